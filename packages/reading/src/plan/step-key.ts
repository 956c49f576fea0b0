import type { Step } from './types.ts'

/** Longest key, in characters: enough to tell two steps of a letter apart. */
export const maxStepKeyCharacters = 200

/**
 * Identifies a step by its act and the words of the letter that ask for it. A new reading that understands the words in the same way gives
 * the same key; one that finds other words gives another, so a mark never moves to a different step.
 */
export function stepKey({
  act,
  id,
  german,
  things,
}: Pick<Step, 'act' | 'id' | 'german'> & { things: { german: string }[] }): string {
  const words = [...german, ...things.map((thing) => thing.german)].join(' ')
  const key = `${act} ${words || id}`.replace(/[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...key].slice(0, maxStepKeyCharacters).join('')
}
