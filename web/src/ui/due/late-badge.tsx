import { lazy, Suspense } from 'react'
import { aMomentLater } from '../a-moment-later.ts'

const LateCount = lazy(async () => {
  await aMomentLater()
  return { default: (await import('./late-count.tsx')).LateCount }
})

/** How many things are late; comes after the first load. */
export function LateBadge({ className }: { className: string }) {
  return (
    <Suspense>
      <LateCount className={className} />
    </Suspense>
  )
}
