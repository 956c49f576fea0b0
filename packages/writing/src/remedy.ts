import type { Branch } from '@brieflotse/rules'
import { isClaim, isNoticeToLeave } from './circumstances.ts'
import type { LetterFacts, Said } from './types.ts'

/** How a letter is contested: the word, what it is raised against, and the section of law; null where no law asks for it. */
export type Contest = { remedy: 'einspruch' | 'widerspruch'; against: Said; law: string | null }

/** Everything that a letter can be raised against, in both languages. */
const things = {
  enforcementOrder: { german: 'den Vollstreckungsbescheid', english: 'the enforcement order' },
  paymentOrder: { german: 'den Mahnbescheid', english: 'the court payment order' },
  penaltyOrder: { german: 'den Strafbefehl', english: 'the penalty order' },
  penaltyNotice: { german: 'den Bußgeldbescheid', english: 'the penalty notice' },
  decision: { german: 'Ihren Bescheid', english: 'your decision' },
  notice: { german: 'die Kündigung', english: 'the notice to leave' },
  statement: { german: 'Ihre Abrechnung', english: 'your statement of costs' },
  claim: { german: 'Ihre Forderung', english: 'your claim' },
} as const satisfies Record<string, Said>

export type ContestedThing = (typeof things)[keyof typeof things]['english']
export const contestedThings = Object.values(things)

const byTitle: { title: RegExp; contest: Contest }[] = [
  {
    title: /vollstreckungsbescheid/iu,
    contest: {
      remedy: 'einspruch',
      against: things.enforcementOrder,
      law: '§§\u00a0700, 338 ZPO',
    },
  },
  {
    title: /mahnbescheid/iu,
    contest: {
      remedy: 'widerspruch',
      against: things.paymentOrder,
      law: '§\u00a0694 ZPO',
    },
  },
  {
    title: /strafbefehl/iu,
    contest: {
      remedy: 'einspruch',
      against: things.penaltyOrder,
      law: '§\u00a0410 StPO',
    },
  },
  {
    title: /bu(?:ß|ss)geldbescheid/iu,
    contest: {
      remedy: 'einspruch',
      against: things.penaltyNotice,
      law: '§\u00a067 OWiG',
    },
  },
]

const byBranch: Partial<Record<Branch, Contest>> = {
  tax: { remedy: 'einspruch', against: things.decision, law: '§\u00a0347 AO' },
  social: { remedy: 'widerspruch', against: things.decision, law: '§\u00a083 SGG' },
  administrative: { remedy: 'widerspruch', against: things.decision, law: '§\u00a069 VwGO' },
  fines: {
    remedy: 'einspruch',
    against: things.penaltyNotice,
    law: '§\u00a067 OWiG',
  },
}

/** A tenant asks to stay because leaving would be a hardship. */
const tenancy: Contest = {
  remedy: 'widerspruch',
  against: things.notice,
  law: '§\u00a0574 BGB',
}

/** A tenant has twelve months to object to what the landlord has counted. */
const statementOfCosts: Contest = {
  remedy: 'widerspruch',
  against: things.statement,
  law: '§\u00a0556 Abs. 3 BGB',
}

const claim: Contest = {
  remedy: 'widerspruch',
  against: things.claim,
  law: null,
}

/**
 * How what this letter decides or demands is contested; null where no such letter does it. The title goes before the branch: an
 * enforcement order and a payment order are both civil court matters and need different words.
 */
export function contestOf(facts: LetterFacts): Contest | null {
  const { title, branch, remedy } = facts
  if (remedy === 'court' || branch === 'labour') return null
  if (isNoticeToLeave(facts)) return tenancy
  const isPrivate = branch === 'private'
  if (isPrivate && remedy === 'widerspruch' && /(?:neben|betriebs|heiz)kosten/iu.test(title)) {
    return statementOfCosts
  }
  // a firm that threatens with a court order has none yet
  const named = isPrivate ? undefined : byTitle.find((row) => row.title.test(title))
  if (!named && isClaim(facts)) return claim
  if (remedy === 'none' || isPrivate) return null
  return named?.contest ?? ((branch && byBranch[branch]) || null)
}
