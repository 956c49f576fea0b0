import { lazy, Suspense } from 'react'
import { aMomentLater } from '../a-moment-later.ts'

const LateCount = lazy(async () => {
  await aMomentLater()
  return { default: (await import('./late-count.tsx')).LateCount }
})

/** The number of overdue deadlines; its code is loaded after the first screen. */
export function LateBadge({ className }: { className: string }) {
  return (
    <Suspense>
      <LateCount className={className} />
    </Suspense>
  )
}
