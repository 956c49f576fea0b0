import type { Fact } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { factText, isGerman, isUnsure, listedFacts } from './fact-text.ts'
import { Section } from './section.tsx'
import { useShown } from './shown.ts'

/** Everything that was found; choosing a line shows it on the page. */
export function FactsCard({ facts }: { facts: Fact[] }) {
  const rows = listedFacts(facts)
  if (rows.length === 0) return null
  return (
    <Section title={detailText.facts}>
      <p className="-mt-1 mb-2 text-small text-muted">
        {detailText.factsHint}
        {rows.some(isUnsure) && ` ${detailText.unsureHint}`}
      </p>
      <ul className="-mx-3">
        {rows.map((fact) => (
          <li key={`${fact.kind} ${fact.value}`} className="border-t border-line">
            <FactRow fact={fact} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function FactRow({ fact }: { fact: Fact }) {
  const show = useShown((state) => state.show)
  const label = detailText.factKinds[fact.kind]
  const [place] = fact.evidence
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-tiny text-muted">
          {label}
          {!fact.stated && <span>· {detailText.counted}</span>}
          {isUnsure(fact) && (
            <span className="rounded-small bg-must-wash px-1.5 font-semibold text-must">
              {detailText.unsure}
            </span>
          )}
        </span>
        <span lang={isGerman(fact) ? 'de' : undefined} className="numbers block">
          {factText(fact)}
        </span>
      </span>
      {place && <Icon name="find" className="text-muted print:hidden" />}
    </>
  )
  const shape = 'flex min-h-14 w-full items-center gap-3 rounded-small px-3 py-2 text-left'
  if (!place) return <div className={shape}>{content}</div>
  return (
    <button
      type="button"
      title={detailText.showOnPageHint}
      onClick={() => show(label, place)}
      className={`${shape} transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2`}
    >
      {content}
    </button>
  )
}
