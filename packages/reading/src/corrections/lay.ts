import { formatGermanAmount } from '@brieflotse/rules'
import type { Explanation, Fact } from '../types.ts'
import type { Next, Plan } from '../plan/types.ts'
import { userSaid } from './facts.ts'
import {
  type CorrectableKind,
  type Correction,
  correctableKinds,
  type FactCorrection,
  severalOf,
} from './types.ts'

/** What a list shows of an explanation, or all of it. */
type Shown = Pick<Explanation, 'sender' | 'recipient' | 'document_details'> & {
  facts?: Fact[]
  plan?: Plan | undefined
  next?: Next | null | undefined
}

const euros = (value: string | null) => (value === null ? null : formatGermanAmount(Number(value)))

/** Where a value stands in the customer's shape. */
const places: Partial<
  Record<CorrectableKind, <T extends Shown>(shown: T, value: string | null) => T>
> = {
  sender: (shown, name) => withSender(shown, { name }),
  'sender-street': (shown, street) => withSender(shown, { street }),
  'sender-house-number': (shown, house_number) => withSender(shown, { house_number }),
  'sender-zip': (shown, zip) => withSender(shown, { zip }),
  'sender-city': (shown, city) => withSender(shown, { city }),
  'letter-date': (shown, date) => withSender(shown, { date }),
  reference: (shown, reference) => withSender(shown, { reference }),
  iban: (shown, iban) => withSender(shown, { iban }),
  bic: (shown, bic) => withSender(shown, { bic }),
  recipient: (shown, name) => ({ ...shown, recipient: { ...shown.recipient, name } }),
  'case-file': (shown, case_file) => ({ ...shown, recipient: { ...shown.recipient, case_file } }),
  'amount-total': (shown, value) => withPayment(shown, { total_fee: euros(value) }),
  'amount-outstanding': (shown, value) => withPayment(shown, { outstanding_fee: euros(value) }),
  'amount-late-fee': (shown, value) => withPayment(shown, { late_fee: euros(value) }),
  'due-date': (shown, due_date) => withPayment(shown, { due_date }),
}

function withSender<T extends Shown>(shown: T, sender: Partial<Shown['sender']>): T {
  return { ...shown, sender: { ...shown.sender, ...sender } }
}

type Payment = Shown['document_details']['payment']

function withPayment<T extends Shown>(shown: T, payment: Partial<Payment>): T {
  const { document_details: details } = shown
  const { payment: before } = details
  return {
    ...shown,
    document_details: { ...details, payment: { ...before, ...payment } },
  }
}

const isAbout = (fact: Fact, { kind, was, value }: Omit<FactCorrection, 'field'>) =>
  fact.kind === kind && (!severalOf.includes(kind) || fact.value === was || fact.value === value)

/** The facts with one of them as it is said; a value that is so already stays as the server explained it. */
function factsWith(facts: Fact[], correction: Omit<FactCorrection, 'field'>): Fact[] {
  const { kind, value, was } = correction
  const about = facts.filter((fact) => isAbout(fact, correction))
  if (value !== null && about.some((fact) => fact.value === value && fact.by === 'user'))
    return facts
  const at = facts.findIndex((fact) => isAbout(fact, correction))
  const others = facts.filter((fact) => !about.includes(fact))
  if (value === null) return others
  const [before] = about
  const given: Fact = {
    kind,
    value,
    evidence: before?.evidence ?? [],
    stated: true,
    confidence: 1,
    why: `${userSaid}.`,
    by: 'user',
    read: before?.by === 'user' ? (before.read ?? null) : (before?.value ?? was),
  }
  return others.toSpliced(at < 0 ? others.length : at, 0, given)
}

/** What else follows from a correction than its value: apart, because a row of the list has no plan and does not load what makes one. */
export type Also = <T extends Shown>(shown: T, correction: Omit<FactCorrection, 'field'>) => T

/** What a list shows of the plan, unless it says another amount or day to pay than the user: then the list says what it is told of the payment. */
function nextWith(next: Next, { kind, value }: Omit<FactCorrection, 'field'>): Next | null {
  if (next.act !== 'pay') return next
  const { sum } = next.says[0]?.values ?? {}
  const cents = typeof sum === 'object' && sum && 'cents' in sum ? String(sum['cents']) : null
  const isOther =
    (kind === 'amount-total' && value !== cents) || (kind === 'due-date' && value !== next.date)
  return isOther ? null : next
}

function withValue<T extends Shown>(
  shown: T,
  correction: Omit<FactCorrection, 'field'>,
  also?: Also,
): T {
  const facts = shown.facts && { facts: factsWith(shown.facts, correction) }
  const placed = places[correction.kind]?.(shown, correction.value) ?? shown
  const next = shown.next && { next: nextWith(shown.next, correction) }
  const laid = { ...placed, ...facts, ...next }
  return also ? also(laid, correction) : laid
}

/**
 * An explanation as a device shows it until the server has counted anew: what the user said stands in its place. Only the values
 * themselves: sums, warnings and days that follow from them need the whole letter. What the server knows already stays as it is.
 */
export function layCorrections<T extends Shown>(
  shown: T,
  corrections: Correction[],
  also?: Also,
): T {
  const facts = corrections.filter((one) => one.field === 'fact')
  return facts.reduce<T>((before, correction) => withValue(before, correction, also), shown)
}

/** The same for what the user takes back: facts that are theirs and are not among their corrections are as they were read. */
export function withoutCorrections<T extends Shown>(
  shown: T,
  corrections: Correction[],
  also?: Also,
): T {
  const kept = corrections.filter((one) => one.field === 'fact')
  const dropped = (shown.facts ?? []).filter(
    (fact) =>
      fact.by === 'user' && !kept.some((one) => one.kind === fact.kind && one.value === fact.value),
  )
  return dropped.reduce<T>((before, { kind, value, read = null }) => {
    const known = correctableKinds.find((other) => other === kind)
    if (!known) return before
    const back = withValue(before, { kind: known, was: value, value: read }, also)
    return {
      ...back,
      ...(back.facts && { facts: back.facts.map((fact) => asRead(fact, known, read)) }),
    }
  }, shown)
}

function asRead(fact: Fact, kind: CorrectableKind, read: string | null): Fact {
  if (fact.kind !== kind || fact.value !== read || fact.by !== 'user') return fact
  const { by: _by, read: _read, ...rest } = fact
  return { ...rest, why: 'Read in the letter.' }
}
