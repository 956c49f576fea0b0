import type { noSessionCookie, User } from '@brieflotse/contract'
import type { Leaving, Session } from './session/session.ts'
import { keptLanguage } from './text/kept-language.ts'
import { notify, notifyFailure } from './ui/toast.tsx'

/** The local database and its sync code, loaded separately, because the login page does not need them. */
const fetchOffline = () => import('./signed-in.ts')

const fetchRestoring = () => import('./restoring.ts')

type Open = Extract<Session, { state: 'in' }>

/** Finds out who is logged in, opens that user's database and syncs it with the server. */
export class SessionMachine {
  #state: Session
  readonly #listeners = new Set<() => void>()
  #open: Open | null = null
  #isLeaving = false
  /** Changes whenever a database is opened or closed. An opening that began before that is dropped. */
  #turn = 0
  #stopListening = () => {}

  /** `isOut`: nobody is logged in, so no lookup is needed. */
  constructor(readonly isOut: boolean) {
    this.#state = isOut ? { state: 'out', left: false } : { state: 'resolving' }
  }

  /** Fits React's useSyncExternalStore, as `subscribe` does. */
  readonly getState = (): Session => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly enter = async (user: User, tried = false): Promise<void> => {
    if (this.#open?.user.id === user.id) {
      this.#open = { ...this.#open, user }
      this.#become(this.#open)
      return
    }
    const turn = this.#shut()
    const offline = await fetchOffline()
    if (turn !== this.#turn) return
    const db = offline.openDatabase(user.id, () => {
      if (this.#open?.db === db && !this.#isLeaving) location.reload()
    })
    // no screen may read a broken database
    const condition = await offline.checkDatabase(db)
    if (turn !== this.#turn || condition === 'broken') {
      db.close()
      if (turn === this.#turn) this.#become({ state: 'broken', user, tried })
      return
    }
    this.#stopListening()
    this.#stopListening = offline.onSignedOut(({ deleted, epoch }) => {
      if (!this.#open || this.#isLeaving) return
      this.#close(false)
      if (deleted !== null) notifyFailure(offline.shownFailure(deleted).text)
      const wiped = deleted === null ? endHere(user.id, epoch) : offline.wipeDeleted(user)
      wiped.catch((error: unknown) => console.error(error))
    })
    this.#open = { state: 'in', user, db, sync: offline.startSync(db) }
    this.#become(this.#open)
  }

  readonly restore = async (): Promise<void> => {
    if (this.#state.state !== 'broken') return
    const { user } = this.#state
    const { restoreDatabase, restoreText } = await fetchRestoring()
    const { kept, lost } = await restoreDatabase(user.id)
    await this.enter(user, true)
    if (!this.#open) return
    if (lost) notifyFailure(restoreText.done, restoreText.lost({ count: lost }))
    else notify(restoreText.done, kept > 0 ? restoreText.kept({ count: kept }) : undefined)
  }

  readonly leave = async ({ everywhere = false, first, by }: Leaving = {}): Promise<void> => {
    this.#isLeaving = true
    try {
      const { logoutDevice, logoutAllDevices } = await fetchOffline()
      await first?.()
      // no screen may read the database while it is wiped
      this.#become({ state: 'resolving' })
      await (by ?? (everywhere ? logoutAllDevices : logoutDevice))()
      this.#close(true)
    } catch (error) {
      if (this.#open) this.#become(this.#open)
      throw error
    } finally {
      this.#isLeaving = false
    }
  }

  /** Looks for the user until the returned function is called, which closes everything. */
  start(): () => void {
    let isGone = false
    if (!this.isOut) void this.#resolve(() => isGone)
    return () => {
      isGone = true
      this.#shut()
      this.#stopListening()
    }
  }

  /** Opens the database of the user stored on this device at once. The server's response comes later and takes precedence. */
  async #resolve(isGone: () => boolean): Promise<void> {
    const kept = keptLanguage()
    const { followLanguage, getDeviceUser, getSession, isChoiceWaiting } = await fetchOffline()
    const known = await getDeviceUser()
    if (isGone()) return
    if (known) await this.enter(known)
    if (isGone()) return
    const before = this.#open
    // starts before the request, because its response may be older than a choice on this device; nothing waits for it
    const isChosen = before === null ? Promise.resolve(false) : isChoiceWaiting(before.db)
    const { user } = known || !hasNoSession() ? await getSession() : { user: null }
    isChosen.then((chosen) => user && followLanguage(user, chosen, kept)).catch(console.error)
    // a login or logout in the meantime takes precedence
    if (isGone() || this.#open !== before) return
    if (user) await this.enter(user)
    else this.#close(false)
  }

  #close(left: boolean): void {
    this.#shut()
    this.#become({ state: 'out', left })
  }

  /** Closes the open database, and ends what is being opened. Returns the number of the next turn. */
  #shut(): number {
    const open = this.#open
    this.#open = null
    if (open) void open.sync.stop().then(() => open.db.close())
    this.#turn += 1
    return this.#turn
  }

  #become(state: Session): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The session was ended elsewhere, so the letters on this device must become unreadable. */
async function endHere(userId: number, epoch: string | undefined): Promise<void> {
  const { endSession, notifyEnd } = await fetchRestoring()
  await endSession(userId, epoch)
  await notifyEnd(userId)
}

// repeated here, because an import from the contract package would add all of it to the first load
const noSessionName: typeof noSessionCookie = 'brieflotse-visitor'

/** Whether a cookie of the server says that this browser has no session. False if unknown. */
export function hasNoSession(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${noSessionName}=`))
}
