import { lazy, Suspense } from 'react'
import type { ConflictQuestion } from './conflict-dialog.tsx'

const MendDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

/** For an entry that is stuck with `conflict`. Open while it is rendered; its code comes with the first question. */
export function LazyConflictDialog(question: ConflictQuestion) {
  return (
    <Suspense>
      <MendDialog {...question} />
    </Suspense>
  )
}
