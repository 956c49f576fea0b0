import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { SessionContext } from './session/session.ts'
import { hasNoSession, SessionMachine } from './session-machine.ts'
import { paths } from './ui/paths.ts'

/** Gives the screens the session. On the login page, a visitor without a session needs no lookup. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [machine] = useState(() => new SessionMachine(pathname === paths.auth && hasNoSession()))
  const session = useSyncExternalStore(machine.subscribe, machine.getState)
  useEffect(() => machine.start(), [machine])

  const handle = useMemo(() => {
    const { enter, leave, restore } = machine
    return { session, enter, leave, restore }
  }, [machine, session])
  return <SessionContext value={handle}>{children}</SessionContext>
}
