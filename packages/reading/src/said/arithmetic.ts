import { countingSteps, inWords, type SayingOf } from '@brieflotse/rules'
import { daySentences } from './day-sentences.ts'
import type { Said } from './saying.ts'

// Apart from the other tables: days are counted on devices too, which do not need the rest.
const table = { ...daySentences, ...countingSteps } as const

/** One step of the arithmetic behind a deadline. */
export type DayStep = SayingOf<typeof table>

/** The arithmetic of a deadline: English sentences, and what they are made of. */
export function arithmetic(said: DayStep[]): { steps: string[]; said: Said[] } {
  return { steps: said.map((one) => inWords(table, one)), said }
}
