import { AppError } from '@brieflotse/contract'
import { setTimeout } from 'node:timers/promises'
import { findUser, languageOf } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import type { Letters } from '../letters/store.ts'
import type { Storage } from '../providers/storage/storage.ts'
import { accountEntries } from './pack-account.ts'
import { documentEntries, listDocuments } from './pack-documents.ts'
import { type LetterPrinting, letterEntries, listLetters } from './pack-letters.ts'
import { lostIn, readmeIn } from './readme.ts'
import type { ZipEntry } from './zip-entry.ts'

export type ExportDeps = {
  db: Db
  storage: Storage
  letters: Letters
  press: { print: LetterPrinting }
}

/** Everything of an account, letter by letter. `total`: how many letters and responses there are. */
export async function exportOf(deps: ExportDeps, userId: number) {
  const { db, press } = deps
  const documents = await listDocuments(db.read, userId)
  const letters = await listLetters(db.read, userId)
  const language = await languageOf(db.read, userId)
  const paths = new Map(documents.map(({ id, path }) => [id, path]))
  async function* entries(onPart: (done: number) => Promise<void>): AsyncGenerator<ZipEntry> {
    const user = existing(await findUser(db.read, userId))
    const readme = readmeIn(language, user.username)
    yield { path: 'README.txt', make: async () => Buffer.from(readme) }
    yield* accountEntries(db, userId)
    let done = 0
    for (const document of documents) {
      yield* await documentEntries(deps, document, paths)
      await onPart((done += 1))
    }
    // the letter as it was written then, so that the same letter is the same file
    const print: LetterPrinting = (letter, owner) =>
      patiently(() => press.print(letter, owner, new Date(letter.updated_at)))
    for (const letter of letters) {
      yield* await letterEntries({ ...deps, print }, user, letter, paths)
      await onPart((done += 1))
    }
  }
  /** What the export says of files that the disk of this server has lost. */
  const tellLost = (lost: string[]): ZipEntry => ({
    path: 'LOST.txt',
    make: async () => Buffer.from(lostIn(language, lost)),
  })
  return { entries, tellLost, total: documents.length + letters.length }
}

/** The printer is there for whoever looks at a letter first. What cannot be printed is left out: its text is in the file. */
async function patiently(
  print: () => Promise<Uint8Array | null>,
  tries = 20,
): Promise<Uint8Array | null> {
  try {
    return await print()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'too-large') return null
    if (error.code !== 'busy' || tries === 0) throw error
    await setTimeout(500)
    return patiently(print, tries - 1)
  }
}
