import type { Document } from '@brieflotse/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { detailText } from '../../text/detail.ts'
import { translationText } from '../../text/translation.ts'
import { Modal } from '../../ui/modal.tsx'
import { titleOf } from '../../ui/title.ts'
import { deskScreen, useMedia, wideScreen } from '../../ui/use-media.ts'
import { AlignedBar } from './aligned-bar.tsx'
import { Columns } from './columns.tsx'
import { useChosen } from './chosen.ts'
import { bringIntoView } from './find-row.ts'
import { pairsOf, partsOf, placeOf, textOf } from './parts.ts'
import { PlaceOnPage } from './place-on-page.tsx'
import '../../ui/printed-dialog.css'
import './print.css'
import { SentenceList } from './sentence-list.tsx'
import { useSame } from './use-same.ts'
import { useTextSize } from './use-text-size.ts'
import { useAloud } from './use-aloud.ts'

type Props = { document: Document; onClose: () => void }

/** The letter sentence by sentence, its own words beside their meaning and their place on the page; one below the other on a phone. */
export function AlignedDialog({ document, onClose }: Props) {
  const { sourceLanguage, targetLanguage } = document
  const sentences = useSame(document.sentences)
  const list = useRef<HTMLOListElement>(null)
  const desk = useMedia(deskScreen)
  const wide = useMedia(wideScreen)
  const textSize = useTextSize()
  const [said, setSaid] = useState('')
  const page = useChosen((state) => state.page)
  const { pairs, parts, text } = useMemo(() => {
    const pairs = pairsOf(sentences)
    const parts = partsOf(pairs)
    return { pairs, parts, text: textOf(parts) }
  }, [sentences])
  const first = text[0]?.index ?? 0
  useEffect(() => useChosen.getState().reset(first), [document.id, first])

  const goTo = useCallback((index: number) => {
    useChosen.getState().choose(index)
    bringIntoView(list.current, index)
  }, [])
  const aloud = useAloud(goTo)
  // the page takes room from the text, below which the sentence must not vanish
  useEffect(() => {
    const { chosen } = useChosen.getState()
    if (page && chosen !== null) bringIntoView(list.current, chosen)
  }, [page])
  const hasPages = document.pages.length > 0
  const isClosed = useRef(false)

  function show(asked: boolean) {
    const { chosen, showPage } = useChosen.getState()
    const place = pairs[chosen ?? -1] && placeOf(pairs[chosen ?? -1]!)
    if (hasPages && place && (asked || !isClosed.current)) showPage(true)
    if (asked) setSaid(place ? alignedText.onPage(place.page) : alignedText.noPlace)
  }
  function togglePage(shown: boolean) {
    isClosed.current = !shown
    useChosen.getState().showPage(shown)
  }

  const rough = sentences.some(({ quality }) => quality === 'rough')
  const note = translationNote(document.translationState) ?? (rough ? detailText.roughNote : null)
  const zoom = desk ? 1 : wide ? 1.5 : 2
  return (
    <Modal title={detailText.viewTranslation} size="wide" onClose={onClose}>
      <div data-aligned data-printed className="flex min-h-0 flex-1 flex-col">
        <h3 className="hidden text-lead font-semibold print:block">{titleOf(document)}</h3>
        <div
          className={`min-h-0 flex-1 ${desk && hasPages ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,min(26rem,50%))]' : 'flex flex-col'}`}
        >
          <div data-columns className="flex min-h-0 flex-1 flex-col">
            <Columns document={document} size={textSize} />
            <div
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4 leading-normal md:px-6"
              style={{ fontSize: `${textSize.size * 1.0625}rem` }}
            >
              {document.translatedBy && (
                <p className="mb-2 px-2 text-small text-muted md:px-3">
                  {translationText.by(document.translatedBy)}
                </p>
              )}
              {note && <p className="mb-4 px-2 text-small text-muted md:px-3">{note}</p>}
              {pairs.length > 0 ? (
                <SentenceList
                  ref={list}
                  parts={parts}
                  count={pairs.length}
                  from={sourceLanguage}
                  to={targetLanguage}
                  onShow={show}
                />
              ) : (
                <WholeText document={document} />
              )}
            </div>
          </div>
          {hasPages && (desk || page) && (
            <PlaceOnPage
              document={document}
              pairs={pairs}
              zoom={zoom}
              onChoose={goTo}
              className={
                desk
                  ? 'border-s border-line print:hidden'
                  : 'h-[34%] shrink-0 border-t border-line-strong print:hidden'
              }
            />
          )}
        </div>
        {text.length > 0 && (
          <AlignedBar
            document={document}
            pairs={pairs}
            text={text}
            aloud={aloud}
            goTo={goTo}
            page={hasPages && !desk ? page : null}
            onPage={togglePage}
          />
        )}
        <p id="sentences-how" hidden>
          {alignedText.howTo}
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </Modal>
  )
}

/** A letter that was read before its sentences were kept. */
function WholeText({ document }: { document: Document }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <p lang={document.sourceLanguage} className="german px-4 py-3 whitespace-pre-wrap">
        {document.originalText}
      </p>
      <p lang={document.targetLanguage} className="px-4 py-3 whitespace-pre-wrap">
        {document.translatedText ?? detailText.untranslated}
      </p>
    </div>
  )
}

function translationNote(state: Document['translationState']): string | null {
  if (state === 'waiting') return detailText.translationWaiting
  if (state === 'off') return detailText.translationOff
  return state === 'failed' ? detailText.translationFailed : null
}
