import type { Deadline, DocumentType, Explanation, Fact } from '@brieflotse/reading'
import { isCollected, isCredit } from '@brieflotse/reading/facts'
import { type Branch, isPlainDate, parseAmount, plainDate, type PlainDate } from '@brieflotse/rules'
import type { LetterFacts, FileReference, Remedy } from './types.ts'

/** Least confidence of a value in a letter: a gap to fill is better than a wrong number. */
const sure = 0.6

/** The parts of a document that a response needs. */
export type Answered = {
  title: string
  documentType: DocumentType | null
  explanation: Explanation
}

/** The facts of a document that a response can use. Values below the least confidence count as unknown. */
export function factsOf({ title, documentType, explanation }: Answered): LetterFacts {
  const { sender, document_details, facts, deadlines, warnings } = explanation
  const { payment } = document_details
  const branch = deadlines.find(({ branch }) => branch !== null)?.branch ?? null
  const isUnsure = warnings.some(
    ({ code }) => code === 'amount-unconfirmed' || code === 'sum-mismatch',
  )
  const total =
    payment.total_fee && best(facts, 'amount-total') && !isUnsure
      ? parseAmount(payment.total_fee)
      : null
  const references = referencesOf(facts, branch)
  return {
    title: withoutDetails(best(facts, 'subject')?.value ?? withoutSender(title, sender.name)),
    documentType: documentType ?? 'other',
    addressee: {
      name: sender.name,
      street: [sender.street, sender.house_number].filter(Boolean).join(' ') || null,
      zip: sender.zip,
      city: sender.city,
    },
    letterDate: (best(facts, 'letter-date') ? dayOrNull(sender.date) : null) ?? dayIn(title),
    references,
    purpose: best(facts, 'purpose')?.value ?? references[0]?.value ?? null,
    branch,
    remedy: remedyOf(deadlines, title),
    amount: total !== null && total > 0 ? total : null,
    dueOn: dayOrNull(payment.due_date),
    paysItself: isCollected(explanation) || isCredit(explanation),
    replyBy: earliest(deadlines.filter(({ what, law }) => answers.has(what) && law === null)),
    appointment: appointmentOf(deadlines),
  }
}

/** Removes the sender from a title that was composed as "sender: subject". */
function withoutSender(title: string, sender: string | null): string {
  const bare = title.trim()
  return sender !== null && bare.startsWith(`${sender} - `) ? bare.slice(sender.length + 3) : bare
}

const answers = new Set<Deadline['what']>(['reply', 'send-documents', 'consent', 'other'])

/** The most certain fact of a kind; null if its confidence is too low. */
function best(facts: Fact[], kind: Fact['kind']): Fact | null {
  const [first] = facts
    .filter((fact) => fact.kind === kind && fact.confidence >= sure)
    .toSorted((a, b) => b.confidence - a.confidence)
  return first ?? null
}

function dayOrNull(text: string | null): PlainDate | null {
  return text !== null && isPlainDate(text) ? text : null
}

/** Cuts a long subject at its first dash: the rest is file details of the sender. */
function withoutDetails(subject: string): string {
  const [first = ''] = subject.split(/\s[–—]\s/u)
  return subject.length > 70 && first.length >= 12 ? first : subject
}

/** The date in the title of a decision: `MAHNBESCHEID vom 05.02.2026`. */
function dayIn(title: string): PlainDate | null {
  const { day, month, year } =
    /bescheid vom (?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4})(?!\d)/iu.exec(title)?.groups ?? {}
  return plainDate(Number(year), Number(month), Number(day))
}

const labels: [Fact['kind'], string][] = [
  ['case-file', 'Aktenzeichen'],
  ['reference', 'Ihr Zeichen'],
  ['customer-number', 'Kundennummer'],
]

/** German tax numbers as the offices of the states print them. Source: AEAO to § 139a, standard schemes of the states. */
const taxNumber = /^\d{2,3}\/\d{3,4}\/\d{4,5}$/u

function referencesOf(facts: Fact[], branch: Branch | null): FileReference[] {
  const found = labels.flatMap(([kind, label]) => {
    const value = best(facts, kind)?.value
    return value === undefined ? [] : [{ label: labelOf(label, value, branch), value }]
  })
  // the same number under two labels is listed once
  return found.filter(({ value }, i) => found.findIndex((other) => other.value === value) === i)
}

function labelOf(label: string, value: string, branch: Branch | null): string {
  if (taxNumber.test(value)) return 'Steuernummer'
  // companies and landlords have no "Aktenzeichen" as authorities do
  return branch === 'private' && label === 'Aktenzeichen' ? 'Ihr Zeichen' : label
}

function remedyOf(deadlines: Deadline[], title: string): Remedy {
  if (deadlines.some(({ what }) => what === 'object')) {
    const branch = deadlines.find(({ what }) => what === 'object')?.branch
    const isEinspruch =
      branch === 'tax' ||
      branch === 'fines' ||
      branch === 'criminal' ||
      /vollstreckungsbescheid/iu.test(title)
    return isEinspruch ? 'einspruch' : 'widerspruch'
  }
  return deadlines.some(({ what }) => what === 'sue') ? 'court' : 'none'
}

function earliest(deadlines: Deadline[]): PlainDate | null {
  const days = deadlines.flatMap(({ date, confidence }) =>
    date && confidence >= sure ? [date] : [],
  )
  return days.toSorted()[0] ?? null
}

function appointmentOf(deadlines: Deadline[]): LetterFacts['appointment'] {
  const [first] = deadlines.filter(
    ({ what, date, confidence }) => what === 'appointment' && date !== null && confidence >= sure,
  )
  return first?.date ? { on: first.date, at: first.time } : null
}
