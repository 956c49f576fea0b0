import type { Document } from '@brieflotse/contract'
import type { Planned } from '@brieflotse/letter'
import { ownWords } from '@brieflotse/reading/said'
import { detailText } from '../../text/detail.ts'
import { helpSaid } from '../../text/explained.ts'
import { stepsText } from '../../text/steps.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { ShowButton } from '../detail/show-button.tsx'
import { callHref, senderNumber } from './call.ts'
import { AdviceButton } from './advice-button.tsx'
import { WithMeaning } from './with-meaning.tsx'
import { unclearPlaceOf } from './plan.ts'
import type { FindTranslation } from './translations.ts'

type Props = {
  document: Document
  explanation: Planned
  isMain: boolean
  translationOf: FindTranslation
}

/** The sentences that the app could not interpret, whom to ask, and the page for a helper. */
export function UnclearBox({ document, explanation, isMain, translationOf }: Props) {
  const { unclear } = explanation.plan
  if (!unclear) return null
  const own = senderNumber(explanation)
  const advice = explanation.help?.find(({ address }) => address !== null)
  return (
    <section
      aria-label={stepsText.unclear}
      className="grid grid-cols-1 gap-3 rounded-box border border-must-line bg-must-wash p-4 text-must"
    >
      <p className="flex items-start gap-2.5">
        <Icon name="hand" className="shrink-0" />
        <span className="font-semibold">
          <SayingText said={unclear.says} english={unclear.plain} />
        </span>
      </p>
      {unclear.german.length > 0 && (
        <ul className="grid grid-cols-1 gap-2.5">
          {unclear.german.map((german, index) => {
            const place = unclearPlaceOf(unclear, index)
            return (
              <li key={german} className="flex items-start gap-2">
                <WithMeaning
                  german={german}
                  language={document.targetLanguage}
                  translationOf={translationOf}
                />
                {place && <ShowButton label={stepsText.unclear} evidence={place} />}
              </li>
            )
          })}
        </ul>
      )}
      {(own || advice) && (
        <div className="flex flex-wrap gap-x-5 text-small">
          {own && (
            <a
              href={callHref(own.phone)}
              className="numbers inline-block min-h-11 py-2.5 font-semibold underline"
            >
              {detailText.call({ name: ownWords(own.name) })}{' '}
              <bdi dir="ltr" className="whitespace-nowrap">
                {own.phone}
              </bdi>
            </a>
          )}
          {advice && <Advice place={advice} />}
        </div>
      )}
      <AdviceButton
        document={document}
        explanation={explanation}
        look={isMain ? 'primary' : 'secondary'}
        className={isMain ? '' : 'bg-surface'}
      />
    </section>
  )
}

function Advice({ place }: { place: NonNullable<Planned['help']>[number] }) {
  const { name, nameLang, does, lang } = helpSaid(place)
  return (
    <span>
      <a
        href={place.address ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        <bdi lang={nameLang}>{name}</bdi>
        <span className="sr-only"> {detailText.newWindow}</span>
      </a>
      <span lang={lang} className="block text-ink">
        {does}
      </span>
    </span>
  )
}
