import type { Fact } from '@brieflotse/contract'
import { invoiceSaysSo, sureFrom } from '@brieflotse/reading/facts'
import { groupIban } from '@brieflotse/rules'
import { detailText } from '../../text/detail.ts'
import { dayText } from '../../ui/format.ts'
import { centsText } from '../../ui/format.ts'

/** Kinds that have a card of their own: what is asked, and the parts of the two addresses. */
const unlisted: Fact['kind'][] = [
  'action',
  'consequence',
  'urgency',
  'document-type',
  'sender-street',
  'sender-house-number',
  'sender-zip',
  'sender-city',
  'recipient-address',
  'recipient-zip',
  'recipient-city',
]

/** What has a card of its own with its place on the page: listed again only when it should be checked. */
const shownElsewhere: Fact['kind'][] = [
  'sender',
  'recipient',
  'deadline',
  'appointment',
  'due-date',
]

/** The facts worth a line: what has its own card is left out, and so is what says the same again. */
export function listedFacts(facts: Fact[]): Fact[] {
  const seen = new Set<string>()
  return facts.filter((fact) => {
    const { kind, value } = fact
    const key = `${kind} ${value}`
    if (unlisted.includes(kind) || seen.has(key)) return false
    seen.add(key)
    return isUnsure(fact) || !shownElsewhere.includes(kind)
  })
}

export function isUnsure({ confidence }: Fact): boolean {
  return confidence < sureFrom
}

/** Whether the value is not printed, but said by the electronic invoice in the file. */
export function isFromInvoice({ stated, why }: Fact): boolean {
  return !stated && why.startsWith(invoiceSaysSo)
}

/** Whether the value is a piece of the letter's own text. */
export function isGerman({ kind }: Fact): boolean {
  return kind === 'subject' || kind === 'purpose'
}

/** A canonical value as a person reads it. */
export function factText({ kind, value }: Fact): string {
  if (kind.startsWith('amount-') || kind === 'credit-balance') {
    return /^\d+$/.test(value) ? centsText(Number(value)) : value
  }
  if (kind === 'iban') return groupIban(value)
  if (kind === 'direct-debit' && !/\d/.test(value)) return detailText.directDebit
  return dayText(value)
}
