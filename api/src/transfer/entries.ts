import { AppError } from '@brieflotse/contract'
import { setTimeout } from 'node:timers/promises'
import { findUser, languageOf } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import type { Letters } from '../letters/store.ts'
import type { Storage } from '../providers/storage/storage.ts'
import { accountEntries } from './pack-account.ts'
import { documentEntries, documentsToExport } from './pack-documents.ts'
import { type LetterPrinting, letterEntries, listLetters } from './pack-letters.ts'
import type { ZipEntry } from './zip-entry.ts'
import type { Language } from '@brieflotse/contract'
import { wordingIn } from '../text/in-language.ts'

export type ExportDeps = {
  db: Db
  storage: Storage
  letters: Letters
  press: { print: LetterPrinting }
}

/** Yields all data of an account, letter by letter. `total` counts documents and response letters. */
export async function exportOf(deps: ExportDeps, userId: number) {
  const { db, press } = deps
  const documents = await documentsToExport(db.read, userId)
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
    // Printed with the date of the letter's last change, so that the same letter always gives the same file.
    const print: LetterPrinting = (letter, owner) =>
      patiently(() => press.print(letter, owner, new Date(letter.updated_at)))
    for (const letter of letters) {
      yield* await letterEntries({ ...deps, print }, user, letter, paths)
      await onPart((done += 1))
    }
  }
  /** A text file that lists the content lost by this server's disk. */
  const tellLost = (lost: string[]): ZipEntry => ({
    path: 'LOST.txt',
    make: async () => Buffer.from(lostIn(language, lost)),
  })
  return { entries, tellLost, total: documents.length + letters.length }
}

/**
 * Waits while the printer is busy, because users who look at a letter go first. A letter that cannot be printed has no PDF in the
 * export, only its text.
 */
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

/** The paths in an export that its README explains, by the key of what they hold. */
const paths = {
  originals: 'documents/00001/originals/',
  pages: 'documents/00001/pages/',
  document: 'documents/00001/document.json',
  letter: 'letters/00001/letter.pdf',
  letterText: 'letters/00001/letter.json',
  posted: 'letters/00001/posted-1.pdf',
  proof: 'letters/00001/proof-1.pdf',
  payments: 'money/payments.json',
  credits: 'money/credits.json',
  account: 'account.json, signature.png',
  manifest: 'manifest.json',
}

/** The README of an export, for a person who opens it in ten years. */
function readmeIn(language: Language, username: string): string {
  const { title, holds, move, open } = wordingIn(language).export
  const keys = Object.keys(paths) as (keyof typeof paths)[]
  const lines = keys.map((key) => `${paths[key]}\n    ${holds[key]}`)
  return `${[title({ username }), lines.join('\n'), move, open].join('\n\n')}\n`
}

/** Which files are missing in an export, for a person who opens it. */
const lostIn = (language: Language, lost: string[]) =>
  `${wordingIn(language).export.lost}\n\n${lost.join('\n')}\n`
