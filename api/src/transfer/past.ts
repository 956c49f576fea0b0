import { PastRecord } from '@brieflotse/contract'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Db } from '../db/open.ts'
import type { Packed } from './columns.ts'

type Kind = PastRecord['kind']

/** The key by which two records are the same: what happened and when, regardless of the server. */
export function pastKey(kind: Kind, record: Packed): string {
  const order = (record['order'] ?? {}) as Packed
  const told =
    kind === 'payment'
      ? [record['created_at'], record['amount_cents'], record['how'], record['purpose']]
      : kind === 'credits'
        ? [record['created_at'], record['amount'], record['reason']]
        : [order['reference'], order['ordered_at']]
  return createHash('sha256')
    .update(JSON.stringify([kind, ...told]))
    .digest('hex')
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')
const number = (value: unknown) => (typeof value === 'number' ? value : null)

/** Imported records for their owner to read, newest first. */
export async function pastRecords(read: Db['read'], userId: number): Promise<PastRecord[]> {
  const rows = await read
    .selectFrom('past_records')
    .select(['kind', 'record'])
    .where('user_id', '=', userId)
    .execute()
  const all = rows.map(({ kind, record }) => toPast(kind, JSON.parse(record) as Packed))
  return v.parse(
    v.array(PastRecord),
    all.sort((a, b) => (a.at < b.at ? 1 : -1)),
  )
}

function toPast(kind: Kind, record: Packed): PastRecord {
  if (kind === 'order') {
    const { order = {} } = record as { order?: Packed }
    const to = Array.isArray(order['recipient']) ? text(order['recipient'][0]) : ''
    return { kind, at: text(order['ordered_at']), text: to, amount: number(order['price_cents']) }
  }
  const at = text(record['created_at'])
  if (kind === 'credits') {
    return { kind, at, text: text(record['reason']), amount: number(record['amount']) }
  }
  const what = text(record['reference']) || text(record['purpose'])
  return { kind, at, text: what, amount: number(record['received_cents']) }
}
