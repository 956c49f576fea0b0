import { choose, merge } from '../choose.ts'
import { dueDayId } from '../deadline-id.ts'
import { arithmetic } from '../said/arithmetic.ts'
import { say } from '../said/say.ts'
import type { Deadline, Finding } from '../types.ts'
import { type Correction, type FactCorrection, severalOf } from './types.ts'

/** The reason of a value that the user gave. */
export const userSaid = 'You gave this'

const isAbout = ({ kind, value }: Finding, correction: FactCorrection) =>
  kind === correction.kind &&
  (!severalOf.includes(kind) || value === correction.was || value === correction.value)

/**
 * Applies the user's corrections to findings: contradicting findings are removed. The user's value gets the place of the value it replaces,
 * and `read` keeps that value. Later computations use the user's values.
 */
export function withGiven(found: Finding[], corrections: Correction[]): Finding[] {
  const facts = corrections.filter((one) => one.field === 'fact')
  return facts.reduce((before, correction) => {
    const known = before.filter((finding) => isAbout(finding, correction))
    const others = before.filter((finding) => !known.includes(finding))
    const { kind, value } = correction
    if (value === null) return others
    const given = known.find(({ by }) => by === 'user')
    const read = known.filter((finding) => finding !== given)
    const [best] = read.toSorted((a, b) => b.confidence - a.confidence)
    // a value too uncertain to be shown counts as not read
    const was = read.length > 0 ? (choose(merge(read), kind)?.value ?? null) : (given?.read ?? null)
    return [
      ...others,
      {
        kind,
        value,
        words: (best ?? given)?.words ?? [],
        stated: true,
        confidence: 1,
        why:
          was === null
            ? `${userSaid}; it was not found in the letter.`
            : was === value
              ? `${userSaid}; the letter was read the same.`
              : `${userSaid}; the letter was read as ${was}.`,
        by: 'user',
        read: was,
      },
    ]
  }, found)
}

/** Moves the deadline of a payment to the day that the user gave; removes it if they gave none. */
export function withDueDay(
  deadlines: Deadline[],
  corrections: Correction[],
  before: string | null,
): Deadline[] {
  const facts = corrections.filter((one) => one.field === 'fact')
  const given = facts.find(({ kind }) => kind === 'due-date')
  if (!given) return deadlines
  const isMoved = ({ what, date }: Deadline) =>
    what === 'pay' && date !== null && (date === given.value || date === (before ?? given.was))
  const [moved] = deadlines.filter(isMoved)
  const others = deadlines.filter((deadline) => !isMoved(deadline))
  if (given.value === null) return others
  const day: Deadline = {
    id: moved?.id ?? dueDayId(before ?? given.was),
    what: 'pay',
    date: given.value,
    time: null,
    stated: true,
    branch: moved?.branch ?? null,
    law: null,
    ...arithmetic([say('day.you-gave')]),
    needs: null,
    confidence: 1,
    evidence: moved?.evidence ?? [],
  }
  return [...others, day].toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
}
