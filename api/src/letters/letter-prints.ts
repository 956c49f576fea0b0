import { AppError, type LetterProblem, message, type User } from '@brieflotse/contract'
import {
  gapsIn,
  isSenderKnown,
  type LayoutProfileName,
  type Paper,
  writerOf,
} from '@brieflotse/writing'
import { findSignature } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import type { Storage } from '../providers/storage/storage.ts'
import type { PdfOptions } from './letter-pdf.ts'
import type { LetterPrinter } from './letter-printer.ts'
import type { PressLimits } from './preflight/preflight.ts'
import { gapsProblem, problems } from './preflight/problems.ts'
import { copiesOf } from './attachments.ts'
import { attachmentsIn, type StoredLetter } from './wire.ts'
import { paperOf } from './write-letter.ts'

/** A letter as it would be sent to a mail provider. It can be posted if `problems` is empty. */
export type PreparedLetter = {
  bytes: Uint8Array
  pages: number
  /** The address in the envelope's window, read from the finished PDF. */
  recipient: string[]
  problems: LetterProblem[]
}

export type LetterPrints = {
  /** A PDF for printing at home. Throws `busy`, or `too-large` if printing takes too long. */
  print(letter: StoredLetter, user: User, writtenAt?: Date): Promise<Uint8Array>
  /** Throws `busy`, or `too-large` if printing takes too long. */
  prepare(
    letter: StoredLetter,
    user: User,
    profile: LayoutProfileName,
    signal?: AbortSignal,
  ): Promise<PreparedLetter>
}

/** Limits that every mail provider accepts. */
const usualLimits: PressLimits = { pages: 50, bytes: 8 * 1024 * 1024 }

/** Prints letters for posting and checks the finished PDF before anybody pays for it. */
export function createLetterPrints({
  db,
  storage,
  printer,
  limits = usualLimits,
}: {
  db: Db
  storage: Storage
  printer: LetterPrinter
  limits?: PressLimits
}): LetterPrints {
  async function signed(letter: StoredLetter, user: User, profile: LayoutProfileName) {
    const found = await findSignature(db.read, user.id)
    const signature = found && { height: heightOf(found.png) }
    const attachments = attachmentsIn(letter)
    const copies = await copiesOf({ db, storage }, user.id, attachments)
    const enclosures = attachments.map(({ title }) => `Kopie: ${title}`)
    const paper: Paper = { ...paperOf(letter, writerOf(user)), signature, enclosures }
    const options: PdfOptions = { profile, writtenAt: new Date() }
    if (found) options.signature = new Uint8Array(found.png)
    const lacking = typeof copies === 'string' ? copyProblems[copies] : null
    if (typeof copies !== 'string') options.copies = copies
    return { paper, options, lacking }
  }
  const inWork = new Map<number, number>()
  /** All users share one printer, so one user may not fill its queue, and a text that cannot fit is rejected before printing. */
  async function inTurn<T>(
    { content }: StoredLetter,
    { id }: User,
    work: () => Promise<T>,
  ): Promise<T> {
    if (content.split('\n').length > limits.pages * linesOfAPage) {
      throw new AppError('too-large', message('print.page-limit', { pages: limits.pages }))
    }
    const mine = inWork.get(id) ?? 0
    if (mine >= atOnce) throw new AppError('busy')
    inWork.set(id, mine + 1)
    try {
      return await work()
    } finally {
      const left = (inWork.get(id) ?? 1) - 1
      if (left > 0) inWork.set(id, left)
      else inWork.delete(id)
    }
  }

  return {
    print(letter, user, writtenAt = new Date()) {
      return inTurn(letter, user, async () => {
        const { paper, options } = await signed(letter, user, 'home')
        return printer.print(paper, { ...options, writtenAt })
      })
    },
    prepare(letter, user, profile, signal) {
      return inTurn(letter, user, async () => {
        const { paper, options, lacking } = await signed(letter, user, profile)
        const pressed = await printer.printChecked({ paper, options, limits }, signal)
        const more = lacking ? [lacking] : []
        return { ...pressed, problems: [...missingIn(letter, user), ...more, ...pressed.problems] }
      })
    },
  }
}

/** No page holds this many lines. */
const linesOfAPage = 70
/** Concurrent prints of one user. Opening several letters quickly must not fail. */
const atOnce = 3

const copyProblems = {
  missing: problems.attachmentMissing,
  'too-many': problems.attachmentsTooLong,
}

/** In millimetres, at a width of 50. A taller signature is scaled down. */
const tallest = 22

/** A PNG has its width and height at byte 16 and 20. */
function heightOf(png: Buffer): number {
  return Math.min(tallest, (50 * png.readUInt32BE(20)) / png.readUInt32BE(16))
}

function missingIn({ content }: StoredLetter, user: User): LetterProblem[] {
  const gaps = gapsIn(content).map(({ english }) => english.replace(/[[\]]/g, ''))
  return [
    ...(content.trim() === '' ? [problems.blank] : []),
    ...(gaps.length > 0 ? [gapsProblem(gaps)] : []),
    ...(isSenderKnown(user) ? [] : [problems.noSender]),
  ]
}
