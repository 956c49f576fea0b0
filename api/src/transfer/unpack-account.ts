import { Profile } from '@brieflotse/contract'
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import {
  findSignature,
  findUser,
  readSignature,
  storeSignature,
  updateProfile,
  profileColumns,
} from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import type { Packed } from './columns.ts'
import { invalid } from './refuse.ts'
import { pastKey } from './past.ts'
import type { Archive } from './read-zip.ts'

/** The language is not imported, because the importing user has already chosen one. */
const { preferredLanguage: _, ...columns } = profileColumns

const Account = v.object({ profile: v.record(v.string(), v.unknown()) })
const Money = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(20_000))
/** Rows in one transaction. Other writes have to wait for its end. */
const atOnce = 100

/**
 * Fills empty profile fields and stores payments and credits as history only, because they have no value on this server.
 * Permissions for mail senders are not imported, because only the user may give them.
 */
export async function unpackAccount(db: Db, archive: Archive, userId: number): Promise<number> {
  const account = v.safeParse(Account, await archive.json('account.json'))
  if (!account.success) throw invalid('account.json')
  const user = existing(await findUser(db.read, userId))
  const given = Object.entries(columns).flatMap(([name, column]) => {
    const value = account.output.profile[column]
    return user[name as keyof typeof columns] === null && value ? [[name, value]] : []
  })
  const profile = v.safeParse(Profile, Object.fromEntries(given))
  if (profile.success) await db.write((tx) => updateProfile(tx, userId, profile.output))
  if (archive.files.has('signature.png') && !(await findSignature(db.read, userId))) {
    const png = await readSignature(await bytesOf(archive, 'signature.png')).catch(() => null)
    if (png) await db.write((tx) => storeSignature(tx, userId, png))
  }
  const payments = await keepPast(db, archive, userId, 'payment', 'money/payments.json')
  return payments + (await keepPast(db, archive, userId, 'credits', 'money/credits.json'))
}

async function bytesOf(archive: Archive, path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of await archive.open(path)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function keepPast(
  db: Db,
  archive: Archive,
  userId: number,
  kind: 'payment' | 'credits',
  path: string,
): Promise<number> {
  const money = v.safeParse(Money, await archive.json(path))
  if (!money.success) throw invalid(path)
  const own = await ownKeys(db, userId, kind)
  const rows = money.output.map((record) => ({ key: pastKey(kind, record), record }))
  const past = rows.filter(({ key }) => !own.has(key))
  let kept = 0
  for (let start = 0; start < past.length; start += atOnce) {
    kept += await db.write(async (tx) => {
      const added = await tx
        .insertInto('past_records')
        .values(
          past.slice(start, start + atOnce).map(({ key, record }) => ({
            user_id: userId,
            key,
            kind,
            record: JSON.stringify(record),
          })),
        )
        .onConflict((on) => on.doNothing())
        .returning('id')
        .execute()
      return added.length
    })
    await setImmediate()
  }
  return kept
}

/** Keys of records made by this account itself, which are not imported as history. */
async function ownKeys(db: Db, userId: number, kind: 'payment' | 'credits'): Promise<Set<string>> {
  const rows: Packed[] =
    kind === 'payment'
      ? await db.read.selectFrom('payments').selectAll().where('user_id', '=', userId).execute()
      : await db.read
          .selectFrom('credit_entries')
          .selectAll()
          .where('user_id', '=', userId)
          .execute()
  return new Set(rows.map((row) => pastKey(kind, row)))
}
