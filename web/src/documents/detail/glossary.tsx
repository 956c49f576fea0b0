import type { Term } from '@brieflotse/contract'
import { alignedText } from '../../text/aligned.ts'
import { termSaid } from '../../text/explained.ts'
import { language } from '../../text/in-language.ts'
import { useTermFinder } from './german-words.tsx'

/** The meanings of German words, below the sentence that contains them. */
export function Glossary({ terms }: { terms: Iterable<Term> }) {
  const each = [...terms]
  if (each.length === 0) return null
  return (
    <div className="mt-2 border-s-2 border-line ps-3 text-[0.85em] leading-normal">
      <p className="sr-only">{alignedText.wordsIn}</p>
      <dl className="grid gap-1">
        {each.map((term) => {
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

/** The words of a German sentence that the letter explains. */
export function WordsOf({ german }: { german: string }) {
  const find = useTermFinder()
  return <Glossary terms={new Set(find(german).flatMap(({ term }) => term ?? []))} />
}
