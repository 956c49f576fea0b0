import { lazy, Suspense } from 'react'
import type { LogoutConfirmation } from './logout.ts'

const LogoutDialog = lazy(async () => ({
  default: (await import('./logout-dialog.tsx')).LogoutDialog,
}))

/** Tells before logout which data it deletes from this device. */
export function LogoutQuestion(asked: LogoutConfirmation) {
  if (!asked.losses) return null
  return (
    <Suspense>
      <LogoutDialog {...asked} losses={asked.losses} />
    </Suspense>
  )
}
