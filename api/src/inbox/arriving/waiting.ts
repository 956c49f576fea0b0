import { englishOf, type HeldMail, type Inbox } from '@brieflotse/contract'
import type { Db } from '../../db/open.ts'
import type { ArrivedMail, PartProblem } from './arrivals.ts'

const inWork: ArrivedMail['state'][] = ['new', 'accepted']

/** A user's waiting mails, newest first, and the senders the user has decided about. */
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
  const isProblem = row.state === 'problem' && row.problems !== null
  const problems = isProblem ? (JSON.parse(row.problems!) as PartProblem[]) : null
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
    problem: problems && textOf(problems),
    ...(problems && { problems }),
  }
}

/** The problems in English, one line for each part. */
const textOf = (problems: PartProblem[]) =>
  problems
    .map(({ name, said }) => (name ? `${name}: ${englishOf(said)}` : englishOf(said)))
    .join('\n')
    .slice(0, 1500)
