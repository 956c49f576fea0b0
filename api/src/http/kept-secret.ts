import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The keys in a data folder, and what happens to users if a new key replaces one. */
export const newKeyCosts = {
  'session.key': 'everybody has to log in again',
  'notices.key':
    'everybody has to turn notifications on again, addresses of calendars and links in reminder mails stop working, and unsent changes that logged-out devices keep encrypted are lost',
}

/**
 * A secret that is made at the first start and kept in a file that only the server may read. The finished file is linked into place
 * and never overwritten, so two processes starting at the same time get the same secret.
 */
export function keptSecret(file: string, make: () => string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const kept = read(file)
  if (kept !== null) return kept
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, make(), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return read(file)!
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
