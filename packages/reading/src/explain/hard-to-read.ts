import { isPoorlyRead } from '../choose.ts'
import type { Layout, Zone } from '../layout/types.ts'

/** Parts of the page that users can find themselves. */
const parts = ['footer', 'address', 'info'] as const satisfies Zone[]

type Hard = { id: `blurred-${(typeof parts)[number] | 'bank' | 'page'}`; words: number[] }

const poorWord = 0.7
const fewest = 6
/**
 * In our 47 letters the footer had at most 21 % badly read words in scans and ordinary photos, but 38 % or more in 42 of 44 blurred ones.
 */
const poorShare = 0.3

/**
 * The part of a letter that could not be read, for a warning; null if everything is readable. `pays`: an account is needed but was not
 * found.
 */
export function hardToRead(letter: Layout, pays: boolean): Hard | null {
  const hard = parts.flatMap((zone) => {
    const words = letter.lines
      .filter((line) => line.zone === zone)
      .flatMap((line) => line.spans.map(({ word }) => word))
    const poor = words.filter((word) => (letter.words[word]?.confidence ?? 1) < poorWord)
    const isHard = words.length >= fewest && poor.length / words.length > poorShare
    return isHard ? [{ zone, words }] : []
  })
  const [first] = hard
  if (!first) return isPoorlyRead(letter.words) ? { id: 'blurred-page', words: [] } : null
  const isBank = first.zone === 'footer' && pays
  return { id: isBank ? 'blurred-bank' : `blurred-${first.zone}`, words: first.words }
}
