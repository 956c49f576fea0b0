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
import type { PrintOptions } from './letter-pdf.ts'
import type { LetterPrinter } from './letter-printer.ts'
import type { PressLimits } from './preflight/preflight.ts'
import { gapsProblem, problems } from './preflight/problems.ts'
import { copiesOf } from './attachments.ts'
import { attachmentsIn, type LetterRow } from './wire.ts'
import { paperOf } from './write-letter.ts'

/** A letter as it would be handed to a mail provider. `problems` is empty when nothing stands in the way of posting it. */
export type PreparedLetter = {
  bytes: Uint8Array
  pages: number
  /** What the window of the envelope shows, read from the finished PDF. */
  recipient: string[]
  problems: LetterProblem[]
}

export type Press = {
  /** A PDF to be printed at home. Throws `busy`, and `too-large` when printing takes too long. */
  print(letter: LetterRow, user: User, writtenAt?: Date): Promise<Uint8Array>
  /** Throws `busy`, and `too-large` when printing takes too long. */
  prepare(
    letter: LetterRow,
    user: User,
    profile: LayoutProfileName,
    signal?: AbortSignal,
  ): Promise<PreparedLetter>
}

/** What every mail provider takes in one letter. */
const usualLimits: PressLimits = { pages: 50, bytes: 8 * 1024 * 1024 }

/** Prints letters for the post, and proves on the finished PDF that they can be posted, before anybody pays for it. */
export function createPress({
  db,
  storage,
  printer,
  limits = usualLimits,
}: {
  db: Db
  storage: Storage
  printer: LetterPrinter
  limits?: PressLimits
}): Press {
  async function signed(letter: LetterRow, user: User, profile: LayoutProfileName) {
    const found = await findSignature(db.read, user.id)
    const signature = found && { height: heightOf(found.png) }
    const attachments = attachmentsIn(letter)
    const copies = await copiesOf({ db, storage }, user.id, attachments)
    const enclosures = attachments.map(({ title }) => `Kopie: ${title}`)
    const paper: Paper = { ...paperOf(letter, writerOf(user)), signature, enclosures }
    const options: PrintOptions = { profile, writtenAt: new Date() }
    if (found) options.signature = new Uint8Array(found.png)
    const lacking = typeof copies === 'string' ? copyProblems[copies] : null
    if (typeof copies !== 'string') options.copies = copies
    return { paper, options, lacking }
  }
  const inWork = new Map<number, number>()
  /** The press is one for all: nobody fills its queue alone, and nothing that cannot fit is set at all. */
  async function inTurn<T>(
    { content }: LetterRow,
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
        const pressed = await printer.press({ paper, options, limits }, signal)
        const more = lacking ? [lacking] : []
        return { ...pressed, problems: [...missingIn(letter, user), ...more, ...pressed.problems] }
      })
    },
  }
}

/** No page holds as many. */
const linesOfAPage = 70
/** Prints of one user at once: a list of letters that are opened one after the other must not be refused. */
const atOnce = 3

const copyProblems = {
  missing: problems.attachmentMissing,
  'too-many': problems.attachmentsTooLong,
}

/** Millimetres at a width of 50; a steep signature is made narrower. */
const tallest = 22

/** A PNG says its size in the eight bytes after its first header. */
function heightOf(png: Buffer): number {
  return Math.min(tallest, (50 * png.readUInt32BE(20)) / png.readUInt32BE(16))
}

function missingIn({ content }: LetterRow, user: User): LetterProblem[] {
  const gaps = gapsIn(content).map(({ english }) => english.replace(/[[\]]/g, ''))
  return [
    ...(content.trim() === '' ? [problems.blank] : []),
    ...(gaps.length > 0 ? [gapsProblem(gaps)] : []),
    ...(isSenderKnown(user) ? [] : [problems.noSender]),
  ]
}
