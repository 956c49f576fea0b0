import type { Document } from '@brieflotse/contract'
import { useMemo } from 'react'
import { blocksOf, pairsOf, letterParts, readingText, uncertainOf } from './letter.ts'

export type Letter = ReturnType<typeof useLetter>

/** The layout of a letter from its sentences, optionally reduced to the uncertain ones. */
export function useLetter(sentences: Document['sentences'], isUncertainOnly: boolean) {
  const whole = useMemo(() => {
    const pairs = pairsOf(sentences)
    const parts = letterParts(pairs)
    const blocks = blocksOf(parts)
    return { pairs, parts, blocks, uncertain: uncertainOf(blocks) }
  }, [sentences])
  return useMemo(() => {
    const { parts, uncertain } = whole
    const onlyUncertain = isUncertainOnly && uncertain.length > 0
    return {
      ...whole,
      onlyUncertain,
      blocks: onlyUncertain ? uncertain : whole.blocks,
      text: onlyUncertain ? uncertain.flatMap(({ groups }) => groups.flat()) : readingText(parts),
    }
  }, [whole, isUncertainOnly])
}
