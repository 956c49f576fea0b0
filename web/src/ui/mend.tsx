import { lazy, Suspense } from 'react'
import type { MendQuestion } from './mend-dialog.tsx'

const MendDialog = lazy(async () => ({
  default: (await import('./mend-dialog.tsx')).MendDialog,
}))

/** For an entry that is stuck with `conflict`. Open while it is rendered; its code comes with the first question. */
export function Mend(question: MendQuestion) {
  return (
    <Suspense>
      <MendDialog {...question} />
    </Suspense>
  )
}
