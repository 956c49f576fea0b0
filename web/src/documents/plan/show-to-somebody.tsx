import type { Document, Evidence, Page } from '@brieflotse/contract'
import type { Planned } from '@brieflotse/letter'
import { helpSaid } from '../../text/explained.ts'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { Modal } from '../../ui/modal.tsx'
import { titleOf } from '../../letters/title.ts'
import { senderNumber } from './call.ts'
import { unclearPlaceOf } from './plan.ts'
import '../../ui/printed-dialog.css'
import { PageImage } from '../detail/page-image.tsx'
import { usePicture } from '../detail/use-picture.ts'

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

/** Height of the page shown above and below the marked lines, in millimetres. */
const around = 8

type PageSnippetProps = { documentId: number; page: Page; boxes: Evidence['boxes'] }

/** The marked lines of a page, with some of their surroundings. */
function PageSnippet({ documentId, page, boxes }: PageSnippetProps) {
  const picture = usePicture(documentId, page.number, 'zoom')
  if (boxes.length === 0) return null
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - around)
  const end = Math.min(page.height, Math.max(...boxes.map(({ y, height }) => y + height)) + around)
  const height = end - top
  return (
    <div
      // an outline and not a border, because a border would reduce the height that positions the image
      className="relative mt-2 overflow-hidden rounded-small bg-white outline outline-line"
      style={{ aspectRatio: `${page.width} / ${height}` }}
    >
      <div
        className="absolute inset-x-0"
        style={{
          top: `${(-top / height) * 100}%`,
          aspectRatio: `${page.width} / ${page.height}`,
        }}
      >
        <PageImage page={page.number} picture={picture} />
        <svg
          aria-hidden
          viewBox={`0 0 ${page.width} ${page.height}`}
          className="absolute inset-0 size-full"
        >
          <g className="fill-[#0b6b62]" opacity="0.18">
            {boxes.map((box, index) => (
              <rect key={index} {...box} />
            ))}
          </g>
        </svg>
      </div>
    </div>
  )
}
