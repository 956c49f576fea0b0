import { factsAbout } from './facts-about.ts'
import { findIn, letterAbout } from './found-in.ts'
import { letterOf } from './letter-of.ts'
import { chooseFacts } from '../src/choose.ts'
import { findDeadlines } from '../src/find/deadline.ts'
import { planOf } from '../src/plan/build.ts'
import type { Act } from '../src/plan/types.ts'

const money: Act[] = ['pay', 'pay-otherwise', 'pay-further', 'be-debited', 'receive']

/** The payments that a test letter of 1 October 2025 announces: direction, amount and day. */
export function moves(...body: string[]): string[] {
  const draft = letterAbout('Ihr Vertrag 4711', body)
  const letter = letterOf(draft)
  const findings = chooseFacts(findIn(draft))
  const { deadlines } = findDeadlines(letter, findings, '2025-10-02')
  const { steps } = planOf(factsAbout(letter, { findings, deadlines })).plan
  return steps
    .filter(({ act }) => money.includes(act))
    .map(({ act, amount, day }) =>
      [act, amount ? amount.cents / 100 : '?', day?.date ?? ''].join(' ').trim(),
    )
}
