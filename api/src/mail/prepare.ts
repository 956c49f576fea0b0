import {
  AppError,
  type ErrorCode,
  type LetterProblem,
  message,
  type User,
} from '@brieflotse/contract'
import type { LayoutProfileName } from '@brieflotse/writing'
import type { StoredLetter } from '../letters/store.ts'
import type { Mail } from '../providers/mail/mail.ts'

/** A letter as it would be sent to a provider, with the problems that prevent it. */
export type CheckedLetter = {
  bytes: Uint8Array
  pages: number
  /** The address in the envelope's window, line by line. */
  recipient: string[]
  problems: LetterProblem[]
}

/** Prints letters for posting and checks the finished pages. */
export type LetterPreparer = {
  prepare(letter: StoredLetter, user: User, profile: LayoutProfileName): Promise<CheckedLetter>
}

/** Adds violations of the provider's limits to the problems. */
export function withLimits(pressed: CheckedLetter, { limits }: Mail): CheckedLetter {
  const problems = [...pressed.problems]
  const has = (code: LetterProblem['code']) => problems.some((problem) => problem.code === code)
  if (pressed.pages > limits.pages && !has('too-many-pages')) {
    const values = { pages: pressed.pages, most: limits.pages }
    problems.push({ code: 'too-many-pages', said: message('print.envelope-full', values) })
  }
  if (pressed.bytes.length > limits.bytes && !has('too-large')) {
    problems.push({ code: 'too-large', said: message('print.too-large-for-shop') })
  }
  return { ...pressed, problems }
}

const codes: Partial<Record<LetterProblem['code'], ErrorCode>> = {
  gaps: 'letter-unfinished',
  'no-sender': 'sender-missing',
  'no-recipient': 'no-recipient',
}

/** Throws the code of the first problem. */
export function refuseProblems({ problems }: CheckedLetter): void {
  const [first] = problems
  if (first) throw new AppError(codes[first.code] ?? 'not-printable', first.said)
}
