import { heldShares, outboxEntries } from '@brieflotse/offline'
import { useCallback, useState } from 'react'
import { text } from '../text/text.ts'
import { useSessionHandle, useSignedIn } from './session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

/** The data that a logout would permanently delete from this device. */
export type Losses = { changes: number; drafts: number; shares: number }

export type LogoutConfirmation = Pick<ReturnType<typeof useLogout>, 'losses' | 'run' | 'stay'> & {
  everywhere?: boolean
}

/**
 * Logs out. It asks first if there is unsent data, because logout wipes this device. `always`: asks in any case. `everywhere`: logs out on
 * all devices, which needs a connection and also asks.
 */
export function useLogout({ always = false, everywhere = false } = {}) {
  const { leave } = useSessionHandle()
  const { db } = useSignedIn()
  const [losses, setLosses] = useState<Losses | null>(null)

  const logOut = useCallback(async () => {
    setLosses(null)
    await leave({ everywhere })
    notify(text.account.loggedOut, text.account.loggedOutLong)
  }, [leave, everywhere])
  const check = useCallback(async () => {
    const [entries, drafts, shares] = await Promise.all([
      outboxEntries(db),
      db.drafts.count(),
      heldShares(),
    ])
    const lost = { changes: entries.length, drafts, shares: shares.length }
    if (always || everywhere || lost.changes + lost.drafts + lost.shares > 0) setLosses(lost)
    else await logOut()
  }, [db, always, everywhere, logOut])

  const [ask, asking] = useAction(check, text.account.logoutFailed)
  const [run, running] = useAction(logOut, text.account.logoutFailed)
  return { ask, run, busy: asking || running, losses, stay: () => setLosses(null) }
}
