import type { ForwardingConfirmation, MailChecks, Said } from '@brieflotse/contract'
import type { Selectable } from 'kysely'
import type { ArrivedMailTable } from '../../db/arrival-tables.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { Queue } from '../../providers/queue/queue.ts'

export type ArrivedMail = Selectable<ArrivedMailTable>

/** A part of a mail that could not be read, and why. */
export type PartProblem = { name: string; said: Said }

/** Who delivered the mail over SMTP. All fields are null if a provider sent it by webhook. */
export type Envelope = { ip: string | null; helo: string | null; sender: string | null }

export type MailInspection = {
  messageKey: string | null
  from: { address: string | null; name: string }
  subject: string
  checks: MailChecks | null
  confirmation: ForwardingConfirmation | null
}

const jobOf = (mailId: number) => ({
  name: 'take-mail',
  payload: { mailId },
  subject: `mail ${mailId}`,
})

const dealtWith = {
  file_hash: null,
  envelope: null,
  from_address: null,
  from_name: null,
  subject: null,
  checks: null,
  confirmation: null,
  problems: null,
} as const

/** Stores incoming mails from the moment they are on the disk until they have become letters or are deleted. */
export class Arrivals {
  readonly #db: Db
  readonly #queue: Queue

  constructor({ db, queue }: { db: Db; queue: Queue }) {
    this.#db = db
    this.#queue = queue
  }

  byId(from: Db['read'] | Tx, id: number) {
    return from.selectFrom('arrived_mails').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** Records a mail for a user and queues its job. Returns false, without a change, if the user already has a mail with this content. */
  async add(
    tx: Tx,
    mail: { userId: number; hash: string; size: number; envelope: Envelope },
  ): Promise<boolean> {
    const row = await tx
      .insertInto('arrived_mails')
      .values({
        user_id: mail.userId,
        state: 'new',
        content_hash: mail.hash,
        file_hash: mail.hash,
        byte_size: mail.size,
        envelope: JSON.stringify(mail.envelope),
        received_at: new Date().toISOString(),
      })
      .onConflict((on) => on.columns(['user_id', 'content_hash']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await this.#queue.add(tx, jobOf(row.id))
    return row !== undefined
  }

  /** Whether another mail of the user has the same key. */
  async isKnown(tx: Tx, { id, user_id }: ArrivedMail, messageKey: string): Promise<boolean> {
    const other = await tx
      .selectFrom('arrived_mails')
      .select('id')
      .where('user_id', '=', user_id)
      .where('message_key', '=', messageKey)
      .where('id', '!=', id)
      .executeTakeFirst()
    return other !== undefined
  }

  /** Stores the result of the inspection, and the next state. */
  async keep(tx: Tx, id: number, state: 'held' | 'accepted', seen: MailInspection): Promise<void> {
    await tx
      .updateTable('arrived_mails')
      .set({
        state,
        message_key: seen.messageKey,
        from_address: seen.from.address,
        from_name: seen.from.name,
        subject: seen.subject,
        checks: seen.checks && JSON.stringify(seen.checks),
        confirmation: seen.confirmation && JSON.stringify(seen.confirmation),
      })
      .where('id', '=', id)
      .execute()
  }

  /** Returns a mail to the waiting list after its import failed, so that the user can allow it again. */
  async holdAgain(tx: Tx, id: number): Promise<void> {
    await moveOn(tx, id, 'accepted', 'held')
  }

  /** Queues a mail to become letters after the user allowed it. */
  async accept(tx: Tx, id: number): Promise<void> {
    await moveOn(tx, id, 'held', 'accepted')
    await this.#queue.add(tx, jobOf(id))
  }

  /** Stores the parts that could not be read, for the user, and removes the mail. */
  async report(tx: Tx, id: number, problems: PartProblem[]): Promise<void> {
    await tx
      .updateTable('arrived_mails')
      .set({
        state: 'problem',
        file_hash: null,
        envelope: null,
        problems: JSON.stringify(problems),
      })
      .where('id', '=', id)
      .execute()
  }

  /** Marks a mail as done: its content is erased, and only the keys that identify it stay. The caller must collect the file. */
  async settle(tx: Tx, id: number): Promise<void> {
    await tx
      .updateTable('arrived_mails')
      .set({ state: 'settled', ...dealtWith, settled_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
  }

  /** How many mails wait for a user's decision, and their size in bytes. */
  async waiting(userId: number): Promise<{ mails: number; bytes: number }> {
    const { mails, bytes } = await this.#db.read
      .selectFrom('arrived_mails')
      .select((eb) => [
        eb.fn.countAll<number>().as('mails'),
        eb.fn.coalesce(eb.fn.sum<number>('byte_size'), eb.lit(0)).as('bytes'),
      ])
      .where('user_id', '=', userId)
      .where('state', 'in', ['new', 'held', 'accepted'])
      .executeTakeFirstOrThrow()
    return { mails, bytes }
  }

  /** How many mails of all users wait for inspection. */
  async backlog(): Promise<number> {
    const { mails } = await this.#db.read
      .selectFrom('arrived_mails')
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .where('state', 'in', ['new', 'accepted'])
      .executeTakeFirstOrThrow()
    return mails
  }
}

/** Changes the state of a mail that is in the state `from`. */
async function moveOn(
  tx: Tx,
  id: number,
  from: 'held' | 'accepted',
  to: 'held' | 'accepted',
): Promise<void> {
  await tx
    .updateTable('arrived_mails')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .execute()
}
