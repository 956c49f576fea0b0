import type { AlignedSentence, Term } from '@brieflotse/contract'
import { alignedText } from '../../text/aligned.ts'
import { termSaid } from '../../text/explained.ts'
import { language } from '../../text/in-language.ts'
import { useTermFinder } from '../detail/german-words.tsx'
import type { Piece } from '../detail/terms-in-text.ts'

/** Shorter German words may be English ones as well (Rate, Post, Rest). */
const longEnough = 6

/** What words mean that are German where their English should be: in a sentence that is not translated, or was only in part. */
export function StillGerman({ sentence: { text, translation } }: { sentence: AlignedSentence }) {
  const find = useTermFinder()
  const found = new Map<string, Term>()
  const pieces = translation === null ? find(text) : find(translation).filter(isGerman)
  for (const { term } of pieces) if (term) found.set(term.term, term)
  if (found.size === 0) return null
  return (
    <div className="mt-1 text-[0.9em]">
      <p className="text-muted">{alignedText.wordsIn}</p>
      <dl>
        {[...found.values()].map((term) => {
          const { meaning, lang = language } = termSaid(term)
          return (
            <div key={term.term}>
              <dt lang="de" className="inline font-semibold">
                {term.term}
              </dt>
              <dd lang={lang} className="inline">
                : {meaning}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

function isGerman({ text }: Piece): boolean {
  return text.length >= longEnough && /^\p{Lu}/u.test(text)
}
