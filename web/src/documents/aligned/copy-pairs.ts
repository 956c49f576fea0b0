import { alignedText } from '../../text/aligned.ts'
import { isRough, originalOf, type Pair, translationOf } from './letter.ts'

/** The text of one pair for the clipboard: the German, the translation below it, and a note if the translation is rough. */
export function pairText(pair: Pair): string {
  const translation = translationOf(pair)
  if (translation === null) return originalOf(pair)
  return `${originalOf(pair)}\n${translation}${isRough(pair) ? ` (${alignedText.isRough})` : ''}`
}

/** The text of all pairs for the clipboard, below the title of the letter. */
export function pairsText(title: string, pairs: Pair[]): string {
  return [title, ...pairs.map(pairText)].join('\n\n')
}
