import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync, linkSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key that seals session cookies: the configured one, or one made at the first start and kept in the data folder. A second
 * process starting at the same time gets the same key, because a finished file is linked into place and never overwritten.
 */
export function sessionKey(configured: string | undefined, dataFolder: string): Buffer {
  if (configured) return Buffer.from(configured, 'hex')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = join(dataFolder, 'session.key')
  const kept = read(file)
  if (kept) return kept
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return read(file)!
}

function read(file: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${file} does not hold a key of 32 bytes`)
  return Buffer.from(text, 'hex')
}
