import { judge, judgeAlone, remask, respell, restoreSpelling } from '@brieflotse/translating'
import type { Candidate, Lexicon, Protected } from '@brieflotse/translating'
import type { Translated } from './translation.ts'

/** A sentence for the model: as it is fed in (`wire`), with placeholders (`masked`), and the values of the placeholders. */
export type MaskedSentence = { wire: string; masked: string; items: Protected[] }

/** `text` is English with placeholders. `score` and `reasons` are for tuning the quality check. */
export type Rated = Translated & { score: number; reasons: string[] }

export type Decode = (sentences: string[]) => Promise<Candidate[]>

/**
 * Translates a batch. A sentence that fails the quality check gets a second try in another spelling, and the better result is used.
 * Without a lexicon (every pair except German to English) there is no second spelling and no certainty about the result.
 */
export async function translateUnits(
  units: MaskedSentence[],
  decode: Decode,
  lexicon: Lexicon | null,
): Promise<Rated[]> {
  const first = await decode(units.map((unit) => unit.wire))
  if (!lexicon)
    return first.map((candidate, i) => ({
      text: candidate.text,
      ...judgeAlone(units[i]!.wire, candidate),
    }))
  const best = first.map((candidate, i) => rate(units[i]!, candidate, lexicon))
  const again = best.flatMap((rated, i) => (rated.quality === 'none' ? [i] : []))
  const second = again.length ? await decode(again.map((i) => respell(units[i]!.wire))) : []
  second.forEach((candidate, k) => {
    const i = again[k]!
    const text = restoreSpelling(units[i]!.wire, candidate.text)
    const other = rate(units[i]!, { ...candidate, text }, lexicon)
    if (other.score > best[i]!.score) best[i] = other
  })
  return best
}

function rate(unit: MaskedSentence, candidate: Candidate, lexicon: Lexicon): Rated {
  const text = unit.wire === unit.masked ? candidate.text : remask(candidate.text, unit.items)
  const { quality, score, reasons } = judge(unit.masked, { ...candidate, text }, lexicon)
  return { text, quality, score, reasons }
}
