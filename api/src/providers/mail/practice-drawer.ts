import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { itemCheckDigit } from '@brieflotse/rules'
import { limits } from '../../system/limits.ts'
import { orNull, syncFolder, writeToDisk } from '../../system/disk.ts'
import type { PracticeLetter } from './practice-course.ts'

/**
 * Stores the practice post office's letters in a folder: `<reference>.pdf` and `<reference>.json`, and for registered ones
 * `<number>.ref`. A letter is stored completely or not at all, and once for each reference, even if the process is killed.
 */
export class PracticeDrawer {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    dropOldDrafts(folder)
  }

  async find(reference: string): Promise<PracticeLetter | null> {
    const text = await orNull(readFile(this.#place(reference, 'json'), 'utf8'))
    return text === null ? null : (JSON.parse(text) as PracticeLetter)
  }

  async findByNumber(number: string): Promise<PracticeLetter | null> {
    if (!/^[A-Z0-9]{13}$/.test(number)) return null
    const reference = await orNull(readFile(this.#place(number, 'ref'), 'utf8'))
    return reference === null ? null : this.find(reference)
  }

  /** Stores a letter. If one with the same reference exists, returns that one. */
  async take(
    letter: Omit<PracticeLetter, 'carrierCode'>,
    pdf: Uint8Array,
  ): Promise<PracticeLetter> {
    const { reference, option } = letter
    const before = await this.find(reference)
    if (before) return before
    await this.#replace(this.#place(reference, 'pdf'), pdf)
    const carrierCode = option === 'standard' ? null : await this.#numberFor(reference)
    const taken: PracticeLetter = { ...letter, carrierCode }
    await this.#putNew(this.#place(reference, 'json'), JSON.stringify(taken))
    return (await this.find(reference)) ?? taken
  }

  async remove(reference: string): Promise<void> {
    const letter = await this.find(reference)
    if (letter?.carrierCode) await rm(this.#place(letter.carrierCode, 'ref'), { force: true })
    await rm(this.#place(reference, 'pdf'), { force: true })
    await rm(this.#place(reference, 'json'), { force: true })
  }

  async change(letter: PracticeLetter): Promise<void> {
    await this.#replace(this.#place(letter.reference, 'json'), JSON.stringify(letter))
  }

  #place(name: string, kind: 'pdf' | 'json' | 'ref') {
    if (!/^[A-Za-z0-9-]{1,60}$/.test(name)) throw new Error('Not a reference')
    return join(this.#folder, `${name}.${kind}`)
  }

  /** Returns false if a file with this name exists. */
  async #putNew(path: string, content: string | Uint8Array): Promise<boolean> {
    const draft = await this.#draftOf(content)
    try {
      await link(draft, path)
      await syncFolder(this.#folder)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  }

  async #replace(path: string, content: string | Uint8Array): Promise<void> {
    await rename(await this.#draftOf(content), path)
    await syncFolder(this.#folder)
  }

  async #draftOf(content: string | Uint8Array): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const path = join(this.#folder, `${randomUUID()}.draft`)
    await writeToDisk(path, content, 'wx')
    return path
  }

  /** A unique tracking number. Its country code XX is not used by any real post. */
  async #numberFor(reference: string): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      const digest = createHash('sha256').update(`${reference} ${attempt}`).digest()
      const serial = String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')
      const number = `RT${serial}${itemCheckDigit(serial)}XX`
      if (await this.#putNew(this.#place(number, 'ref'), reference)) return number
      if ((await readFile(this.#place(number, 'ref'), 'utf8')) === reference) return number
    }
  }
}

/** Deletes unfinished files of a killed process, because they contain a letter that would never be erased. */
function dropOldDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!name.endsWith('.draft')) continue
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > limits.strayFileMs) rmSync(path, { force: true })
  }
}
