import type { Document, Fact } from '@brieflotse/contract'
import { lazy, Suspense, useState } from 'react'
import { correctText } from '../../text/correct.ts'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { isCorrectable } from '../correct/correct.ts'
import { OwnCorrections } from '../correct/own-corrections.tsx'
import { factText, isFromInvoice, isGerman, isUnsure, listedFacts } from './fact-text.ts'
import { More } from './more.tsx'
import { Section } from './section.tsx'
import { useShown } from './shown.ts'

const CorrectList = lazy(async () => ({
  default: (await import('../correct/correct-list.tsx')).CorrectList,
}))

/** Lists of at most this length are not folded. */
const shownAtOnce = 5

/** All facts found in the letter, uncertain ones first. Choosing one shows its place on the page, where the user can correct it. */
export function FactsCard({ document, facts }: { document: Document; facts: Fact[] }) {
  const rows = listedFacts(facts)
  const isShort = rows.length <= shownAtOnce
  const first = isShort ? rows : rows.filter(isUnsure)
  const more = isShort ? [] : rows.filter((fact) => !isUnsure(fact))
  const [listing, setListing] = useState(false)
  return (
    <Section title={detailText.facts}>
      {rows.length > 0 && (
        <p className="-mt-1 mb-2 text-small text-muted">
          {detailText.factsHint}
          {rows.some(isUnsure) && ` ${detailText.unsureHint}`}
        </p>
      )}
      <FactRows facts={first} />
      {more.length > 0 && (
        <More label={detailText.moreFacts({ count: more.length, shown: first.length })}>
          <FactRows facts={more} />
        </More>
      )}
      <Button look="quiet" className="mt-2 -ms-3 px-3!" onClick={() => setListing(true)}>
        <Icon name="edit" className="size-5" />
        {correctText.list}
      </Button>
      <OwnCorrections document={document} />
      {listing && (
        <Suspense>
          <CorrectList document={document} onClose={() => setListing(false)} />
        </Suspense>
      )}
    </Section>
  )
}

function FactRows({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <ul className="-mx-3">
      {facts.map((fact) => (
        <li key={`${fact.kind} ${fact.value}`} className="border-t border-line">
          <FactRow fact={fact} />
        </li>
      ))}
    </ul>
  )
}

function FactRow({ fact }: { fact: Fact }) {
  const { show, edit } = useShown()
  const label = detailText.factKinds[fact.kind]
  const [place] = fact.evidence
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-tiny text-muted">
          {label}
          {!fact.stated && (
            <span>· {isFromInvoice(fact) ? detailText.fromInvoice : detailText.counted}</span>
          )}
          {fact.by === 'user' && <span className="text-accent">· {correctText.byYou}</span>}
          {isUnsure(fact) && (
            <span className="rounded-small bg-must-wash px-1.5 font-semibold text-must">
              {detailText.unsure}
            </span>
          )}
        </span>
        <span className="block">
          <bdi lang={isGerman(fact) ? 'de' : undefined} className="numbers">
            {factText(fact)}
          </bdi>
        </span>
      </span>
      {place && <Icon name="find" className="text-muted print:hidden" />}
    </>
  )
  const shape = 'flex min-h-14 w-full items-center gap-3 rounded-small px-3 py-2 text-start'
  const { kind } = fact
  if (!place && !isCorrectable(kind)) return <div className={shape}>{content}</div>
  return (
    <button
      type="button"
      title={detailText.showOnPageHint}
      onClick={() => {
        if (isCorrectable(kind)) edit(label, { kind, fact, open: false })
        else if (place) show(label, place)
      }}
      className={`${shape} transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2`}
    >
      {content}
    </button>
  )
}
