import { sureFrom } from '../src/sure-from.ts'
import type { FactKind, Reading } from '../src/types.ts'
import type { Expected, ExpectedDay, Truth } from './truth.ts'

/** `absent`: rightly no value. `sure`: the value, right or wrong, had a confidence of 0.8 or more. */
export type Outcome = 'correct' | 'wrong' | 'missed' | 'absent'
export type Score = {
  field: string
  outcome: Outcome
  sure: boolean
  want: string
  got: string
}

/** The OCR model knows German letters only, so names that differ only in foreign accents count as equal. */
const foreign: Record<string, string> = { ł: 'l', đ: 'd', ð: 'd', ø: 'o', ı: 'i', þ: 't', æ: 'ae' }

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[łđðøıþæ]/g, (letter) => foreign[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/straße|str\./g, 'strasse')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Names count as equal if one contains the other with more or less of a department or legal form. */
function alikeName(want: string, got: string): boolean {
  const [a, b] = [plain(want), plain(got)].toSorted((x, y) => x.length - y.length)
  return !!a && !!b && a.length > 3 && b.includes(a)
}
const alike = (want: string, got: string) => plain(want) === plain(got)

function compare(
  field: string,
  want: Expected<string | number>,
  got: string | null,
  confidence: number,
  same = alike,
): Score {
  const options = (Array.isArray(want) ? want : [want]).map((one) => String(one ?? ''))
  const none = options.includes('')
  const isRight = got ? options.some((one) => one && same(one, got)) : none
  const outcome = isRight ? (got ? 'correct' : 'absent') : got ? 'wrong' : 'missed'
  const sure = !!got && confidence >= sureFrom
  return { field, outcome, sure, want: options.join(' | '), got: got ?? '' }
}

type Item<T> = { value: T; confidence: number }

/** Compares lists item by item: found, missed, and found though neither true nor allowed (`may`). */
function compareAll<W, G extends string>(
  field: string,
  { want, may = [] }: { want: W[]; may?: W[] },
  got: Item<G>[],
  same: (w: W, g: G) => boolean,
  text: (w: W) => string,
): Score[] {
  const rest = [...got]
  const take = (item: W) => {
    const at = rest.findIndex(({ value }) => same(item, value))
    return at < 0 ? undefined : rest.splice(at, 1)[0]
  }
  const scores = want.map((item): Score => {
    const hit = take(item)
    const sure = !!hit && hit.confidence >= sureFrom
    const outcome = hit ? 'correct' : 'missed'
    return { field, outcome, sure, want: text(item), got: hit?.value ?? '' }
  })
  may.forEach(take)
  const extra = rest.map(({ value, confidence }): Score => ({
    field,
    outcome: 'wrong',
    sure: confidence >= sureFrom,
    want: '',
    got: value,
  }))
  if (want.length + extra.length > 0) return [...scores, ...extra]
  return [{ field, outcome: 'absent', sure: false, want: '', got: '' }]
}

/** Converts a German amount to cents as text; appends `€` if the expected other currency was not read. */
function cents(text: string | null, currency?: string): string | null {
  if (!text) return null
  const figure = text.replace(/[^\d-]/g, '')
  return currency && !text.includes(currency) ? `${figure} €` : figure
}

