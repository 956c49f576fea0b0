import type { Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Section } from './section.tsx'

type Props = Pick<Explanation, 'terms'>

/** So many words are explained at once; the others when they are asked for. */
const shownAtOnce = 5

/** Bureaucratic words of this letter and what they mean. */
export function TermsCard({ terms }: Props) {
  if (terms.length === 0) return null
  const more = terms.slice(shownAtOnce)
  return (
    <Section title={detailText.terms}>
      <Terms terms={terms.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent print:hidden">
            {detailText.moreTerms(more.length)}
          </summary>
          <div className="pt-2">
            <Terms terms={more} />
          </div>
        </details>
      )}
    </Section>
  )
}

function Terms({ terms }: Props) {
  return (
    <dl className="grid grid-cols-1 gap-4">
      {terms.map(({ term, meaning }) => (
        <div key={term}>
          <dt>
            <span lang="de" className="german inline-block px-2 font-semibold">
              {term}
            </span>
          </dt>
          <dd className="mt-1 text-small">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
