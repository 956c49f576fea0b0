import type { Correction, Explanation } from '@brieflotse/contract'
import { layCorrections, withoutCorrections, withPlan } from '@brieflotse/reading/facts'
import { identified } from './identified.ts'

/**
 * What was read as a device shows it: with the ids of its deadlines, with what the user said, and without what they took back, before the
 * server has counted anew.
 */
export function asCorrected(explanation: Explanation, corrections: Correction[]): Explanation {
  const before = withoutCorrections(identified(explanation), corrections, withPlan)
  return layCorrections(before, corrections, withPlan)
}
