import {
  type DocumentRow,
  firstLineOf,
  isAhead,
  longestPause,
  nameOfText,
  type OutboxEntry,
} from '@brieflotse/offline'
import { changesText } from '../../text/changes.ts'
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
export function entryName(entry: OutboxEntry, row: DocumentRow | undefined): string {
  const { letter, letterTitle: title, letterTitleSaid: titleSaid } = entry
  if (letter) return letterTitle(nameOfText(letter))
  if (title) return letterTitle({ title, titleSaid })
  if (row) return titleOf(row)
  const [first, ...more] = entry.files
  const line = firstLineOf(entry.content ?? '')
  if (line) return first ? changesText.files({ first: line, count: entry.files.length }) : line
  if (!first) return changesText.unknown
  return more.length === 0
    ? first.name
    : changesText.files({ first: first.name, count: entry.files.length })
}

/** "Archive: Nordlicht Energie GmbH". */
export function entryText(entry: OutboxEntry, row: DocumentRow | undefined): string {
  return changesText.what({ does: changesText.kinds[entry.kind].does, name: entryName(entry, row) })
}

/** What an entry is doing, truthfully: stuck, on its way, or what it waits for. */
export function stateText(entry: OutboxEntry, { entries, sync, now }: Around): string {
  const { states, kinds } = changesText
  if (entry.state === 'stuck') return kinds[entry.kind].stuck
  if (entry.state === 'sending') {
    const percent = Math.round(entry.sent * 100)
    return percent > 0 ? states.sendingPart({ percent }) : states.sending
  }
  const before = aheadOf(entry, entries)
  if (before) return before.state === 'stuck' ? states.behindStuck : states.behind
  if (sync === 'signed-out') return states.login
  if (sync === 'offline' || entry.error?.code === 'offline') return states.connection
  const seconds = secondsLeft(entry, now)
  return seconds > 0 ? states.again({ seconds }) : states.turn
}

/** "The upload: waiting for a connection", on what the change belongs to. */
export function ownText(entry: OutboxEntry, around: Around): string {
  const state = stateText(entry, around)
  const stateInside = `${state[0]?.toLowerCase()}${state.slice(1)}`
  return changesText.own({ what: changesText.kinds[entry.kind].own, state, stateInside })
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
