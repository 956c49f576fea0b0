import type { AlignedSentence, Term } from '@brieflotse/contract'
import { alignedText } from '../../text/aligned.ts'
import { termSaid } from '../../text/explained.ts'
import { language } from '../../text/in-language.ts'
import { useTermFinder } from '../detail/german-words.tsx'
import type { GermanTextPart } from '../detail/terms-in-text.ts'
import type { Pair } from './letter.ts'
import type { Languages } from './sentence.tsx'

/** Shorter German words may also be English ones (Rate, Post, Rest), so they are no evidence. */
const longEnough = 6

type Props = { pairs: Pair[]; languages: Languages }

/** Explains the words of sentences that are not translated, or only in part. */
export function StillGerman({ pairs, languages: { doneUpTo } }: Props) {
  const find = useTermFinder()
  const found = new Map<string, Term>()
  const isWorkedOn = ({ evidence }: AlignedSentence) =>
    doneUpTo !== null && (evidence[0]?.page ?? 1) > doneUpTo
  for (const sentence of pairs.flatMap(({ sentences }) => sentences)) {
    const { text, translation } = sentence
    if (translation === null && isWorkedOn(sentence)) continue
    const pieces = translation === null ? find(text) : find(translation).filter(isGerman)
    for (const { term } of pieces) if (term) found.set(term.term, term)
  }
  if (found.size === 0) return null
  return (
    <div className="mt-2 border-s-2 border-line ps-3 text-[0.85em] leading-normal">
      <p className="sr-only">{alignedText.wordsIn}</p>
      <dl className="grid gap-1">
        {[...found.values()].map((term) => {
          const { meaning, lang = language } = termSaid(term)
          return (
            <div key={term.term}>
              <dt lang="de" className="inline font-semibold">
                {term.term}
              </dt>
              <dd lang={lang} className="inline text-muted">
                : {meaning}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

function isGerman({ text }: GermanTextPart): boolean {
  return text.length >= longEnough && /^\p{Lu}/u.test(text)
}
