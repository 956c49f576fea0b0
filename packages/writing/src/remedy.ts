import type { Branch } from '@brieflotse/rules'
import { isClaim, isNoticeToLeave } from './circumstances.ts'
import type { LetterFacts, Bilingual } from './types.ts'

/** How to contest a letter: the name of the remedy, what it is directed against, and the section of law; null if no law requires it. */
export type Contest = {
  remedy: 'einspruch' | 'widerspruch'
  against: Bilingual
  law: string | null
}

/** What a remedy can be directed against, in both languages. */
const things = {
  enforcementOrder: { german: 'den Vollstreckungsbescheid', english: 'the enforcement order' },
  paymentOrder: { german: 'den Mahnbescheid', english: 'the court payment order' },
  penaltyOrder: { german: 'den Strafbefehl', english: 'the penalty order' },
  penaltyNotice: { german: 'den Bußgeldbescheid', english: 'the penalty notice' },
  decision: { german: 'Ihren Bescheid', english: 'your decision' },
  notice: { german: 'die Kündigung', english: 'the notice to leave' },
  statement: { german: 'Ihre Abrechnung', english: 'your statement of costs' },
  claim: { german: 'Ihre Forderung', english: 'your claim' },
} as const satisfies Record<string, Bilingual>

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

/** A tenant's objection because leaving would be a hardship (§ 574 BGB). */
const tenancy: Contest = {
  remedy: 'widerspruch',
  against: things.notice,
  law: '§\u00a0574 BGB',
}

/** A tenant's objection to a statement of costs, within twelve months. */
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
 * How to contest the decision or claim in this letter; null if a letter cannot do so. The title is checked before the branch: enforcement
 * orders and payment orders are both civil court matters but have different remedies.
 */
export function contestOf(facts: LetterFacts): Contest | null {
  const { title, branch, remedy } = facts
  if (remedy === 'court' || branch === 'labour') return null
  if (isNoticeToLeave(facts)) return tenancy
  const isPrivate = branch === 'private'
  if (isPrivate && remedy === 'widerspruch' && /(?:neben|betriebs|heiz)kosten/iu.test(title)) {
    return statementOfCosts
  }
  // a company that only threatens with a court order has none yet
  const named = isPrivate ? undefined : byTitle.find((row) => row.title.test(title))
  if (!named && isClaim(facts)) return claim
  if (remedy === 'none' || isPrivate) return null
  return named?.contest ?? ((branch && byBranch[branch]) || null)
}
