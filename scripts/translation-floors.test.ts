import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readPairs } from '../bench/letters-with-english.ts'
import { bleu, chrf } from '../bench/text-scores.ts'
import { createPhraseMemory, splitSentence } from '../packages/translating/src/index.ts'

/** The example from sacreBLEU's documentation, with the scores that sacreBLEU 2.6.0 computes for one reference. */
const said = ['The dog bit the man.', "It wasn't surprising.", 'The man had just bitten him.']
const meant = [
  ['The dog bit the man.', 'It was not unexpected.', 'The man bit him first.'],
  ['The dog had bit the man.', 'No one was surprised.', 'The man had bitten the dog.'],
] as const

test('BLEU and chrF are counted as sacreBLEU counts them', () => {
  expect(bleu(said, [...meant[0]])).toBeCloseTo(45.0675, 3)
  expect(bleu(said, [...meant[1]])).toBeCloseTo(28.3306, 3)
  expect(chrf(said, [...meant[0]])).toBeCloseTo(50.0431, 3)
  expect(chrf(said, [...meant[1]])).toBeCloseTo(51.7011, 3)
})

/**
 * The minimum results of phrase book and grammar rules without a model, on the letters with English references: the share of known
 * sentences, the share shown at all, and the score of both. The minimums may only rise.
 */
const floors = { known: 0.42, knownScore: 73.2, shown: 0.52, roughScore: 65.5 }

test(
  'what is shown without a model is no less and no worse than it was',
  { timeout: 60_000 },
  () => {
    const phrases = createPhraseMemory()
    const known: [ours: string, theirs: string][] = []
    const rough: [ours: string, theirs: string][] = []
    let all = 0
    for (const { german, english, names } of pairs()) {
      all++
      const parts = splitSentence(german, names, phrases)
      if (parts.some((part) => part.english === null)) continue
      const text = parts.map((part) => part.between + part.english).join('')
      ;(parts.every(({ sure }) => sure) ? known : rough).push([text, english])
    }
    const score = (rows: typeof known) =>
      chrf(
        rows.map(([ours]) => ours),
        rows.map(([, theirs]) => theirs),
      )
    const now = {
      known: known.length / all,
      knownScore: score(known),
      shown: (known.length + rough.length) / all,
      roughScore: score(rough),
    }
    for (const [name, floor] of Object.entries(floors))
      expect(now[name as keyof typeof now], name).toBeGreaterThan(floor)
  },
)

function pairs() {
  return readPairs(
    fileURLToPath(new URL('../packages/reading/cases/letters', import.meta.url)),
  ).flat()
}
