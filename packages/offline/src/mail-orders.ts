import {
  AppError,
  isOrderRunning,
  type MailQuote,
  type PrintOptions,
  quoteMail,
} from '@brieflotse/contract'
import { callEndpoint } from './call/call.ts'
import type { LocalDatabase } from './db.ts'
import { withRoom } from './kept/room.ts'
import { letterFields } from './letter-names.ts'
import { type LetterKey, type ShownLetter, storedLetter } from './letters.ts'
import { applyLetterPatches } from './outbox/letter-patches.ts'
import { ordersOf } from './outbox/orders-of.ts'
import { begunAnew, newEntry } from './outbox/outbox.ts'
import type { MailRequest } from './outbox/entries.ts'
import { rememberedUser, refreshUser } from './device-database.ts'

/**
 * Queues an order to post a letter. Returns the entry's id, which is the order's idempotency key: ordering again while the first waits
 * returns the same entry; a refused one is replaced. The letter itself is uploaded first. Throws `AppError` (`already-mailed`, `not-found`,
 * `device-full`), and then queues nothing.
 */
export async function queueMailOrder(
  db: LocalDatabase,
  letter: LetterKey & Pick<ShownLetter, 'title'>,
  mailing: MailRequest,
): Promise<string> {
  return withRoom(db, () =>
    db.transaction('rw', db.outbox, db.letters, async () => {
      const stored = await storedLetter(db, letter)
      if (stored?.physicalDelivery) throw new AppError('already-mailed')
      const about = stored ? { letterId: stored.id } : { letterKey: await keyOf(db, letter) }
      const before = await ordersOf(db, letter.clientId, stored?.id)
      const open = before.find(({ state }) => state !== 'stuck')
      if (open) return open.id
      await db.outbox.bulkDelete(before.map(({ seq }) => seq))
      const entry = newEntry('order-mail', { ...letterFields(letter), ...about, mailing })
      await db.outbox.add({ ...entry })
      if (stored) await applyLetterPatches(db, stored.id)
      return entry.id
    }),
  )
}

/** The id of the entry that creates a letter not yet on the server. */
async function keyOf(db: LocalDatabase, { clientId }: LetterKey): Promise<string> {
  const entry = clientId === null ? undefined : await db.outbox.get({ id: clientId })
  if (!entry?.letter) throw new AppError('not-found')
  return entry.id
}

/** Confirms a new price (cents) for an order that was refused because of the price, and queues it again. */
export async function confirmPrice(
  db: LocalDatabase,
  entryId: string,
  price: number,
): Promise<void> {
  await db.transaction('rw', db.outbox, db.letters, async () => {
    const entry = await db.outbox.get({ id: entryId })
    if (!entry?.mailing || entry.state !== 'stuck') return
    const mailing = { ...entry.mailing, price }
    await db.outbox.update(entry.seq, { ...begunAnew(), mailing })
    if (entry.letterId !== undefined) await applyLetterPatches(db, entry.letterId)
  })
}

/**
 * Queues the cancellation of a letter's newest order. Returns the entry's id. Throws `AppError` (`not-found` if there is nothing to cancel,
 * `device-full`). To cancel an order that was not sent yet, use `discardEntry`.
 */
export async function cancelOrder(db: LocalDatabase, letterId: number): Promise<string> {
  return withRoom(db, () =>
    db.transaction('rw', db.outbox, db.letters, async () => {
      const letter = await db.letters.get(letterId)
      if (!letter?.mail || !isOrderRunning(letter.mail.state)) throw new AppError('not-found')
      const { orderId } = letter.mail
      const line = await db.outbox.where({ letterId }).toArray()
      const before = line.find((entry) => entry.orderId === orderId)
      if (before) return before.id
      const entry = newEntry('cancel-mail', { ...letterFields(letter), letterId, orderId })
      await db.outbox.add({ ...entry })
      await applyLetterPatches(db, letterId)
      return entry.id
    }),
  )
}

/**
 * Asks the server for the price of posting a letter, in cents, and for problems that prevent it. Stores the user's credit balance on this
 * device. Throws `AppError` (`offline`, `not-found`).
 */
export async function askQuote(
  letterId: number,
  { blackAndWhite, doubleSided }: PrintOptions,
  signal?: AbortSignal,
): Promise<MailQuote> {
  const flag = (value: boolean) => (value ? ('true' as const) : ('false' as const))
  const querystring = { blackAndWhite: flag(blackAndWhite), doubleSided: flag(doubleSided) }
  const quote = await callEndpoint(
    quoteMail,
    { params: { id: String(letterId) }, querystring },
    { signal },
  )
  const user = await rememberedUser()
  if (user) await refreshUser({ ...user, credits: quote.balance })
  return quote
}
