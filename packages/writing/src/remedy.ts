import type { Branch } from '@brieflotse/rules'
import type { Remedy, Said } from './types.ts'

/** How a decision is contested: the word, what it is raised against, and the section of law. */
export type Contest = { remedy: 'einspruch' | 'widerspruch'; against: Said; law: string }

const byTitle: { title: RegExp; contest: Contest }[] = [
  {
    title: /vollstreckungsbescheid/iu,
    contest: {
      remedy: 'einspruch',
      against: { german: 'den Vollstreckungsbescheid', english: 'the enforcement order' },
      law: '§§\u00a0700, 338 ZPO',
    },
  },
  {
    title: /mahnbescheid/iu,
    contest: {
      remedy: 'widerspruch',
      against: { german: 'den Mahnbescheid', english: 'the court payment order' },
      law: '§\u00a0694 ZPO',
    },
  },
  {
    title: /strafbefehl/iu,
    contest: {
      remedy: 'einspruch',
      against: { german: 'den Strafbefehl', english: 'the penalty order' },
      law: '§\u00a0410 StPO',
    },
  },
  {
    title: /bu(?:ß|ss)geldbescheid/iu,
    contest: {
      remedy: 'einspruch',
      against: { german: 'den Bußgeldbescheid', english: 'the penalty notice' },
      law: '§\u00a067 OWiG',
    },
  },
]

const decision: Said = { german: 'Ihren Bescheid', english: 'your decision' }

const byBranch: Partial<Record<Branch, Contest>> = {
  tax: { remedy: 'einspruch', against: decision, law: '§\u00a0347 AO' },
  social: { remedy: 'widerspruch', against: decision, law: '§\u00a083 SGG' },
  administrative: { remedy: 'widerspruch', against: decision, law: '§\u00a069 VwGO' },
  fines: {
    remedy: 'einspruch',
    against: { german: 'den Bußgeldbescheid', english: 'the penalty notice' },
    law: '§\u00a067 OWiG',
  },
}

/** A tenant asks to stay because leaving would be a hardship. The reading finds this deadline only in notices of landlords. */
const tenancy: Contest = {
  remedy: 'widerspruch',
  against: { german: 'die Kündigung', english: 'the notice to leave' },
  law: '§\u00a0574 BGB',
}

/**
 * How the decision in this letter is contested; null where no such letter does it. The title goes before the branch: an enforcement
 * order and a payment order are both civil court matters and need different words.
 */
export function contestOf(title: string, branch: Branch | null, remedy: Remedy): Contest | null {
  if (remedy === 'none' || remedy === 'court') return null
  if (branch === 'private') return /kündigung/iu.test(title) ? tenancy : null
  if (branch === 'labour') return null
  const named = byTitle.find((row) => row.title.test(title))
  if (named) return named.contest
  return (branch && byBranch[branch]) ?? null
}
