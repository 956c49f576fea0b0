import type { noSessionCookie, User } from '@brieflotse/contract'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keptLanguage } from './text/kept-language.ts'
import { paths } from './ui/paths.ts'
import { type Leaving, type Session, SessionContext } from './session/session.ts'
import { notify, notifyFailure } from './ui/toast.tsx'

/** The local database and its sync code, loaded separately, because the login page does not need them. */
const fetchOffline = () => import('./signed-in.ts')

const fetchRestoring = () => import('./restoring.ts')

/** The session was ended elsewhere, so the letters on this device must become unreadable. */
async function endHere(userId: number, epoch: string | undefined): Promise<void> {
  const { endSession, notifyEnd } = await fetchRestoring()
  await endSession(userId, epoch)
  await notifyEnd(userId)
}

type Open = Extract<Session, { state: 'in' }>

async function shut({ sync, db }: Open): Promise<void> {
  await sync.stop()
  db.close()
}

/** Finds out who is logged in, opens that user's database and syncs it with the server. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // on the login page, a visitor without a session needs no lookup
  const { pathname } = useLocation()
  const [isOut] = useState(() => pathname === paths.auth && hasNoSession())
  const [session, setSession] = useState<Session>(
    isOut ? { state: 'out', left: false } : { state: 'resolving' },
  )
  const open = useRef<Open | null>(null)
  const leaving = useRef(false)
  /** Counts calls of `enter`. Opening is asynchronous, and only the last call counts. */
  const entering = useRef(0)
  const stopListening = useRef(() => {})

  const close = useCallback((left: boolean) => {
    entering.current += 1
    if (open.current) void shut(open.current)
    open.current = null
    setSession({ state: 'out', left })
  }, [])

  const enter = useCallback(
    async (user: User, tried = false) => {
      if (open.current?.user.id === user.id) {
        open.current = { ...open.current, user }
        setSession(open.current)
        return
      }
      if (open.current) void shut(open.current)
      open.current = null
      entering.current += 1
      const turn = entering.current
      const offline = await fetchOffline()
      const { checkDatabase, onSignedOut, openDatabase, shownFailure, startSync } = offline
      if (turn !== entering.current) return
      const db = openDatabase(user.id, () => {
        if (open.current?.db === db && !leaving.current) location.reload()
      })
      // no screen may read a broken database
      const condition = await checkDatabase(db)
      if (turn !== entering.current || condition === 'broken') {
        db.close()
        if (turn === entering.current) setSession({ state: 'broken', user, tried })
        return
      }
      stopListening.current()
      stopListening.current = onSignedOut(({ deleted, epoch }) => {
        if (!open.current || leaving.current) return
        close(false)
        if (deleted !== null) notifyFailure(shownFailure(deleted).text)
        const wiped = deleted === null ? endHere(user.id, epoch) : offline.wipeDeleted(user)
        wiped.catch((error: unknown) => console.error(error))
      })
      open.current = { state: 'in', user, db, sync: startSync(db) }
      setSession(open.current)
    },
    [close],
  )

  const restore = useCallback(async () => {
    if (session.state !== 'broken') return
    const { restoreDatabase, restoreText } = await fetchRestoring()
    const { kept, lost } = await restoreDatabase(session.user.id)
    await enter(session.user, true)
    if (!open.current) return
    if (lost) notifyFailure(restoreText.done, restoreText.lost({ count: lost }))
    else notify(restoreText.done, kept > 0 ? restoreText.kept({ count: kept }) : undefined)
  }, [session, enter])

  const leave = useCallback(
    async ({ everywhere = false, first, by }: Leaving = {}) => {
      leaving.current = true
      try {
        const { logoutDevice, logoutAllDevices } = await fetchOffline()
        await first?.()
        // no screen may read the database while it is wiped
        setSession({ state: 'resolving' })
        await (by ?? (everywhere ? logoutAllDevices : logoutDevice))()
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
    if (isOut) return
    let gone = false
    /** Opens the database of the user stored on this device at once. The server's response comes later and takes precedence. */
    async function resolve() {
      const kept = keptLanguage()
      const { followLanguage, getDeviceUser, getSession, isChoiceWaiting } = await fetchOffline()
      const known = await getDeviceUser()
      if (gone) return
      if (known) await enter(known)
      if (gone) return
      const before = open.current
      // starts before the request, because its response may be older than a choice on this device; nothing waits for it
      const isChosen = before === null ? Promise.resolve(false) : isChoiceWaiting(before.db)
      const { user } = known || !hasNoSession() ? await getSession() : { user: null }
      isChosen.then((chosen) => user && followLanguage(user, chosen, kept)).catch(console.error)
      // a login or logout in the meantime takes precedence
      if (gone || open.current !== before) return
      if (user) await enter(user)
      else close(false)
    }
    void resolve()
    return () => {
      gone = true
    }
  }, [isOut, enter, close])

  useEffect(
    () => () => {
      entering.current += 1
      stopListening.current()
      if (open.current) void shut(open.current)
      open.current = null
    },
    [],
  )

  const handle = useMemo(
    () => ({ session, enter, leave, restore }),
    [session, enter, leave, restore],
  )
  return <SessionContext value={handle}>{children}</SessionContext>
}

// repeated here, because an import from the contract package would add all of it to the first load
const noSessionName: typeof noSessionCookie = 'brieflotse-visitor'

/** Whether a cookie of the server says that this browser has no session. False if unknown. */
function hasNoSession(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${noSessionName}=`))
}
