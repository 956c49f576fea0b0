import { lazy, Suspense } from 'react'
import type { Confirmation } from './confirm-dialog.tsx'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}))

/** Asks for confirmation. Open while it is rendered; its code is loaded on first use. */
export function Confirm(question: Confirmation) {
  return (
    <Suspense>
      <ConfirmDialog {...question} />
    </Suspense>
  )
}
