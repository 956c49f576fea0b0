import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { day } from '../../system/limits.ts'
import type { SentenceCache, Translated } from '../../providers/translation/translation.ts'

/**
 * Caches translated sentences across all documents. Key and encryption are derived from the German sentence, so a row can only be
 * found and decrypted with that sentence. Nothing readable remains after a letter is erased.
 */
export function createSentenceCache(db: Db): SentenceCache {
  return {
    async get(keys) {
      const byName = new Map(keys.map((key) => [nameOf(key), key]))
      const names = [...byName.keys()]
      const found = new Map<string, Translated>()
      for (let start = 0; start < names.length; start += 500) {
        const rows = await db.read
          .selectFrom('translations')
          .select(['key', 'value', 'used_at'])
          .where('key', 'in', names.slice(start, start + 500))
          .execute()
        await markUsed(db, rows)
        for (const row of rows) {
          const key = byName.get(row.key)!
          found.set(key, unseal(key, row.value))
        }
      }
      return found
    },

    async put(entries) {
      if (entries.length === 0) return
      const used_at = new Date().toISOString()
      await db.write(async (tx) => {
        for (const [key, value] of entries) {
          const row = { value: seal(key, value), used_at }
          await tx
            .insertInto('translations')
            .values({ key: nameOf(key), ...row })
            .onConflict((on) => on.column('key').doUpdateSet(row))
            .execute()
        }
      })
    },
  }
}

/** Updating the time of last use once a day is enough. */
async function markUsed(db: Db, rows: { key: string; used_at: string }[]): Promise<void> {
  const yesterday = new Date(Date.now() - day).toISOString()
  const stale = rows.filter(({ used_at }) => used_at < yesterday).map(({ key }) => key)
  if (stale.length === 0) return
  const used_at = new Date().toISOString()
  await db.write((tx) =>
    tx.updateTable('translations').set({ used_at }).where('key', 'in', stale).execute(),
  )
}

const derive = (purpose: string, key: string) => createHmac('sha256', key).update(purpose).digest()
const nameOf = (key: string) => derive('name', key).toString('hex')

function seal(key: string, value: Translated): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive('value', key), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal(key: string, text: string): Translated {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', derive('value', key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const value = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  return JSON.parse(value.toString('utf8')) as Translated
}
