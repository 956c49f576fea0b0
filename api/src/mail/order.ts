import { AppError, type MailOrder, message, type User } from '@brieflotse/contract'
import { dayInGermany } from '@brieflotse/rules'
import { writerOf } from '@brieflotse/writing'
import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { creditsOf, findSignature } from '../account/store.ts'
import type { Db, Tx } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import { storedAnswer, type Once, once } from '../http/once.ts'
import { aboutLetter, type StoredLetter, type Letters } from '../letters/store.ts'
import type { Mail } from '../providers/mail/mail.ts'
import type { StagedContent, Storage } from '../providers/storage/storage.ts'
import { type LetterPreparer, refuseProblems, withLimits } from './prepare.ts'
import { priceOf } from './quote.ts'
import { checkCredits, type Orders } from './store.ts'

export type OrderingDeps = {
  db: Db
  storage: Storage
  files: {
    keep<T>(
      drafts: StagedContent[],
      commit: (record: (tx: Tx) => Promise<void>) => Promise<T>,
    ): Promise<T>
    collect(hashes: string[]): Promise<void>
  }
  letters: Letters
  orders: Orders
  mail: Mail
  prints: LetterPreparer
}

export type Ordered = { id: number; trackingId: string }

/**
 * Orders a letter to be posted. Slow steps that may fail come first: printing, checking and the price request. Then order, credits
 * and job are written in one transaction, provided the letter is still the one that was printed.
 */
export async function orderLetter(
  deps: OrderingDeps,
  idempotency: Once,
  wanted: { user: User; order: MailOrder },
): Promise<Ordered> {
  const before = () => storedAnswer<Ordered>(deps.db.read, idempotency)
  const known = await before()
  if (known) return known
  try {
    return await orderNow(deps, idempotency, wanted)
  } catch (error) {
    // The second request of a double click may fail because the first one succeeded. Then it gets the first one's response.
    const twin = await before()
    if (twin) return twin
    throw error
  }
}

async function orderNow(
  deps: OrderingDeps,
  idempotency: Once,
  { user, order }: { user: User; order: MailOrder },
): Promise<Ordered> {
  const { db, storage, files, letters, orders, mail, prints } = deps
  const letter = existing(await letters.find(user.id, order.responseLetterID))
  if (letter.sent_at !== null) throw new AppError('already-mailed')
  checkCredits(await creditsOf(db.read, user.id))
  const { deliveryOption: option, printOptions: print } = order
  if (!mail.options.includes(option)) throw new AppError('option-not-offered')
  const signature = await findSignature(db.read, user.id)
  const pressed = withLimits(await prints.prepare(letter, user, mail.layout(option)), mail)
  refuseProblems(pressed)
  const { bytes, pages, recipient } = pressed
  const price = await priceOf(mail, { pages, option, print })
  checkPrice(order.price, price)

  const draft = await storage.write(single(bytes), { maxBytes: bytes.length })
  try {
    return await files.keep([draft], (record) =>
      db.write((tx) =>
        once(tx, idempotency, async () => {
          await record(tx)
          await checkSame(tx, letter, user, signature?.at)
          const trackingId = `BL${randomBytes(9).toString('hex').toUpperCase()}`
          const id = await orders.add(tx, {
            userId: user.id,
            letterId: letter.id,
            reference: randomUUID(),
            trackingId,
            provider: mail.name,
            practice: mail.practice,
            option,
            print,
            recipient,
            pdfHash: draft.hash,
            pages,
            price,
            estimatedOn: mail.estimate(option, dayInGermany(new Date())),
          })
          return { answer: { id, trackingId }, about: aboutLetter(letter.id) }
        }),
      ),
    )
  } finally {
    await draft.drop()
    // Deletes the file if the commit failed or the order already existed.
    await files.collect([draft.hash])
  }
}

async function* single(bytes: Uint8Array) {
  yield bytes
}

function checkPrice(confirmed: number | undefined, now: number): void {
  if (confirmed === undefined || confirmed === now) return
  const said = message('mail.price-now', { now: { cents: now }, before: { cents: confirmed } })
  throw new AppError('price-changed', said)
}

/** The order must be for the printed text. A change made meanwhile is neither posted unseen nor lost. */
async function checkSame(
  tx: Tx,
  letter: StoredLetter,
  user: User,
  signedAt?: string,
): Promise<void> {
  const now = await tx
    .selectFrom('response_letters')
    .select(['content', 'title', 'title_id', 'recipient_name', 'recipient_address', 'attachments'])
    .where('id', '=', letter.id)
    .executeTakeFirstOrThrow(() => new AppError('not-found'))
  const isSame =
    now.content === letter.content &&
    now.title === letter.title &&
    now.title_id === letter.title_id &&
    now.recipient_name === letter.recipient_name &&
    now.recipient_address === letter.recipient_address &&
    now.attachments === letter.attachments
  const signature = await findSignature(tx, user.id)
  if (!isSame || signature?.at !== signedAt || !(await isSameSender(tx, user))) {
    throw new AppError('conflict')
  }
}

async function isSameSender(tx: Tx, user: User): Promise<boolean> {
  const now = await tx
    .selectFrom('users')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'address',
      'postal_code as postalCode',
      'city',
      'phone',
      'email',
    ])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow(() => new AppError('not-found'))
  return isDeepStrictEqual(writerOf(now), writerOf({ ...nobody, ...user }))
}

const nobody = {
  firstName: null,
  lastName: null,
  address: null,
  postalCode: null,
  city: null,
  phone: null,
  email: null,
}
