import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDb, type Db } from '../../db/open.ts'
import type { SentenceCache } from '../../providers/translation/translation.ts'
import { createSentenceCache } from './sentence-cache.ts'

let db: Db
let cache: SentenceCache
beforeEach(async () => {
  db = await openDb(':memory:')
  cache = createSentenceCache(db)
})
afterEach(() => db.close())

const english = { text: 'Please pay.', quality: 'model' } as const

test('a sentence is found again under its key, and only there', async () => {
  await cache.put([['Bitte zahlen.', english]])
  expect(await cache.get(['Bitte zahlen.', 'Bitte nicht.'])).toEqual(
    new Map([['Bitte zahlen.', english]]),
  )
})

test('a better translation takes the place of the first', async () => {
  await cache.put([['key', { text: null, quality: 'none' }]])
  await cache.put([['key', english]])
  expect(await cache.get(['key'])).toEqual(new Map([['key', english]]))
})

test('many sentences at once are no trouble', async () => {
  const keys = Array.from({ length: 2_500 }, (_, n) => `key ${n}`)
  await cache.put(keys.map((key) => [key, english]))
  expect((await cache.get(keys)).size).toBe(2_500)
})

test('nothing in the table can be read by who does not hold the sentence', async () => {
  await cache.put([['Bitte zahlen.', english]])
  const rows = JSON.stringify(await db.read.selectFrom('translations').selectAll().execute())
  expect(rows).not.toContain('pay')
  expect(rows).not.toContain('zahlen')
  expect(rows).not.toContain(Buffer.from('Please').toString('base64').slice(0, 7))
})

test('a sentence that comes up again stays fresh', async () => {
  await cache.put([['key', english]])
  const long_ago = { used_at: '2020-01-01T00:00:00.000Z' }
  await db.read.updateTable('translations').set(long_ago).execute()
  await cache.get(['key'])
  const { used_at } = await db.read
    .selectFrom('translations')
    .select('used_at')
    .executeTakeFirstOrThrow()
  expect(used_at > long_ago.used_at).toBe(true)
})
