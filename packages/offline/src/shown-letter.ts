import { unsentLetter } from '@brieflotse/contract'
import { nameOfText } from './letter-names.ts'
import type { OutboxEntry } from './outbox/entries.ts'
import { orderingOf } from './outbox/kinds.ts'
import type { LetterRow } from './rows.ts'

/** A letter as screens show it. `id` is null until it is on the server; `clientId` identifies it until then. */
export type ShownLetter = Omit<LetterRow, 'id' | 'userId' | 'serverContent' | 'erasing'> & {
  id: number | null
  /** Ids of the documents whose copies are attached; only while it is not on the server. */
  copies?: number[]
}

/** The key of a letter, which stays the same when it gets its server id. */
export const keyOfLetter = ({ id, clientId }: Pick<ShownLetter, 'id' | 'clientId'>): string =>
  clientId ?? String(id)

/** The letter that an entry will create, with later entries applied; null for other kinds of entries. */
export function shownOf(entry: OutboxEntry, entries: OutboxEntry[]): ShownLetter | null {
  const { id: clientId, letter, documentId, addedAt } = entry
  if (!letter || documentId === null) return null
  const behind = entries.filter(({ letterKey }) => letterKey === clientId)
  if (behind.some(({ kind }) => kind === 'erase-letter')) return null
  const order = behind.find((one) => one.kind === 'order-mail')
  const content = behind.findLast(({ textEdit }) => textEdit)?.textEdit?.to ?? letter.content
  const about = { clientId, documentId, generatedDate: addedAt }
  const ordering = order ? orderingOf(order) : null
  const shown = { ...unsentLetter, ...letter, ...nameOfText(letter), content, ...about }
  return { id: null, ...shown, ordering, canceling: false }
}
