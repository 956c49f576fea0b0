import { unsentLetter } from '@brieflotse/contract'
import { orderingOf } from './outbox/letter-patches.ts'
import type { LetterRow, OutboxEntry } from './rows.ts'

/** A letter as screens show it. `id` is null as long as it is not on the server; then `clientId` names it. */
export type ShownLetter = Omit<LetterRow, 'id' | 'userId' | 'serverContent' | 'erasing'> & {
  id: number | null
  /** As long as it is not on the server: the documents of which copies go along. */
  copies?: number[]
}

/** The letter that an entry is to make, with what waits behind it; null for any other entry. */
export function shownOf(entry: OutboxEntry, entries: OutboxEntry[]): ShownLetter | null {
  const { id: clientId, letter, documentId, addedAt } = entry
  if (!letter || documentId === null) return null
  const order = entries.find(({ letterKey }) => letterKey === clientId)
  const about = { clientId, documentId, generatedDate: addedAt }
  const ordering = order ? orderingOf(order) : null
  return { id: null, ...unsentLetter, ...letter, ...about, ordering, canceling: false }
}
