import type { Branch } from './branches.ts'
import type { Period } from './plain-date.ts'

/** The section of law that moves the end of a period to the next working day. */
export const shiftLaw: Record<Branch, string> = {
  tax: '§ 108 (3) AO',
  social: '§ 26 (3) SGB X',
  administrative: '§ 31 (3) VwVfG',
  fines: '§ 43 (2) StPO, § 46 (1) OWiG',
  criminal: '§ 43 (2) StPO',
  'civil-court': '§ 222 (2) ZPO',
  labour: '§ 222 (2) ZPO, § 46 (2) ArbGG',
  private: '§ 193 BGB',
}

/** The section of law on when a posted decision counts as received. In other branches the user must give the day of receipt. */
export const deliveryLaw: Partial<Record<Branch, string>> = {
  tax: '§ 122 (2) no. 1 AO',
  social: '§ 37 (2) SGB X',
  administrative: '§ 41 (2) VwVfG',
}

/** Letters posted up to this day count as received on the third day, later ones on the fourth. Source: PostModG, in force 2025. */
export const lastDayOfThreeDayRule = '2024-12-31'

/** The event that starts a period: posting with deemed receipt, formal service, receipt, or conclusion of a contract. */
export type Trigger = 'announcement' | 'service' | 'receipt' | 'contract'

/** `toMonthEnd`: the period ends with the last day of its last month, as with consent to a higher rent. */
export type RulePeriod = Period & { toMonthEnd?: true | undefined }

/** One statutory time limit; `letter` names the kind of letter it occurs in. */
export type DeadlineRule = {
  letter: string
  branch: Branch
  what: 'object' | 'sue' | 'consent' | 'terminate' | 'reply' | 'other'
  period: RulePeriod
  from: Trigger
  law: string
}

const days = (count: number): RulePeriod => ({ count, unit: 'day' })
const weeks = (count: number): RulePeriod => ({ count, unit: 'week' })
const months = (count: number): RulePeriod => ({ count, unit: 'month' })
const year: RulePeriod = { count: 1, unit: 'year' }

