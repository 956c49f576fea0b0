import type { AlignedSentence, Term } from '@brieflotse/contract'
import { Glossary } from '../detail/glossary.tsx'
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
  return <Glossary terms={found.values()} />
}

function isGerman({ text }: GermanTextPart): boolean {
  return text.length >= longEnough && /^\p{Lu}/u.test(text)
}
