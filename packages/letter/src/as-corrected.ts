import type { Correction, Explanation } from '@brieflotse/contract'
import { applyCorrections, withoutCorrections, withPlan } from '@brieflotse/reading/facts'
import { identified } from './identified.ts'

/**
 * The explanation as a device shows it before the server has processed corrections: with deadline ids, with the user's corrections applied,
 * and without those they have undone.
 */
export function asCorrected(explanation: Explanation, corrections: Correction[]): Explanation {
  const before = withoutCorrections(identified(explanation), corrections, withPlan)
  return applyCorrections(before, corrections, withPlan)
}
