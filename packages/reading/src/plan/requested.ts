import type { Facts } from '../explain/facts.ts'
import type { AskedDay, By } from '../said/ask-parts.ts'
import type { Step } from './types.ts'

/**
 * What one request of the letter asks for, before it is reconciled with money, days and kind of the letter. `by`: the last day, `on`: the day of an
 * appointment; `words` are the indexes of the words of the German sentence and of the list that belongs to it.
 */
export type Requested = Pick<
  Step,
  'act' | 'duty' | 'says' | 'things' | 'place' | 'condition' | 'confidence'
> & { german: string; words: number[]; by: By; on: AskedDay | null }

/** Every request of the letter in its own order. A request whose content was not understood is in `unclear`, never half said. */
export function requestedSteps(_facts: Facts): {
  steps: Requested[]
  unclear: { german: string; words: number[] }[]
} {
  return { steps: [], unclear: [] }
}
