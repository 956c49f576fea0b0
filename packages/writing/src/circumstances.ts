import type { Branch, PlainDate } from '@brieflotse/rules'
import type { Circumstance, LetterFacts } from './types.ts'

const ofAuthorities = new Set<Branch>([
  'tax',
  'social',
  'administrative',
  'fines',
  'criminal',
  'civil-court',
])

const officeName =
  /(?:amt|gericht|behörde|ministerium|präsidium|jobcenter|familienkasse|bußgeldstelle|staatsanwaltschaft|landkreis)(?!\p{L})|(?<!\p{L})(?:Polizei|Stadt|Gemeinde|Agentur für Arbeit|Bundesagentur)(?!\p{L})/iu

/** Whether an office or a court wrote the letter: its decisions stand until they are contested in the right form. */
export function isAuthority({ addressee, branch, documentType }: LetterFacts): boolean {
  if (branch !== null) return ofAuthorities.has(branch)
  return documentType === 'Bescheid' || officeName.test(addressee.name ?? '')
}

/** Whether somebody who is no office says that money is owed to them. */
export function isClaim(facts: LetterFacts): boolean {
  const { amount, documentType, paysItself } = facts
  const asksForMoney = amount !== null || documentType === 'Mahnung' || documentType === 'Rechnung'
  return asksForMoney && !isAuthority(facts) && !paysItself
}

/**
 * Whether a landlord ends a tenancy. Announcing something ("Ankündigung") ends nothing, and of all who cancel a contract the reading
 * finds a day to object by only for landlords.
 */
export function isNoticeToLeave({ branch, remedy, title }: LetterFacts): boolean {
  return branch === 'private' && remedy === 'widerspruch' && /(?<!an)kündigung/iu.test(title)
}

/** Whether the letter is about a sum that is paid in parts, so that its total is not what is due next. */
export function speaksOfInstalments({ title }: LetterFacts): boolean {
  return /stundung|raten(?:zahlung|plan|vereinbarung)/iu.test(title)
}

/** Whether a court hands on what somebody else demands: it is paid to them, not to the court. */
export function isCourtOrder({ branch, title }: LetterFacts): boolean {
  return branch !== 'private' && /(?:mahn|vollstreckungs)bescheid/iu.test(title)
}

/** What holds for this letter on this day. */
export function circumstancesOf(facts: LetterFacts, today: PlainDate): Set<Circumstance> {
  const { branch, dueOn, title } = facts
  const holding: [Circumstance, boolean][] = [
    ['authority', isAuthority(facts)],
    ['claim', isClaim(facts)],
    ['tax', branch === 'tax'],
    ['overdue', dueOn !== null && dueOn < today],
    ['notice-to-leave', isNoticeToLeave(facts)],
    ['payment-order', /mahnbescheid/iu.test(title) && !/vollstreckungsbescheid/iu.test(title)],
  ]
  return new Set(holding.flatMap(([name, holds]) => (holds ? [name] : [])))
}
