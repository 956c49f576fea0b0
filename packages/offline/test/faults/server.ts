import type { Document } from '@brieflotse/contract'
import type { Action } from './story.ts'
import type { Carrier } from './line.ts'

/** The server of a story: made up, or the real one in a process of its own. */
export type StoryServer = Carrier & {
  /** The numbers of the user and of a visitor. */
  users: [number, number]
  /** Every document of the user. */
  rows(): Promise<Document[]>
  /** The letter of every order that is or will be posted. */
  ordered(): Promise<number[]>
  /** The idempotency keys that it acted on. */
  acted(): Promise<string[]>
  /** Does something on another device of the user; `id` is null for an upload. */
  elsewhere(action: Action, id: number | null): Promise<void>
  /** Who the device's cookie belongs to from now on. */
  logIn(user: 1 | 2): Promise<void>
  stop(): Promise<void>
}
