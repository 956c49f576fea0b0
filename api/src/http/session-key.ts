import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { CannotOpen } from '../db/cannot-open.ts'
import { keptSecret, newKeyCosts } from './kept-secret.ts'

/** The key that encrypts session cookies: the configured one, or one made at the first start and kept in the data folder. */
export function sessionKey(configured: string | undefined, dataFolder: string): Buffer {
  if (configured) return Buffer.from(configured, 'hex')
  const file = join(dataFolder, 'session.key')
  const text = keptSecret(file, () => randomBytes(32).toString('hex'))
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new CannotOpen(
      `${file} does not hold a key of 32 bytes. Copy session.key from a backup to its place. If no backup has it, remove the file: then ${newKeyCosts['session.key']}.`,
    )
  return Buffer.from(text, 'hex')
}
