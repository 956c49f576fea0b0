import type { Document } from '@brieflotse/contract'
import type { Action } from './story.ts'
import type { Carrier } from './line.ts'

/** The server of a story: the fake one, or the real one in a process of its own. */
export type StoryServer = Carrier & {
  /** Ids of the user and of a second one. */
  users: [number, number]
  /** Every document of the user. */
  rows(): Promise<Document[]>
  /** The letters of all orders that are or will be posted. */
  ordered(): Promise<number[]>
  /** The idempotency keys of processed requests. */
  acted(): Promise<string[]>
  /** Performs an action on another device of the user; `id` is null for an upload. */
  elsewhere(action: Action, id: number | null): Promise<void>
  /** Sets the user of the device's session cookie. */
  logIn(user: 1 | 2): Promise<void>
  stop(): Promise<void>
}
