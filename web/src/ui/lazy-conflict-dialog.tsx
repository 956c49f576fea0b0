import { lazy, Suspense } from 'react'
import type { ConflictQuestion } from './conflict-dialog.tsx'

const MendDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

/** The conflict dialog for a stuck outbox entry. Open while it is rendered; its code is loaded on first use. */
export function LazyConflictDialog(question: ConflictQuestion) {
  return (
    <Suspense>
      <MendDialog {...question} />
    </Suspense>
  )
}
