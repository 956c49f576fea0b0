import { orderingOf } from './outbox/letter-patches.ts'
import type { LetterRow, LetterText, OutboxEntry } from './rows.ts'

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
  return { ...unsent, ...letter, ...about, ordering: order ? orderingOf(order) : null }
}

const unsent: Omit<
  ShownLetter,
  keyof LetterText | 'clientId' | 'documentId' | 'generatedDate' | 'ordering'
> = {
  id: null,
  paid: false,
  paymentDetails: null,
  physicalDelivery: false,
  recipientName: null,
  recipientAddress: null,
  trackingId: null,
  mailSentDate: null,
  sendDate: null,
  estimatedDelivery: null,
  deliveryStatus: null,
  deliveryLocation: null,
  deliveryOption: 'standard',
  cost: null,
  creditsUsed: null,
  lastUpdated: null,
  updatedAt: null,
  mail: null,
  canceling: false,
}
