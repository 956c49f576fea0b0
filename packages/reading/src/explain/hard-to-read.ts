import { isPoorlyRead } from '../choose.ts'
import type { Layout, Zone } from '../layout/types.ts'

/** A part of the page that a person finds by itself, and what stands there. */
const parts = [
  { zone: 'footer', name: 'The small print at the bottom' },
  { zone: 'address', name: 'The address' },
  { zone: 'info', name: 'The block with numbers and dates at the top right' },
] as const satisfies { zone: Zone; name: string }[]

const poorWord = 0.7
const fewest = 6
/** Of our 47 letters the footer had at most 21 % of such words as scan and ordinary photo; 38 % or more in 42 of 44 blurred ones. */
const poorShare = 0.3

/** Says which part of a letter could not be read, and what to do; null when all can be. `pays`: an account is wanted and was not found. */
export function hardToRead(
  letter: Layout,
  pays: boolean,
): { text: string; words: number[] } | null {
  const hard = parts.flatMap(({ zone, name }) => {
    const words = letter.lines
      .filter((line) => line.zone === zone)
      .flatMap((line) => line.spans.map(({ word }) => word))
    const poor = words.filter((word) => (letter.words[word]?.confidence ?? 1) < poorWord)
    const isHard = words.length >= fewest && poor.length / words.length > poorShare
    return isHard ? [{ zone, name, words }] : []
  })
  const [first] = hard
  const isAllOver = isPoorlyRead(letter.words)
  if (!first) return isAllOver ? { text: allOver, words: [] } : null
  const isBank = first.zone === 'footer' && pays
  const what = isBank ? `${first.name}, where bank details often stand,` : first.name
  const advice = isBank
    ? 'Take a sharper photo from closer before you pay.'
    : 'Take a sharper photo from closer, or check what matters against the letter.'
  return { text: `${what} is too blurred to read. ${advice}`, words: first.words }
}

const allOver =
  'Parts of this page are hard to read. Check what matters against the letter, or take a sharper photo.'
