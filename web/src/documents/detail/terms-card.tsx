import type { Explanation } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { termSaid } from '../../text/explained.ts'
import { More } from './more.tsx'
import { Section } from './section.tsx'

type Props = Pick<Explanation, 'terms'>

/** How many terms are listed before "more". */
const shownAtOnce = 3

/** The bureaucratic terms of this letter and their meaning. */
export function TermsCard({ terms }: Props) {
  if (terms.length === 0) return null
  const more = terms.slice(shownAtOnce)
  return (
    <Section title={detailText.terms}>
      <Terms terms={terms.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <More label={detailText.moreTerms({ count: more.length })}>
          <Terms terms={more} />
        </More>
      )}
    </Section>
  )
}

function Terms({ terms }: Props) {
  return (
    <dl className="grid grid-cols-1 gap-4">
      {terms.map((term) => {
        const { meaning, lang } = termSaid(term)
        return (
          <div key={term.term}>
            <dt>
              <span lang="de" className="german inline-block px-2 font-semibold">
                {term.term}
              </span>
            </dt>
            <dd lang={lang} className="mt-1 text-small">
              {meaning}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
