import { readLetter } from '../../src/read-letter.ts'
import type { Reading } from '../../src/types.ts'
import { setLetter } from '../unseen/set-letter.ts'
import { type CorpusHalf, corpusHalves, halves, writtenLetters } from '../unseen/written-letter.ts'
import { scoreActs, type ActScore, type Share, type Verdict } from './act-score.ts'
import { actTruthOf, loadActTruths } from './act-truth.ts'

export type Acted = { id: string; reading: Reading; score: ActScore }

const truths = new Map([
  ...loadActTruths(),
  ...halves.flatMap(writtenLetters).flatMap(({ id, facts }) => {
    const truth = actTruthOf(id, facts)
    return truth ? [[id, truth] as const] : []
  }),
])

/** The scores of those letters whose true plan is annotated. */
export function actsOf(results: { id: string; reading: Reading }[]): Acted[] {
  return results.flatMap(({ id, reading }) => {
    const truth = truths.get(id)
    return truth ? [{ id, reading, score: scoreActs(reading, truth) }] : []
  })
}

/** Reads the letters of the corpus, for which only the true plan is annotated. */
export function readCorpus(half: CorpusHalf, only = ''): Acted[] {
  return writtenLetters(half)
    .filter(({ id }) => id.startsWith(only))
    .flatMap((letter) => {
      const truth = actTruthOf(letter.id, letter.facts)
      if (!truth) return []
      const today = letter.facts.get('date') ?? '2026-01-01'
      const reading = readLetter(setLetter(letter), { today })
      return [{ id: letter.id, reading, score: scoreActs(reading, truth) }]
    })
}

export { corpusHalves }

/** Counts the letters of a set on which a user would act rightly. */
export function tallyActs(
  acted: Acted[],
): Record<Verdict, number> & Record<'rights' | 'facts', Share> {
  const count = (verdict: Verdict) => acted.filter(({ score }) => score.verdict === verdict).length
  const sum = (which: 'rights' | 'facts') =>
    acted.reduce(
      (all, { score }) => ({
        named: all.named + score[which].named,
        of: all.of + score[which].of,
      }),
      { named: 0, of: 0 },
    )
  return {
    right: count('right'),
    half: count('half'),
    wrong: count('wrong'),
    rights: sum('rights'),
    facts: sum('facts'),
  }
}

const percent = (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(0) : '-')

export function printActs(name: string, acted: Acted[]): string {
  const tally = tallyActs(acted)
  const share = (verdict: Verdict) => `${verdict} ${percent(tally[verdict], acted.length)} %`
  const named = (which: 'rights' | 'facts') =>
    `${which} named ${percent(tally[which].named, tally[which].of)} %`
  return `${name}, would a person act rightly (${acted.length} letters): ${share('right')}, ${share('half')}, ${share('wrong')}; ${named('rights')}, ${named('facts')}`
}
