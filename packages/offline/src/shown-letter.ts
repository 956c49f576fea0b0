import { unsentLetter } from '@brieflotse/contract'
import { nameOfText } from './letter-names.ts'
import { orderingOf } from './outbox/letter-patches.ts'
import type { LetterRow, OutboxEntry } from './rows.ts'

/** A letter as screens show it. `id` is null as long as it is not on the server; then `clientId` names it. */
export type ShownLetter = Omit<LetterRow, 'id' | 'userId' | 'serverContent' | 'erasing'> & {
  id: number | null
  /** As long as it is not on the server: the documents of which copies go along. */
  copies?: number[]
}

/** What a letter is found by: the same before and after it got its number. */
export const keyOfLetter = ({ id, clientId }: Pick<ShownLetter, 'id' | 'clientId'>): string =>
  clientId ?? String(id)

/** The letter that an entry is to make, with what waits behind it; null for any other entry. */
export function shownOf(entry: OutboxEntry, entries: OutboxEntry[]): ShownLetter | null {
  const { id: clientId, letter, documentId, addedAt } = entry
  if (!letter || documentId === null) return null
  const behind = entries.filter(({ letterKey }) => letterKey === clientId)
  if (behind.some(({ kind }) => kind === 'erase-letter')) return null
  const order = behind.find(({ mailing }) => mailing)
  const content = behind.findLast(({ textEdit }) => textEdit)?.textEdit?.to ?? letter.content
  const about = { clientId, documentId, generatedDate: addedAt }
  const ordering = order ? orderingOf(order) : null
  const shown = { ...unsentLetter, ...letter, ...nameOfText(letter), content, ...about }
  return { id: null, ...shown, ordering, canceling: false }
}
