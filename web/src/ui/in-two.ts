import type { Said } from '@brieflotse/contract'
import { saidIn } from '../text/said.ts'

/** What is said in two parts: the act itself, then what belongs to it. `english`: this app cannot say it in the reader's language. */
export function inTwo(
  says: Said[],
  plain: string,
): { first: string; rest: string; english: boolean } {
  const first = saidIn(says.slice(0, 1))
  const rest = saidIn(says.slice(1))
  if (first !== null && (says.length < 2 || rest !== null)) {
    return { first, rest: rest ?? '', english: false }
  }
  // one saying may be several sentences: only where there are more of them is the first set apart
  const [, start = plain, more = ''] =
    says.length > 1 ? (/^(.+?[.!?])\s+([\p{Lu}\p{Sc}].*)$/u.exec(plain) ?? []) : []
  return { first: start, rest: more, english: true }
}
