import { outboxEntries } from '@brieflotse/offline'
import { useCallback, useState } from 'react'
import { text } from '../text/text.ts'
import { useSessionHandle, useSignedIn } from '../ui/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

/** Logs out; asks first when something has not reached the server, because logging out wipes this device. */
export function useLogout() {
  const { leave } = useSessionHandle()
  const { db } = useSignedIn()
  const [waiting, setWaiting] = useState(0)

  const logOut = useCallback(async () => {
    setWaiting(0)
    await leave()
    notify(text.account.loggedOut, text.account.loggedOutLong)
  }, [leave])
  const check = useCallback(async () => {
    const count = (await outboxEntries(db)).length
    if (count > 0) setWaiting(count)
    else await logOut()
  }, [db, logOut])

  const [ask, asking] = useAction(check, text.account.logoutFailed)
  const [run, running] = useAction(logOut, text.account.logoutFailed)
  return { ask, run, busy: asking || running, waiting, stay: () => setWaiting(0) }
}
