import {
  type DocumentRow,
  firstLineOf,
  isAhead,
  longestPause,
  nameOfText,
  type OutboxEntry,
} from '@brieflotse/offline'
import { text } from '../../text/text.ts'
import { titleOf } from '../title.ts'
import { letterTitle } from '../message-text.tsx'

/** What is around an entry: the rest of the outbox, in order, and whether anything can be sent right now. */
export type Around = {
  entries: OutboxEntry[]
  sync: 'idle' | 'running' | 'offline' | 'signed-out'
  /** Milliseconds since 1970. */
  now: number
}

/** What an entry is about: a document, or what was not one yet. */
export function nameOf(entry: OutboxEntry, row: DocumentRow | undefined): string {
  const { letter, letterTitle: title, letterTitleSaid: titleSaid } = entry
  if (letter) return letterTitle(nameOfText(letter))
  if (title) return letterTitle({ title, titleSaid })
  if (row) return titleOf(row)
  const [first, ...more] = entry.files
  const line = firstLineOf(entry.content ?? '')
  if (line) return first ? text.waiting.files(line, entry.files.length) : line
  if (!first) return text.waiting.unknown
  return more.length === 0 ? first.name : text.waiting.files(first.name, entry.files.length)
}

/** "Archive: Nordlicht Energie GmbH". */
export function whatText(entry: OutboxEntry, row: DocumentRow | undefined): string {
  return text.waiting.what(text.waiting.kinds[entry.kind].does, nameOf(entry, row))
}

/** What an entry is doing, truthfully: stuck, on its way, or what it waits for. */
export function stateText(entry: OutboxEntry, { entries, sync, now }: Around): string {
  const { states, kinds } = text.waiting
  if (entry.state === 'stuck') return kinds[entry.kind].stuck
  if (entry.state === 'sending') {
    const percent = Math.round(entry.sent * 100)
    return percent > 0 ? states.sendingPart(percent) : states.sending
  }
  const before = aheadOf(entry, entries)
  if (before) return before.state === 'stuck' ? states.behindStuck : states.behind
  if (sync === 'signed-out') return states.login
  if (sync === 'offline' || entry.error?.code === 'offline') return states.connection
  const seconds = secondsLeft(entry, now)
  return seconds > 0 ? states.again(seconds) : states.turn
}

/** Of one thing one change after the other is sent: the first that has to go before this one. */
function aheadOf(entry: OutboxEntry, entries: OutboxEntry[]): OutboxEntry | undefined {
  return entries.find((other) => isAhead(other, entry))
}

/** Full seconds until the next try; 0 when there is no pause, or one that a clock set back made up. */
function secondsLeft({ state, nextAt }: OutboxEntry, now: number): number {
  const left = nextAt - now
  return state === 'waiting' && left > 0 && left <= longestPause ? Math.ceil(left / 1000) : 0
}

/** "2 changes are waiting", with those that are stuck named first. */
export function countText(entries: OutboxEntry[]): string {
  const stuck = entries.filter(({ state }) => state === 'stuck').length
  return text.waiting.count(entries.length - stuck, stuck)
}
