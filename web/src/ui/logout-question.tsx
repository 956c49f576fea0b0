import { lazy, Suspense } from 'react'
import type { Asked } from './logout.ts'

const LogoutDialog = lazy(async () => ({
  default: (await import('./logout-dialog.tsx')).LogoutDialog,
}))

/** Says what logging out takes from this device, before it does. */
export function LogoutQuestion(asked: Asked) {
  if (!asked.losses) return null
  return (
    <Suspense>
      <LogoutDialog {...asked} losses={asked.losses} />
    </Suspense>
  )
}
