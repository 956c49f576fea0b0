import {
  type DocumentRow,
  firstLineOf,
  isAhead,
  longestPause,
  nameOfText,
  type OutboxEntry,
} from '@brieflotse/offline'
import { changesText } from '../text/changes.ts'
import { titleOf } from '../letters/title.ts'
import { letterTitle } from '../ui/message-text.tsx'

/** The context of an entry: the whole outbox in order, the connection and the current time. */
export type Around = {
  entries: OutboxEntry[]
  sync: 'idle' | 'running' | 'offline' | 'signed-out'
  /** Milliseconds since 1970. */
  now: number
}

/** The subject of an entry: the name of its document, or of the file or mail that will become one. */
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

/** The current state of an entry: stuck, being sent, or the reason why it waits. */
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

/** "The upload: waiting for a connection", for display on the document itself. */
export function ownText(entry: OutboxEntry, around: Around): string {
  const state = stateText(entry, around)
  const stateInside = `${state[0]?.toLowerCase()}${state.slice(1)}`
  return changesText.own({ what: changesText.kinds[entry.kind].own, state, stateInside })
}

/** Changes to one item are sent in order: the first entry that must go before this one. */
function aheadOf(entry: OutboxEntry, entries: OutboxEntry[]): OutboxEntry | undefined {
  return entries.find((other) => isAhead(other, entry))
}

/** Whole seconds until the next retry; 0 without a pause, or if the pause only results from a clock that was set back. */
function secondsLeft({ state, nextAt }: OutboxEntry, now: number): number {
  const left = nextAt - now
  return state === 'waiting' && left > 0 && left <= longestPause ? Math.ceil(left / 1000) : 0
}
