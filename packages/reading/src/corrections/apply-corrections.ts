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

/** The parts of an explanation that a list has, or the whole. */
type Shown = Pick<Explanation, 'sender' | 'recipient' | 'document_details'> & {
  facts?: Fact[]
  plan?: Plan | undefined
  next?: Next | null | undefined
}

const euros = (value: string | null) => (value === null ? null : formatGermanAmount(Number(value)))

/** Functions that set a value in the specification's fields, by kind. */
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

/** The facts with one correction applied; a fact that already has this value keeps the server's version. */
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

/**
 * Applies further consequences of a correction. Passed in as a function, because rows of lists have no plan and should not load the code
 * for plans.
 */
export type Also = <T extends Shown>(shown: T, correction: Omit<FactCorrection, 'field'>) => T

/**
 * The plan's line in a list; null if it has another amount or day to pay than the user's correction, so that the list then uses the payment
 * fields.
 */
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
 * The explanation as a device shows it before the server has processed corrections. It changes only the values themselves, because sums,
 * warnings and dependent days need the whole letter. Values that the server has processed stay unchanged.
 */
export function applyCorrections<T extends Shown>(
  shown: T,
  corrections: Correction[],
  also?: Also,
): T {
  const facts = corrections.filter((one) => one.field === 'fact')
  return facts.reduce<T>((before, correction) => withValue(before, correction, also), shown)
}

/** Undoes corrections in an explanation: facts by the user that have no correction any more get their read value back. */
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
