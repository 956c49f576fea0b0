import type { Fact } from '@brieflotse/contract'
import { invoiceSaysSo, sureFrom } from '@brieflotse/reading/facts'
import { groupIban } from '@brieflotse/rules'
import { detailText } from '../../text/detail.ts'
import { dayText } from '../../ui/format.ts'
import { centsText } from '../../ui/format.ts'

/** Facts that the list never shows: other cards show them, or they are parts of an address. */
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

/** Facts that another card shows with their place on the page. The list repeats them only if they are uncertain. */
const shownElsewhere: Fact['kind'][] = [
  'sender',
  'recipient',
  'deadline',
  'appointment',
  'due-date',
]

/** The facts for the list, without those of other cards and without duplicates. */
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

/** Whether the value comes from the electronic invoice in the file and is not printed. */
export function isFromInvoice({ stated, why }: Fact): boolean {
  return !stated && why.startsWith(invoiceSaysSo)
}

/** Whether the value is a German quotation from the letter. */
export function isGerman({ kind }: Fact): boolean {
  return kind === 'subject' || kind === 'purpose'
}

/** A canonical value as display text. */
export function factText({ kind, value }: Fact): string {
  if (kind.startsWith('amount-') || kind === 'credit-balance') {
    return /^\d+$/.test(value) ? centsText(Number(value)) : value
  }
  if (kind === 'iban') return groupIban(value)
  if (kind === 'direct-debit' && !/\d/.test(value)) return detailText.directDebit
  return dayText(value)
}
