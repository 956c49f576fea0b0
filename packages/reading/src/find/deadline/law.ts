import type { Branch, DeadlineRule } from '@brieflotse/rules'
import { deadlineRules } from '@brieflotse/rules'
import type { Event } from './events.ts'
import type { DeadlineKind } from '../../plan/kinds.ts'

/** Rules for decisions with deemed receipt: objection and court action. */
const announcedRules: Partial<Record<Branch, { object: DeadlineRule; sue: DeadlineRule }>> = {
  tax: { object: deadlineRules['tax-objection'], sue: deadlineRules['tax-action'] },
  social: { object: deadlineRules['social-objection'], sue: deadlineRules['social-action'] },
  administrative: {
    object: deadlineRules['administrative-objection'],
    sue: deadlineRules['administrative-action'],
  },
}

/** The rule for an objection to, or an action against, an announced decision; null in other branches. */
export function announcedRule(branch: Branch, what: 'object' | 'sue'): DeadlineRule | null {
  return announcedRules[branch]?.[what] ?? null
}

/** The branch for a period: words of the sentence and those before it count more than the whole letter. */
export function branchFor(said: string, event: Event, letter: Branch | null): Branch | null {
  if (/KSchG|Arbeitsgericht/u.test(said)) return 'labour'
  if (/SGB III|arbeitsuchend/u.test(said)) return 'social'
  if (event !== 'announcement') return letter
  // Objections called Einspruch that run from announcement exist only in tax law, which has no Widerspruch.
  if (/Einspr[uü]ch/u.test(said)) return 'tax'
  if (/Sozialgericht/u.test(said)) return 'social'
  if (/Verwaltungsgericht/u.test(said)) return 'administrative'
  if (/Widerspr[uü]ch/u.test(said) && letter === 'tax') return null
  return letter !== null && announcedRules[letter] ? letter : null
}

const rulesByCue: [RegExp, DeadlineRule][] = [
  [/OWiG|Bußgeldbescheid/u, deadlineRules['fine-objection']],
  [/KSchG|Arbeitsgericht/u, deadlineRules['dismissal-action']],
  [/SGB III|arbeitsuchend/u, deadlineRules['job-seeker-registration']],
  [/§ 40 (?:Abs\. 1 )?VVG/u, deadlineRules['insurance-price-rise']],
  [/§ 561 BGB/u, deadlineRules['rent-increase-termination']],
  [/§ 556 Abs\. 3/u, deadlineRules['utility-bill-objection']],
  [/Widerrufsfrist|widerrufen/u, deadlineRules.withdrawal],
]

const citation =
  /§§?\s?\d+\p{Ll}?(?:\s(?:Abs\.|Satz|Nr\.|S\.)\s?\d+\p{Ll}?)*\s\p{Lu}\p{L}{1,12}(?:\s[IVX]+(?!\p{L}))?/u

/** The section for a period: of a known rule, else the section named in the sentence, else null. */
export function lawOf(text: string, branch: Branch | null, what: DeadlineKind): string | null {
  if (branch === 'civil-court' && (what === 'object' || what === 'pay')) {
    // against an enforcement order the objection is called Einspruch, against a payment order Widerspruch
    const isEnforced = what === 'object' && /Einspr[uü]ch/u.test(text)
    return deadlineRules[isEnforced ? 'enforcement-order-objection' : 'payment-order-objection'].law
  }
  const rule = rulesByCue.find(([cue, { what: kind }]) => cue.test(text) && kind === what)?.[1]
  return rule?.law ?? citation.exec(text)?.[0] ?? null
}
