import type { User } from '@brieflotse/contract'
import type { LocalDatabase, Sync } from '@brieflotse/offline'
import { createContext, use } from 'react'

/** Who uses the app. `left`: the user logged out here, so there is no place to come back to. */
export type Session =
  | { state: 'resolving' }
  | { state: 'out'; left: boolean }
  /** The database cannot be opened. `tried`: restoring it did not help. */
  | { state: 'broken'; user: User; tried: boolean }
  | { state: 'in'; user: User; db: LocalDatabase; sync: Sync }

export type SessionHandle = {
  session: Session
  enter: (user: User) => Promise<void>
  /** Replaces a broken database by an empty one. */
  restore: () => Promise<void>
  leave: (how?: Leaving) => Promise<void>
}

/** `by`: another way to end it than logging out. `first`: what may still fail, with the screen as it is. */
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

/** User, database and sync on screens that are shown to logged-in users only. */
export function useSignedIn(): Extract<Session, { state: 'in' }> {
  const { session } = useSessionHandle()
  if (session.state !== 'in') throw new Error('A protected screen is shown without a user')
  return session
}
