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

/** What holds for this letter on this day. */
export function circumstancesOf(facts: LetterFacts, today: PlainDate): Set<Circumstance> {
  const { amount, branch, documentType, dueOn, title } = facts
  const asksForMoney = amount !== null || documentType === 'Mahnung' || documentType === 'Rechnung'
  const holding: [Circumstance, boolean][] = [
    ['authority', isAuthority(facts)],
    ['claim', asksForMoney && !isAuthority(facts) && !facts.paysItself],
    ['tax', branch === 'tax'],
    ['overdue', dueOn !== null && dueOn < today],
    ['notice-to-leave', branch === 'private' && /kündigung/iu.test(title)],
    ['payment-order', /mahnbescheid/iu.test(title) && !/vollstreckungsbescheid/iu.test(title)],
  ]
  return new Set(holding.flatMap(([name, holds]) => (holds ? [name] : [])))
}
