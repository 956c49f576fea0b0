import { lazy, Suspense } from 'react'
import type { Confirmation } from './confirm-dialog.tsx'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}))

/** Asks before something is lost for good. Open while it is rendered; its code comes with the first question. */
export function Confirm(question: Confirmation) {
  return (
    <Suspense>
      <ConfirmDialog {...question} />
    </Suspense>
  )
}
