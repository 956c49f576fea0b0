import { findSignature } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { type Packed, pack } from './columns.ts'
import { pastKey } from './past.ts'
import { jsonEntry, type ZipEntry } from './zip-entry.ts'

const secret = ['id', 'password_hash', 'is_admin', 'username_key', 'locked_at']
const ofPayment = ['id', 'user_id', 'claim_id', 'client_secret', 'approve_url', 'payer_email']

/** The profile, the reminder settings, and the history of payments and credits. */
export function accountEntries(db: Db, userId: number): ZipEntry[] {
  const { read } = db
  return [
    jsonEntry('account.json', async () => {
      const user = await read
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const notices = await read
        .selectFrom('notice_settings')
        .select(['hour', 'zone', 'details'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const senders = await read
        .selectFrom('mail_senders')
        .select(['address', 'state', 'proven', 'decided_at'])
        .where('user_id', '=', userId)
        .orderBy('address')
        .execute()
      return { profile: pack(user, secret), notices: notices ?? null, senders }
    }),
    {
      path: 'signature.png',
      stored: true,
      make: async () => (await findSignature(read, userId))?.png ?? null,
    },
    jsonEntry('money/payments.json', () => moneyOf(read, userId, 'payment')),
    jsonEntry('money/credits.json', () => moneyOf(read, userId, 'credits')),
  ]
}

/** Records of this server and imported ones, in order, without duplicates. */
async function moneyOf(read: Db['read'], userId: number, kind: 'payment' | 'credits') {
  const past = await read
    .selectFrom('past_records')
    .select('record')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
  const here = kind === 'payment' ? await paymentsOf(read, userId) : await entriesOf(read, userId)
  const all = [...past.map(({ record }) => JSON.parse(record) as Packed), ...here]
  const once = new Map(all.map((one) => [pastKey(kind, one), one]))
  return [...once.values()].sort((a, b) =>
    String(a['created_at']) < String(b['created_at']) ? -1 : 1,
  )
}

async function paymentsOf(read: Db['read'], userId: number): Promise<Packed[]> {
  const rows = await read.selectFrom('payments').selectAll().where('user_id', '=', userId).execute()
  return rows.map((row) => pack(row, ofPayment))
}

async function entriesOf(read: Db['read'], userId: number): Promise<Packed[]> {
  const rows = await read
    .selectFrom('credit_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => pack(row, ['id', 'user_id', 'order_id', 'payment_id']))
}
