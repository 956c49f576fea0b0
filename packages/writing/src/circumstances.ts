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

/** Whether an authority or a court wrote the letter: its decisions become final unless they are contested in the required form. */
export function isAuthority({ addressee, branch, documentType }: LetterFacts): boolean {
  if (branch !== null) return ofAuthorities.has(branch)
  return documentType === 'Bescheid' || officeName.test(addressee.name ?? '')
}

/** Whether a sender that is not an authority claims money. */
export function isClaim(facts: LetterFacts): boolean {
  const { amount, documentType, paysItself } = facts
  const asksForMoney = amount !== null || documentType === 'Mahnung' || documentType === 'Rechnung'
  return asksForMoney && !isAuthority(facts) && !paysItself
}

/**
 * Whether a landlord terminates a tenancy. "Ankündigung" (announcement) is excluded. Only letters of landlords have a `widerspruch` in the
 * branch `private`, so other terminations do not match.
 */
export function isNoticeToLeave({ branch, remedy, title }: LetterFacts): boolean {
  return branch === 'private' && remedy === 'widerspruch' && /(?<!an)kündigung/iu.test(title)
}

/** Whether the letter is about payment by instalments, so that its total is not the next amount due. */
export function speaksOfInstalments({ title }: LetterFacts): boolean {
  return /stundung|raten(?:zahlung|plan|vereinbarung)/iu.test(title)
}

/** Whether a court forwards someone else's claim: the money goes to the creditor, not to the court. */
export function isCourtOrder({ branch, title }: LetterFacts): boolean {
  return branch !== 'private' && /(?:mahn|vollstreckungs)bescheid/iu.test(title)
}

/** The circumstances that apply to this letter on this day. */
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
