import { lazy, Suspense } from 'react'
import type { ConflictQuestion } from '../conflict-dialog.tsx'

const RepriceDialog = lazy(async () => ({
  default: (await import('./reprice-dialog.tsx')).RepriceDialog,
}))

/** The price dialog for an order that is stuck with `price-changed`. Open while it is rendered; its code is loaded on first use. */
export function Reprice(question: ConflictQuestion) {
  return (
    <Suspense>
      <RepriceDialog {...question} />
    </Suspense>
  )
}
