import { alignedText } from '../../text/aligned.ts'
import { isRough, originalOf, type Pair, translationOf } from './letter.ts'

/** A pair as it is copied: the German, below it what it means, and that this is rough where it is. */
export function pairText(pair: Pair): string {
  const translation = translationOf(pair)
  if (translation === null) return originalOf(pair)
  return `${originalOf(pair)}\n${translation}${isRough(pair) ? ` (${alignedText.isRough})` : ''}`
}

/** All pairs below each other, under the title of the letter. */
export function pairsText(title: string, pairs: Pair[]): string {
  return [title, ...pairs.map(pairText)].join('\n\n')
}
