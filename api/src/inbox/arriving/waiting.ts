import type { HeldMail, Inbox } from '@brieflotse/contract'
import type { Db } from '../../db/open.ts'
import type { ArrivedMail } from './arrivals.ts'

const inWork: ArrivedMail['state'][] = ['new', 'accepted']

/** Everything that waits for a user, the newest first, and the senders they decided about. */
export async function inboxOf(db: Db['read'], userId: number): Promise<Inbox> {
  const rows = await db
    .selectFrom('arrived_mails')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '!=', 'settled')
    .orderBy('id', 'desc')
    .execute()
  const senders = await db
    .selectFrom('mail_senders')
    .select(['id', 'address', 'state'])
    .where('user_id', '=', userId)
    .orderBy('address')
    .execute()
  return {
    mails: rows.filter(({ state }) => !inWork.includes(state)).map(shown),
    senders,
    inWork: rows.filter(({ state }) => inWork.includes(state)).length,
  }
}

function shown(row: ArrivedMail): HeldMail {
  return {
    id: row.id,
    from: row.from_address,
    fromName: row.from_name ?? '',
    subject: row.subject ?? '',
    receivedAt: row.received_at,
    byteSize: row.byte_size,
    checks: row.checks === null ? null : (JSON.parse(row.checks) as HeldMail['checks']),
    confirmation:
      row.confirmation === null ? null : (JSON.parse(row.confirmation) as HeldMail['confirmation']),
    problem: row.state === 'problem' ? row.reason : null,
  }
}