/** Actions are equal if one contains most of the other's words, because sentences may be split differently. */
function sameAction(want: string, got: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
  const [a, b] = [words(want), words(got)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= 0.6 * Math.min(a.size, b.size) && shared >= 0.4 * Math.max(a.size, b.size)
}

function scorePayment(
  reading: Reading,
  truth: Truth,
  sure: (kind: FactKind) => number,
  value: (kind: FactKind) => string | null,
): Score[] {
  const { payment } = reading.explanation.document_details
  const want = truth.payment
  if (want === undefined) return []
  const asked = want ?? { total: null, outstanding: null, late: null, due: null }
  const scores: Score[] = []
  const add = (
    field: string,
    truth: Expected<string | number> | undefined,
    got: string | null,
    kind: FactKind,
    same = alike,
  ) => {
    if (truth !== undefined) scores.push(compare(field, truth, got, sure(kind), same))
  }
  const read = (text: string | null) => cents(text, want?.currency)
  add('total', asked.total, read(payment.total_fee), 'amount-total')
  add('outstanding', asked.outstanding, read(payment.outstanding_fee), 'amount-outstanding')
  add('late fee', asked.late, read(payment.late_fee), 'amount-late-fee')
  add('due date', asked.due, payment.due_date, 'due-date')
  if (!want) return scores
  const { iban, bic } = reading.explanation.sender
  add('IBAN', want.iban, iban, 'iban')
  add('BIC', want.bic, bic, 'bic')
  if (want.payee) add('payee', want.payee, value('payee') ?? value('sender'), 'payee', alikeName)
  if (want.directDebit !== undefined) {
    const debit = value('direct-debit')
    const isSaid = debit && debit !== 'false' ? 'yes' : null
    add('direct debit', want.directDebit ? 'yes' : null, isSaid, 'direct-debit')
  }
  return scores
}

const days = ({ what, date }: ExpectedDay) => `${[what].flat().join('|')} ${date ?? '?'}`
const sameDay = ({ what, date }: ExpectedDay, got: string) =>
  [what]
    .flat()
    .some((kind) => (date === '*' ? got.startsWith(`${kind} `) : got === `${kind} ${date ?? '?'}`))

/**
 * The days of a reading. The day of the payment is one of them where the truth lists it. A day that the law counts from posting is right
 * for a day that depends on receipt.
 */
function dayItems(reading: Reading, wanted: ExpectedDay[], sureDue: number): Item<string>[] {
  const { deadlines, document_details } = reading.explanation
  const due = `pay ${document_details.payment.due_date ?? '-'}`
  const isWanted = (day: string) => wanted.some((one) => one.date !== '*' && sameDay(one, day))
  const got = deadlines.map(({ what, date, law, stated, confidence }) => {
    const byLaw = law !== null && !stated && isWanted(`${what} ?`)
    return { value: `${what} ${byLaw ? '?' : (date ?? '?')}`, confidence }
  })
  const isNew = isWanted(due) && got.every(({ value }) => value !== due)
  return isNew ? [...got, { value: due, confidence: sureDue }] : got
}

/** Compares a reading with the truth, field by field. */
export function score(reading: Reading, truth: Truth): Score[] {
  const { sender, recipient, facts, deadlines, actions, document_details } = reading.explanation
  const fact = (kind: FactKind) => facts.find((one) => one.kind === kind)
  const sure = (kind: FactKind) => fact(kind)?.confidence ?? 0
  const value = (kind: FactKind) => fact(kind)?.value ?? null
  const scores = [
    compare('sender', truth.sender?.name ?? null, sender.name, sure('sender'), alikeName),
    compare('letter date', truth.date, sender.date, sure('letter-date')),
    compare('recipient', truth.recipient?.name ?? null, recipient.name, sure('recipient')),
    compare(
      'recipient address',
      truth.recipient?.address ?? null,
      recipient.address,
      sure('recipient-address'),
    ),
    compare('recipient zip', truth.recipient?.zip ?? null, recipient.zip, sure('recipient-zip')),
    compare(
      'recipient city',
      truth.recipient?.city ?? null,
      recipient.city,
      sure('recipient-city'),
    ),
  ]
  if (truth.sender?.zip !== undefined) {
    const street = sender.street && `${sender.street} ${sender.house_number ?? ''}`
    scores.push(
      compare('sender street', truth.sender.street ?? null, street, sure('sender-street')),
      compare('sender zip', truth.sender.zip, sender.zip, sure('sender-zip')),
      compare('sender city', truth.sender.city ?? null, sender.city, sure('sender-city')),
    )
  }
  if (truth.type !== undefined)
    scores.push(compare('type', truth.type, reading.documentType, sure('document-type')))
  if (truth.mainReference)
    scores.push(compare('main reference', truth.mainReference, sender.reference, sure('reference')))
  if (truth.caseFile !== undefined) {
    // The screen shows a number once, so a case file that is the reference need not be given twice.
    const isReference = [truth.caseFile]
      .flat()
      .some((one) => one && alike(one, sender.reference ?? ''))
    const file = recipient.case_file ?? (isReference ? sender.reference : null)
    scores.push(compare('case file', truth.caseFile, file, sure('case-file')))
  }
  const numbers = facts.filter(({ kind }) =>
    ['reference', 'customer-number', 'case-file'].includes(kind),
  )
  const itself = (text: string) => text
  // Further numbers are not counted as wrong, because a letter may show more than the truth lists.
  scores.push(
    ...compareAll('references', { want: truth.references }, numbers, alike, itself).filter(
      ({ outcome }) => outcome !== 'wrong',
    ),
  )
  scores.push(...scorePayment(reading, truth, sure, value))
  if (truth.someDay) {
    const all = [document_details.payment.due_date, ...deadlines.map(({ date }) => date)]
    const hit = all.includes(truth.someDay) ? truth.someDay : null
    scores.push(compare('deadlines', truth.someDay, hit, 0))
  }
  if (truth.deadlines) {
    const want = { want: truth.deadlines, may: truth.mayDeadlines }
    const got = dayItems(
      reading,
      [...truth.deadlines, ...(truth.mayDeadlines ?? [])],
      sure('due-date'),
    )
    scores.push(...compareAll('deadlines', want, got, sameDay, days))
  }
  if (truth.actions) {
    const known = new Map(
      facts.filter(({ kind }) => kind === 'action').map((one) => [one.value, one.confidence]),
    )
    const got = actions.map(({ german }) => ({
      value: german,
      confidence: known.get(german) ?? 1,
    }))
    const want = { want: truth.actions, may: truth.mayActions }
    scores.push(...compareAll('actions', want, got, sameAction, itself))
  }
  if (truth.urgency) scores.push(compare('urgency', truth.urgency, document_details.urgency, 0))
  return scores
}