/** Statutory time limits by branch of law, state of 2026-08. Each row names its section. */
export const deadlineRules = {
  'tax-objection': {
    letter: 'tax assessment',
    branch: 'tax',
    what: 'object',
    period: months(1),
    from: 'announcement',
    law: '§ 355 (1) AO',
  },
  'tax-action': {
    letter: 'decision on a tax objection',
    branch: 'tax',
    what: 'sue',
    period: months(1),
    from: 'announcement',
    law: '§ 47 (1) FGO',
  },
  'tax-objection-without-notice': {
    letter: 'tax assessment without or with wrong instruction on objections',
    branch: 'tax',
    what: 'object',
    period: year,
    from: 'announcement',
    law: '§ 356 (2) AO',
  },
  'social-objection': {
    letter: 'decision of a job centre or social insurance',
    branch: 'social',
    what: 'object',
    period: months(1),
    from: 'announcement',
    law: '§ 84 (1) SGG',
  },
  'social-action': {
    letter: 'decision on an objection in social law',
    branch: 'social',
    what: 'sue',
    period: months(1),
    from: 'announcement',
    law: '§ 87 (1) SGG',
  },
  'social-objection-without-notice': {
    letter: 'social law decision without or with wrong instruction',
    branch: 'social',
    what: 'object',
    period: year,
    from: 'announcement',
    law: '§ 66 (2) SGG',
  },
  'administrative-objection': {
    letter: 'decision of an authority',
    branch: 'administrative',
    what: 'object',
    period: months(1),
    from: 'announcement',
    law: '§ 70 (1) VwGO',
  },
  'administrative-action': {
    letter: 'decision on an objection',
    branch: 'administrative',
    what: 'sue',
    period: months(1),
    from: 'announcement',
    law: '§ 74 (1) VwGO',
  },
  'administrative-objection-without-notice': {
    letter: 'decision without or with wrong instruction',
    branch: 'administrative',
    what: 'object',
    period: year,
    from: 'announcement',
    law: '§ 58 (2) VwGO',
  },
  'fine-objection': {
    letter: 'fine notice (Bußgeldbescheid)',
    branch: 'fines',
    what: 'object',
    period: weeks(2),
    from: 'service',
    law: '§ 67 (1) OWiG',
  },
  'penalty-order-objection': {
    letter: 'penalty order (Strafbefehl)',
    branch: 'criminal',
    what: 'object',
    period: weeks(2),
    from: 'service',
    law: '§ 410 (1) StPO',
  },
  'payment-order-objection': {
    letter: 'court payment order (Mahnbescheid)',
    branch: 'civil-court',
    what: 'object',
    period: weeks(2),
    from: 'service',
    law: '§ 692 (1) no. 3, § 694 ZPO',
  },
  'labour-payment-order-objection': {
    letter: 'payment order of a labour court',
    branch: 'labour',
    what: 'object',
    period: weeks(1),
    from: 'service',
    law: '§ 46a (3) ArbGG',
  },
  'enforcement-order-objection': {
    letter: 'enforcement order or judgment by default',
    branch: 'civil-court',
    what: 'object',
    period: weeks(2),
    from: 'service',
    law: '§ 700 (1), § 339 (1) ZPO',
  },
  'notice-of-defence': {
    letter: 'action served by a court',
    branch: 'civil-court',
    what: 'reply',
    period: weeks(2),
    from: 'service',
    law: '§ 276 (1) ZPO',
  },
  appeal: {
    letter: 'judgment of a civil court',
    branch: 'civil-court',
    what: 'other',
    period: months(1),
    from: 'service',
    law: '§ 517 ZPO',
  },
  'dismissal-action': {
    letter: 'notice of dismissal from a job',
    branch: 'labour',
    what: 'sue',
    period: weeks(3),
    from: 'receipt',
    law: '§ 4 KSchG',
  },
  'job-seeker-registration': {
    letter: 'notice of dismissal from a job',
    branch: 'social',
    what: 'other',
    period: days(3),
    from: 'receipt',
    law: '§ 38 (1) SGB III',
  },
  withdrawal: {
    letter: 'contract at a distance or at the door',
    branch: 'private',
    what: 'terminate',
    period: days(14),
    from: 'contract',
    law: '§ 355 (2) BGB',
  },
  'insurance-withdrawal': {
    letter: 'insurance policy',
    branch: 'private',
    what: 'terminate',
    period: days(14),
    from: 'receipt',
    law: '§ 8 (1) VVG',
  },
  'life-insurance-withdrawal': {
    letter: 'life insurance policy',
    branch: 'private',
    what: 'terminate',
    period: days(30),
    from: 'receipt',
    law: '§ 152 (1) VVG',
  },
  'insurance-price-rise': {
    letter: 'higher insurance premium',
    branch: 'private',
    what: 'terminate',
    period: months(1),
    from: 'receipt',
    law: '§ 40 (1) VVG',
  },
  'rent-increase-consent': {
    letter: 'demand for a higher rent',
    branch: 'private',
    what: 'consent',
    period: { ...months(2), toMonthEnd: true },
    from: 'receipt',
    law: '§ 558b (2) BGB',
  },
  'rent-increase-termination': {
    letter: 'demand for a higher rent',
    branch: 'private',
    what: 'terminate',
    period: { ...months(2), toMonthEnd: true },
    from: 'receipt',
    law: '§ 561 (1) BGB',
  },
  'utility-bill-objection': {
    letter: 'utility bill of a landlord',
    branch: 'private',
    what: 'object',
    period: { ...months(12), toMonthEnd: true },
    from: 'receipt',
    law: '§ 556 (3) sentence 5 BGB',
  },
} as const satisfies Record<string, DeadlineRule>

export type DeadlineRuleName = keyof typeof deadlineRules
