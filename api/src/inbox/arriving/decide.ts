import type { MailChecks, MailDecision } from '@brieflotse/contract'
import type { Db, Tx } from '../../db/open.ts'
import type { ArrivedMail, Arrivals } from './arrivals.ts'
import { decideSender } from './senders.ts'

type Deps = { db: Db; files: { collect(hashes: string[]): Promise<void> }; arrivals: Arrivals }

/** Applies the user's decision about a waiting mail. It ignores a mail that is gone or belongs to another user. */
export async function decide(
  { db, files, arrivals }: Deps,
  userId: number,
  id: number,
  decision: MailDecision,
): Promise<void> {
  const gone = await db.write(async (tx) => {
    const row = await arrivals.byId(tx, id)
    if (!row || row.user_id !== userId || !['held', 'problem'].includes(row.state)) return []
    const settle = async (rows: ArrivedMail[]) => {
      for (const one of rows) await arrivals.settle(tx, one.id)
      return rows.flatMap(({ file_hash }) => file_hash ?? [])
    }
    if (decision === 'delete') return settle([row])
    if (row.state !== 'held') return []
    if (decision === 'once' || row.from_address === null) {
      if (decision === 'block') return settle([row])
      await arrivals.accept(tx, id)
      return []
    }
    const others = await ofSender(tx, row)
    if (decision === 'block') {
      await decideSender(tx, userId, { address: row.from_address, state: 'blocked', proven: false })
      return settle([row, ...others])
    }
    const proven = isProven(row)
    await decideSender(tx, userId, { address: row.from_address, state: 'allowed', proven })
    await arrivals.accept(tx, id)
    // The user allowed the sender, so the sender's other mails are accepted too, if they are authenticated at least as well.
    for (const other of others) {
      if (other.confirmation === null && (isProven(other) || (!proven && !isFalse(other)))) {
        await arrivals.accept(tx, other.id)
      }
    }
    return []
  })
  await files.collect(gone)
  if (decision === 'delete' || decision === 'block') await db.scrub()
}

const ofSender = (tx: Tx, { id, user_id, from_address }: ArrivedMail) =>
  tx
    .selectFrom('arrived_mails')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('state', '=', 'held')
    .where('from_address', '=', from_address)
    .where('id', '!=', id)
    .execute()

const authenticOf = ({ checks }: ArrivedMail) =>
  checks === null ? 'unknown' : (JSON.parse(checks) as MailChecks).authentic
const isProven = (row: ArrivedMail) => authenticOf(row) === 'proven'
const isFalse = (row: ArrivedMail) => authenticOf(row) === 'failed'
