import { isAuthority, isClaim, isCourtOrder, speaksOfInstalments } from './circumstances.ts'
import { contestOf } from './remedy.ts'
import type { LetterFacts, LetterKind } from './types.ts'

const collector = /inkasso|rechtsanw|(?:ab|ver)rechnungsstelle|forderungsmanagement/iu

const payCreditor =
  'The court only hands the claim on. Write to the creditor who is named in it, not to the court.'
const byHand = 'Sign it by hand and send it by post. A plain email does not count.'

/** What the writer should know before this letter goes out, as English sentences; none where there is nothing to say. */
export function adviceOn(kind: LetterKind, facts: LetterFacts): string[] {
  const sentences = advices[kind]?.(facts) ?? []
  return sentences.filter((sentence) => sentence !== null)
}

const advices: Partial<Record<LetterKind, (facts: LetterFacts) => (string | null)[]>> = {
  rejection: (facts) => [
    contestOf(facts)?.law
      ? 'This does not stop the decision. Choose "Objection" to contest it in time.'
      : null,
    facts.remedy === 'court'
      ? 'Only a court can change this decision, and the time for it is running. Get advice at once.'
      : null,
  ],
  payment: (facts) => [
    facts.paysItself
      ? 'The letter says that the money is collected or that you owe nothing. Check before you transfer anything.'
      : null,
    isCourtOrder(facts) ? payCreditor : null,
    speaksOfInstalments(facts)
      ? 'The letter is about instalments. Enter the amount that is due next, not the total.'
      : null,
  ],
  objection: (facts) => {
    if (facts.remedy === 'court') {
      return [
        'Only a court can change this decision, and the time for it is running. Get advice at once.',
      ]
    }
    const contest = contestOf(facts)
    if (!contest) {
      return [
        'This letter names no way to object. Check the end of the letter, or choose "Rejection".',
      ]
    }
    if (contest.law === null) {
      return [
        'Keep proof that it was sent.',
        'If a court sends you a payment order for this (Mahnbescheid), object to that as well, within two weeks.',
      ]
    }
    return [
      'It must arrive before the deadline. Keep proof that it was sent.',
      // firms and landlords may be written to in text form; tax offices as well (§ 357 AO)
      facts.branch === 'tax' || facts.branch === 'private' ? null : byHand,
      facts.branch === 'tax'
        ? 'An objection does not put off the payment. Pay in time, or also apply for suspension.'
        : null,
    ]
  },
  extension: (facts) => [
    facts.remedy !== 'none' ? 'The time to object or to go to court cannot be extended.' : null,
  ],
  instalments: (facts) => [
    facts.paysItself
      ? 'The letter says that nothing is to be transferred. Check before you ask.'
      : null,
    isCourtOrder(facts) ? payCreditor : null,
    isAuthority(facts)
      ? null
      : 'Asking to pay in instalments acknowledges the debt. If it is not yours, choose "Rejection".',
    facts.remedy !== 'none'
      ? 'Asking for instalments does not stop the time in which you can object.'
      : null,
  ],
  cancellation: (facts) => [
    'A flat or a job can only be cancelled on paper with your signature (§§ 568, 623 BGB).',
    isAuthority(facts)
      ? 'This letter comes from an authority: there may be no contract to cancel.'
      : null,
    isClaim(facts) && collector.test(facts.addressee.name ?? '')
      ? 'This letter comes from somebody who collects money for others. Write to the company that you have the contract with.'
      : null,
  ],
}
