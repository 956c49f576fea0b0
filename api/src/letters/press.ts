import type { MailProblem, User } from '@brieflotse/contract'
import { gapsIn, type LayoutProfileName, writerOf } from '@brieflotse/writing'
import type { LetterPrinter } from './letter-printer.ts'
import type { PressLimits } from './preflight/preflight.ts'
import { gapsProblem, problems } from './preflight/problems.ts'
import type { LetterRow } from './wire.ts'
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
  printer,
  limits = usualLimits,
}: {
  printer: LetterPrinter
  limits?: PressLimits
}): Press {
  return {
    print(letter, user) {
      const paper = paperOf(letter, writerOf(user))
      return printer.print(paper, { profile: 'home', writtenAt: new Date() })
    },
    async prepare(letter, user, profile, signal) {
      const paper = paperOf(letter, writerOf(user))
      const options = { profile, writtenAt: new Date() }
      const pressed = await printer.press({ paper, options, limits }, signal)
      return { ...pressed, problems: [...missingIn(letter, user), ...pressed.problems] }
    },
  }
}

function missingIn({ content }: LetterRow, user: User): MailProblem[] {
  const gaps = gapsIn(content).map(({ english }) => english.replace(/[[\]]/g, ''))
  const { name, street, zip, city } = writerOf(user)
  return [
    ...(gaps.length > 0 ? [gapsProblem(gaps)] : []),
    ...(name && street && zip && city ? [] : [problems.noSender]),
  ]
}
