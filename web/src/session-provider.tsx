import type { User } from '@brieflotse/contract'
import {
  getDeviceUser,
  getSession,
  logout,
  logoutEverywhere,
  onSignedOut,
  openDatabase,
  startSync,
} from '@brieflotse/offline'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Session, SessionContext } from './ui/session.ts'

type Open = Extract<Session, { state: 'in' }>

async function shut({ sync, db }: Open): Promise<void> {
  await sync.stop()
  db.close()
}

/** Finds out who is logged in, opens their database and keeps it in step with the server. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ state: 'resolving' })
  const open = useRef<Open | null>(null)
  const leaving = useRef(false)

  const close = useCallback((left: boolean) => {
    if (open.current) void shut(open.current)
    open.current = null
    setSession({ state: 'out', left })
  }, [])

  const enter = useCallback((user: User) => {
    if (open.current?.user.id === user.id) {
      open.current = { ...open.current, user }
      setSession(open.current)
      return
    }
    if (open.current) void shut(open.current)
    const db = openDatabase(user.id, () => {
      if (open.current?.db === db && !leaving.current) location.reload()
    })
    open.current = { state: 'in', user, db, sync: startSync(db) }
    setSession(open.current)
  }, [])

  const leave = useCallback(
    async ({ everywhere = false } = {}) => {
      leaving.current = true
      // No screen may read the database while it is wiped.
      setSession({ state: 'resolving' })
      try {
        await (everywhere ? logoutEverywhere() : logout())
        close(true)
      } catch (error) {
        if (open.current) setSession(open.current)
        throw error
      } finally {
        leaving.current = false
      }
    },
    [close],
  )

  useEffect(() => {
    let gone = false
    /** Opens at once for the user of this device; the server's word comes later and counts more. */
    async function resolve() {
      const known = await getDeviceUser()
      if (gone) return
      if (known) enter(known)
      const before = open.current
      const { user } = await getSession()
      // Who logged in or out in the meantime has decided already.
      if (gone || open.current !== before) return
      if (user) enter(user)
      else close(false)
    }
    void resolve()
    const stopListening = onSignedOut(() => {
      if (open.current && !leaving.current) close(false)
    })
    return () => {
      gone = true
      stopListening()
      if (open.current) void shut(open.current)
      open.current = null
    }
  }, [enter, close])

  const handle = useMemo(() => ({ session, enter, leave }), [session, enter, leave])
  return <SessionContext value={handle}>{children}</SessionContext>
}
