import type { Explanation } from '@brieflotse/contract'
import { text } from '../../text/text.ts'
import { Section } from './section.tsx'

/** Bureaucratic words of this letter and what they mean. */
export function TermsCard({ terms }: Pick<Explanation, 'terms'>) {
  if (terms.length === 0) return null
  return (
    <Section title={text.detail.terms}>
      <dl className="grid gap-4">
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
    </Section>
  )
}
