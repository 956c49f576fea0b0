import type { Kind, Reading } from '../src/types.ts'
import type { Truth } from './truth.ts'

/** `absent`: rightly nothing. `confident`: wrong although the reading was sure (0.8 or more). */
export type Outcome = 'correct' | 'wrong' | 'missed' | 'absent'
export type Score = {
  field: string
  outcome: Outcome
  confident: boolean
  want: string
  got: string
}

/** The recognition model knows German letters only: names count as read when they differ in foreign accents alone. */
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

/** Names count as right when one is the other with more or less of its department or legal form. */
function alikeName(want: string, got: string): boolean {
  const [a, b] = [plain(want), plain(got)].toSorted((x, y) => x.length - y.length)
  return !!a && !!b && a.length > 3 && b.includes(a)
}
const alike = (want: string, got: string) => plain(want) === plain(got)

function compare(
  field: string,
  want: string | null,
  got: string | null,
  sure: number,
  same = alike,
): Score {
  const outcome = !want
    ? got
      ? 'wrong'
      : 'absent'
    : !got
      ? 'missed'
      : same(want, got)
        ? 'correct'
        : 'wrong'
  const confident = outcome === 'wrong' && sure >= 0.8
  return { field, outcome, confident, want: want ?? '', got: got ?? '' }
}

/** Compares lists item by item: found, not found, and found though not true. */
function compareAll(
  field: string,
  want: string[],
  got: string[],
  same: (w: string, g: string) => boolean,
): Score[] {
  const rest = [...got]
  const scores = want.map((item): Score => {
    const at = rest.findIndex((other) => same(item, other))
    const [hit = ''] = at < 0 ? [] : rest.splice(at, 1)
    return { field, outcome: at < 0 ? 'missed' : 'correct', confident: false, want: item, got: hit }
  })
  const extra = rest.map((item): Score => ({
    field,
    outcome: 'wrong',
    confident: true,
    want: '',
    got: item,
  }))
  if (want.length + got.length > 0) return [...scores, ...extra]
  return [{ field, outcome: 'absent', confident: false, want: '', got: '' }]
}

/** German amounts of the reading back to cents as text. */
const cents = (text: string | null) => (text ? text.replace(/[^\d-]/g, '') : null)
const number = (value: number | null | undefined) =>
  value === null || value === undefined ? null : String(value)

/** Actions match when one holds most of the other: sentences may be cut differently. */
function sameAction(want: string, got: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
  const [a, b] = [words(want), words(got)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= 0.6 * Math.min(a.size, b.size) && shared >= 0.4 * Math.max(a.size, b.size)
}

function scorePayment(
  reading: Reading,
  truth: Truth,
  sure: (kind: Kind) => number,
  value: (kind: Kind) => string | null,
): Score[] {
  const { payment } = reading.explanation.document_details
  const want = truth.payment
  if (want === undefined) return []
  const scores = [
    compare('total', number(want?.total), cents(payment.total_fee), sure('amount-total')),
  ]
  if (want?.outstanding !== undefined || want === null)
    scores.push(
      compare(
        'outstanding',
        number(want?.outstanding),
        cents(payment.outstanding_fee),
        sure('amount-outstanding'),
      ),
    )
  if (want?.late !== undefined || want === null)
    scores.push(
      compare('late fee', number(want?.late), cents(payment.late_fee), sure('amount-late-fee')),
    )
  if (want?.due !== undefined || want === null)
    scores.push(compare('due date', want?.due ?? null, payment.due_date, sure('due-date')))
  if (!want) return scores
  const { iban, bic } = reading.explanation.sender
  if (!want.directDebit && want.iban !== undefined)
    scores.push(compare('IBAN', want.iban, iban, sure('iban')))
  if (!want.directDebit && want.bic !== undefined)
    scores.push(compare('BIC', want.bic, bic, sure('bic')))
  if (want.payee)
    scores.push(
      compare('payee', want.payee, value('payee') ?? value('sender'), sure('payee'), alikeName),
    )
  if (want.directDebit !== undefined) {
    const debit = value('direct-debit')
    scores.push(
      compare(
        'direct debit',
        want.directDebit ? 'yes' : null,
        debit && debit !== 'false' ? 'yes' : null,
        sure('direct-debit'),
      ),
    )
  }
  return scores
}

/** Compares a reading with the truth, field by field. */
export function score(reading: Reading, truth: Truth): Score[] {
  const { sender, recipient, facts, deadlines, actions, document_details } = reading.explanation
  const fact = (kind: Kind) => facts.find((one) => one.kind === kind)
  const sure = (kind: Kind) => fact(kind)?.confidence ?? 0
  const value = (kind: Kind) => fact(kind)?.value ?? null
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
    )
    scores.push(compare('sender zip', truth.sender.zip, sender.zip, sure('sender-zip')))
    scores.push(compare('sender city', truth.sender.city ?? null, sender.city, sure('sender-city')))
  }
  if (truth.type)
    scores.push(compare('type', truth.type, reading.documentType, sure('document-type')))
  if (truth.mainReference)
    scores.push(compare('main reference', truth.mainReference, sender.reference, sure('reference')))
  if (truth.caseFile !== undefined)
    scores.push(compare('case file', truth.caseFile, recipient.case_file, sure('case-file')))
  const numbers = facts
    .filter(({ kind }) => ['reference', 'customer-number', 'case-file'].includes(kind))
    .map((one) => one.value)
  // A letter may show more numbers than the truth lists, so further ones are not counted as wrong.
  scores.push(
    ...compareAll('references', truth.references, numbers, alike).filter(
      ({ outcome }) => outcome !== 'wrong',
    ),
  )
  scores.push(...scorePayment(reading, truth, sure, value))
  if (truth.someDay) {
    const days = [document_details.payment.due_date, ...deadlines.map(({ date }) => date)]
    scores.push(
      compare('deadlines', truth.someDay, days.includes(truth.someDay) ? truth.someDay : null, 0),
    )
  }
  if (truth.deadlines) {
    const key = ({ what, date }: { what: string; date: string | null }) => `${what} ${date ?? '?'}`
    scores.push(
      ...compareAll('deadlines', truth.deadlines.map(key), deadlines.map(key), (a, b) => a === b),
    )
  }
  if (truth.actions)
    scores.push(
      ...compareAll(
        'actions',
        truth.actions,
        actions.map(({ german }) => german),
        sameAction,
      ),
    )
  if (truth.urgency) scores.push(compare('urgency', truth.urgency, document_details.urgency, 0))
  return scores
}
