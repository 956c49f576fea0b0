import type { Document, Evidence } from '@brieflotse/contract'
import type { Planned } from '@brieflotse/letter'
import { helpSaid } from '../../text/explained.ts'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { Modal } from '../../ui/modal.tsx'
import { titleOf } from '../../letters/title.ts'
import { PageSnippet } from './page-snippet.tsx'
import { senderNumber } from './call.ts'
import { unclearPlaceOf } from './plan.ts'
import '../../ui/printed-dialog.css'

/** German headings in every UI language, because the helper reads them. */
const german = {
  unclear:
    'Bitte helfen Sie mir mit diesem Brief. Die Sätze unten konnte die App nicht sicher deuten.',
  found: 'Bitte helfen Sie mir mit diesem Brief. Das hat die App darin gefunden. Stimmt es?',
}

type Props = { document: Document; explanation: Planned; onClose: () => void }

/** A page to show or print for a helper: the unclear sentences with their places, the sender's phone number and places for free advice. */
export function AdvicePage({ document, explanation, onClose }: Props) {
  const { unclear } = explanation.plan
  const places = (explanation.help ?? []).filter(({ address }) => address !== null)
  const own = senderNumber(explanation)
  const sentences = unclear?.german ?? []
  const lead = !unclear
    ? stepsText.helperCheck
    : sentences.length > 0
      ? stepsText.helperLead
      : stepsText.helperWhole
  return (
    <Modal title={stepsText.helper} size="sheet" onClose={onClose}>
      <div
        data-printed
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-6"
      >
        <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5">
          <div>
            <h3 className="text-title wrap-anywhere">{titleOf(document)}</h3>
            <p className="mt-2">{lead}</p>
            <p lang="de" className="german mt-2 px-3 py-2">
              {unclear ? german.unclear : german.found}
            </p>
          </div>
          {sentences.length > 0 && (
            <ol className="grid list-decimal grid-cols-1 gap-5 ps-6 marker:font-semibold">
              {sentences.map((sentence, index) => (
                <li key={sentence}>
                  <p lang="de" className="text-lead wrap-anywhere">
                    {sentence}
                  </p>
                  <Place document={document} evidence={unclear && unclearPlaceOf(unclear, index)} />
                </li>
              ))}
            </ol>
          )}
          {!unclear && <Found document={document} explanation={explanation} />}
          {own && (
            <div>
              <h4 className="font-semibold">{stepsText.askSender}</h4>
              <p className="numbers">
                <bdi>{own.name}</bdi>: <bdi dir="ltr">{own.phone}</bdi>
              </p>
            </div>
          )}
          {places.length > 0 && (
            <div>
              <h4 className="font-semibold">{stepsText.advice}</h4>
              <ul className="grid grid-cols-1 gap-2">
                {places.map((place) => {
                  const { name, nameLang, does, lang } = helpSaid(place)
                  return (
                    <li key={place.name}>
                      <bdi lang={nameLang} className="font-semibold">
                        {name}
                      </bdi>{' '}
                      <span className="text-small wrap-anywhere">
                        {place.address && new URL(place.address).hostname.replace(/^www\./, '')}
                        {place.phone && ` · ${place.phone}`}
                      </span>
                      <span lang={lang} className="block text-small">
                        {does}
                      </span>
                    </li>
                  )
                })}
              </ul>
            </div>
          )}
          <Button data-screen-only look="primary" onClick={() => print()}>
            <Icon name="page" />
            {stepsText.print}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** The steps of the plan, each with its German sentences. */
function Found({ document, explanation: { plan } }: Pick<Props, 'document' | 'explanation'>) {
  return (
    <ol className="grid list-decimal grid-cols-1 gap-5 ps-6 marker:font-semibold">
      {plan.steps.map(({ id, says, plain, german, evidence }) => (
        <li key={id}>
          <p className="font-semibold">
            <SayingText said={says} english={plain} />
          </p>
          {german.map((sentence) => (
            <p key={sentence} lang="de" className="text-lead wrap-anywhere">
              {sentence}
            </p>
          ))}
          <Place document={document} evidence={evidence[0] ?? null} />
        </li>
      ))}
    </ol>
  )
}

/** The place of a sentence: its page number and the lines around it. */
function Place({ document, evidence }: { document: Document; evidence: Evidence | null }) {
  const page = document.pages.find(({ number }) => number === evidence?.page)
  if (!evidence) return null
  return (
    <>
      <p className="mt-1 text-small text-muted">{stepsText.onPage({ page: evidence.page })}</p>
      {page && <PageSnippet documentId={document.id} page={page} boxes={evidence.boxes} />}
    </>
  )
}
