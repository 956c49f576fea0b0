import type { MailProblem, User } from '@brieflotse/contract'
import { gapsIn, type LayoutProfileName, type Paper, writerOf } from '@brieflotse/writing'
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
  problems: MailProblem[]
}

export type Press = {
  /** A PDF to be printed at home. Throws `busy`, and `too-large` when printing takes too long. */
  print(letter: LetterRow, user: User): Promise<Uint8Array>
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
  return {
    async print(letter, user) {
      const { paper, options } = await signed(letter, user, 'home')
      return printer.print(paper, options)
    },
    async prepare(letter, user, profile, signal) {
      const { paper, options, lacking } = await signed(letter, user, profile)
      const pressed = await printer.press({ paper, options, limits }, signal)
      return {
        ...pressed,
        problems: [...missingIn(letter, user), ...(lacking ? [lacking] : []), ...pressed.problems],
      }
    },
  }
}

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

function missingIn({ content }: LetterRow, user: User): MailProblem[] {
  const gaps = gapsIn(content).map(({ english }) => english.replace(/[[\]]/g, ''))
  const { name, street, zip, city } = writerOf(user)
  return [
    ...(content.trim() === '' ? [problems.blank] : []),
    ...(gaps.length > 0 ? [gapsProblem(gaps)] : []),
    ...(name && street && zip && city ? [] : [problems.noSender]),
  ]
}
