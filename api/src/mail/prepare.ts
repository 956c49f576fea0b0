import { AppError, type ErrorCode, type MailProblem, saying, type User } from '@brieflotse/contract'
import type { LayoutProfileName } from '@brieflotse/writing'
import type { LetterRow } from '../letters/store.ts'
import type { Mail } from '../providers/mail/mail.ts'

/** A letter as it would be handed to a provider, and what stands in the way of it. */
export type Pressed = {
  bytes: Uint8Array
  pages: number
  /** As it stands in the window, line by line. */
  recipient: string[]
  problems: MailProblem[]
}

/** Prints letters for the post and looks at the finished pages. */
export type Press = {
  prepare(letter: LetterRow, user: User, profile: LayoutProfileName): Promise<Pressed>
}

/** What the pages of a letter break of the provider's limits, beside what the press found. */
export function withLimits(pressed: Pressed, { limits }: Mail): Pressed {
  const problems = [...pressed.problems]
  const has = (code: MailProblem['code']) => problems.some((problem) => problem.code === code)
  if (pressed.pages > limits.pages && !has('too-many-pages')) {
    const message = saying('This letter has {pages} pages; at most {most} fit into one envelope.', {
      pages: pressed.pages,
      most: limits.pages,
    })
    problems.push({ code: 'too-many-pages', message })
  }
  if (pressed.bytes.length > limits.bytes && !has('too-large')) {
    const message = saying(
      'This letter is too large to be sent to the print shop. Leave out an attachment.',
    )
    problems.push({ code: 'too-large', message })
  }
  return { ...pressed, problems }
}

const codes: Partial<Record<MailProblem['code'], ErrorCode>> = {
  gaps: 'letter-unfinished',
  'no-sender': 'sender-missing',
  'no-recipient': 'no-recipient',
}

/** Throws the first problem, by its name. */
export function refuseProblems({ problems }: Pressed): void {
  const [problem] = problems
  if (problem) throw new AppError(codes[problem.code] ?? 'not-printable', problem.message)
}
