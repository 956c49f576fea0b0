import type { User } from '@brieflotse/contract'
import { getSession, logout, onSignedOut, openDatabase, startSync } from '@brieflotse/offline'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Session, SessionContext } from './ui/session.ts'

/** Finds out who is logged in, opens their database and keeps it in step with the server. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ state: 'resolving' })
  const open = useRef<Extract<Session, { state: 'in' }> | null>(null)
  const leaving = useRef(false)

  const close = useCallback((left: boolean) => {
    open.current?.sync.stop()
    open.current?.db.close()
    open.current = null
    setSession({ state: 'out', left })
  }, [])

  const enter = useCallback((user: User) => {
    if (open.current?.user.id === user.id) return
    open.current?.sync.stop()
    const db = openDatabase(user.id, () => {
      if (!leaving.current) location.reload()
    })
    open.current = { state: 'in', user, db, sync: startSync(db) }
    setSession(open.current)
  }, [])

  const leave = useCallback(async () => {
    leaving.current = true
    try {
      await logout()
      close(true)
    } finally {
      leaving.current = false
    }
  }, [close])

  useEffect(() => {
    let gone = false
    void getSession().then(({ user }) => {
      if (gone) return
      if (user) enter(user)
      else setSession({ state: 'out', left: false })
    })
    const stopListening = onSignedOut(() => {
      if (open.current && !leaving.current) close(false)
    })
    return () => {
      gone = true
      stopListening()
    }
  }, [enter, close])

  const handle = useMemo(() => ({ session, enter, leave }), [session, enter, leave])
  return <SessionContext value={handle}>{children}</SessionContext>
}
