import type { Said } from '@brieflotse/contract'
import { saidIn } from '../text/said.ts'

/** Splits a step into its action and its details. `english`: no translation exists, so the text is English. */
export function inTwo(
  says: Said[],
  plain: string,
): { first: string; rest: string; english: boolean } {
  const first = saidIn(says.slice(0, 1))
  const rest = saidIn(says.slice(1))
  if (first !== null && (says.length < 2 || rest !== null)) {
    return { first, rest: rest ?? '', english: false }
  }
  // a single saying can consist of several sentences, so the English text is split only if there are several sayings
  const [, start = plain, more = ''] =
    says.length > 1 ? (/^(.+?[.!?])\s+([\p{Lu}\p{Sc}].*)$/u.exec(plain) ?? []) : []
  return { first: start, rest: more, english: true }
}
