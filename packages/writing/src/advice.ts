import { isAuthority, isClaim, isCourtOrder, speaksOfInstalments } from './circumstances.ts'
import { type Advice, advice } from './advice-sentences.ts'
import { contestOf } from './remedy.ts'
import type { LetterFacts, ResponseKind } from './types.ts'

const collector = /inkasso|rechtsanw|(?:ab|ver)rechnungsstelle|forderungsmanagement/iu

/** The advice to show before this letter is sent; empty if there is none. */
export function adviceOn(kind: ResponseKind, facts: LetterFacts): Advice[] {
  const sentences = advices[kind]?.(facts) ?? []
  return sentences.filter((sentence) => sentence !== null)
}

const advices: Partial<Record<ResponseKind, (facts: LetterFacts) => (Advice | null)[]>> = {
  rejection: (facts) => [
    contestOf(facts)?.law ? advice.contestInTime : null,
    facts.remedy === 'court' ? advice.onlyCourt : null,
  ],
  payment: (facts) => [
    facts.paysItself ? advice.collected : null,
    isCourtOrder(facts) ? advice.payCreditor : null,
    speaksOfInstalments(facts) ? advice.nextInstalment : null,
  ],
  objection: (facts) => {
    if (facts.remedy === 'court') {
      return [advice.onlyCourt]
    }
    const contest = contestOf(facts)
    if (!contest) {
      return [advice.noWay]
    }
    if (contest.law === null) {
      return [advice.keepProof, advice.alsoPaymentOrder]
    }
    return [
      advice.arriveInTime,
      // firms and landlords may be written to in text form; tax offices as well (§ 357 AO)
      facts.branch === 'tax' || facts.branch === 'private' ? null : advice.byHand,
      facts.branch === 'tax' ? advice.payAnyway : null,
    ]
  },
  extension: (facts) => [facts.remedy !== 'none' ? advice.noExtension : null],
  instalments: (facts) => [
    facts.paysItself ? advice.nothingToTransfer : null,
    isCourtOrder(facts) ? advice.payCreditor : null,
    isAuthority(facts) ? null : advice.acknowledges,
    facts.remedy !== 'none' ? advice.timeRuns : null,
  ],
  cancellation: (facts) => [
    advice.onPaper,
    isAuthority(facts) ? advice.noContract : null,
    isClaim(facts) && collector.test(facts.addressee.name ?? '') ? advice.collector : null,
  ],
}
