import type { User } from '@brieflotse/contract'
import type { LocalDatabase, Sync } from '@brieflotse/offline'
import { createContext, use } from 'react'

/** The state of the session. `left`: the user logged out here, so the next login does not return to the previous screen. */
export type Session =
  | { state: 'resolving' }
  | { state: 'out'; left: boolean }
  /** The database cannot be opened. `tried`: a restore did not help. */
  | { state: 'broken'; user: User; tried: boolean }
  | { state: 'in'; user: User; db: LocalDatabase; sync: Sync }

export type SessionHandle = {
  session: Session
  enter: (user: User) => Promise<void>
  /** Replaces a broken database with an empty one. */
  restore: () => Promise<void>
  leave: (how?: Leaving) => Promise<void>
}

/** `by`: ends the session in another way than a logout. `first`: runs before the screen changes, because it can fail. */
export type Leaving = {
  everywhere?: boolean
  first?: () => Promise<void>
  by?: () => Promise<void>
}

export const SessionContext = createContext<SessionHandle | null>(null)

export function useSessionHandle(): SessionHandle {
  const handle = use(SessionContext)
  if (!handle) throw new Error('A session is used outside its provider')
  return handle
}

/** User, database and sync, for screens of logged-in users. Throws without a session. */
export function useSignedIn(): Extract<Session, { state: 'in' }> {
  const { session } = useSessionHandle()
  if (session.state !== 'in') throw new Error('A protected screen is shown without a user')
  return session
}
