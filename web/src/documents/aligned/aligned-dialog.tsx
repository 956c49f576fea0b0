import type { Document } from '@brieflotse/contract'
import { changeTextSize, readTextSize, textSizes } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { detailText } from '../../text/detail.ts'
import { IconButton } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { titleOf } from '../../letters/title.ts'
import { deskScreen, useMedia, wideScreen } from '../../ui/use-media.ts'
import { AlignedBar } from './aligned-bar.tsx'
import { useChosen } from './chosen.ts'
import { bringIntoView } from './find-row.ts'
import { type Pair, pairPlaceOf } from './letter.ts'
import { AlignedLetterView } from './letter-view.tsx'
import { OnPage } from './on-page.tsx'
import '../../ui/printed-dialog.css'
import './print.css'
import { Segments } from './segments.tsx'
import { SentenceDetail } from './sentence-detail.tsx'
import { useAloud } from './use-aloud.ts'
import { useLetter } from './use-letter.ts'
import { type View, ViewContext } from './view.ts'
import { useSignedIn } from '../../session/session.ts'

type Props = { document: Document; onClose: () => void }

/** Shows the whole letter, German and translation, either as running text or over the images of its pages. */
export function AlignedDialog({ document, onClose }: Props) {
  const sentences = useSame(document.sentences)
  const list = useRef<HTMLElement>(null)
  const desk = useMedia(deskScreen)
  const wide = useMedia(wideScreen)
  const textSize = useTextSize()
  const [view, show] = useState<View['view']>('letter')
  const [isUncertainOnly, showUncertainOnly] = useState(false)
  const [said, setSaid] = useState('')
  const letter = useLetter(sentences, isUncertainOnly)
  const { pairs, text } = letter
  const first = text[0]?.index ?? 0
  useEffect(() => useChosen.getState().reset(first), [document.id, first])

  const hasPages = document.pages.length > 0
  const isOnPage = hasPages && view === 'page'
  const goTo = useWalk(list, isOnPage)
  const aloud = useAloud(goTo)

  /** Opens or closes the details of a sentence. `isAsked`: the user asked for its place on the page, so it opens in any case. */
  function open(index: number, isAsked: boolean) {
    const { opened, open } = useChosen.getState()
    open(opened === index && !isAsked ? null : index)
    const place = pairs[index] && pairPlaceOf(pairs[index])
    if (isAsked) setSaid(place ? alignedText.onPage({ page: place.page }) : alignedText.noPlace)
  }
  return (
    <Modal title={detailText.viewTranslation} size="wide" onClose={onClose}>
      <ViewContext
        value={{ view: isOnPage ? 'page' : 'letter', hasPages: hasPages && !desk, show }}
      >
        <div data-aligned data-printed className="flex min-h-0 flex-1 flex-col">
          <h3 className="hidden text-lead font-semibold print:block">{titleOf(document)}</h3>
          {text.length > 0 && (
            <Ways view={view} onView={hasPages ? show : null} size={isOnPage ? null : textSize} />
          )}
          {/* hidden and not unmounted in the page view: it keeps its scroll position, and printing uses it */}
          <div
            className={`min-h-0 flex-1 ${isOnPage ? 'hidden print:block' : desk && hasPages ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,min(30rem,45%))]' : 'flex flex-col'}`}
          >
            <AlignedLetterView
              {...{ document, letter }}
              onOnlyUncertain={showUncertainOnly}
              size={textSize.size}
              onOpen={open}
              ref={list}
            />
            {hasPages && desk && !isOnPage && (
              <OnPage {...{ document, pairs }} start="original" near={1} onChoose={goTo} />
            )}
          </div>
          {isOnPage && (
            <OnPage
              {...{ document, pairs }}
              start="translation"
              near={wide ? 1 : 2}
              onChoose={goTo}
            />
          )}
          {isOnPage && <Docked pairs={pairs} documentId={document.id} />}
          {text.length > 0 && (
            <AlignedBar document={document} pairs={pairs} text={text} aloud={aloud} goTo={goTo} />
          )}
          <p id="sentences-how" hidden>
            {alignedText.howTo}
          </p>
          <p role="status" className="sr-only">
            {said}
          </p>
        </div>
      </ViewContext>
    </Modal>
  )
}

/** Returns a function that scrolls to a sentence in the text; in the page view, it also opens the details of the sentence. */
function useWalk(list: RefObject<HTMLElement | null>, isOnPage: boolean) {
  // after a switch from the page view, scrolls the text to the sentence that was chosen there
  useEffect(() => {
    const { chosen } = useChosen.getState()
    if (chosen !== null) bringIntoView(list.current, chosen)
  }, [list, isOnPage])
  return useCallback(
    (index: number) => {
      const { choose, open } = useChosen.getState()
      if (isOnPage) open(index)
      else choose(index)
      bringIntoView(list.current, index)
    },
    [list, isOnPage],
  )
}

type WaysProps = {
  view: View['view']
  /** Null if the letter has no page images. */
  onView: ((view: View['view']) => void) | null
  /** The text size and its buttons; null in the page view, which has no running text. */
  size: ShownSize | null
}

/** The controls for the view (text or page) and for the text size. */
function Ways({ view, onView, size }: WaysProps) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-2 border-b border-line px-2 pb-1.5 md:px-5 print:hidden">
      {onView && (
        <Segments
          label={alignedText.lookAt}
          value={view}
          options={[
            ['letter', alignedText.asLetter],
            ['page', alignedText.asPage],
          ]}
          onChange={onView}
        />
      )}
      {size && (
        <div className="ms-auto flex">
          <IconButton
            label={alignedText.smaller}
            ended={!size.smaller}
            onClick={() => size.smaller?.()}
          >
            <span aria-hidden className="text-small font-semibold">
              A
            </span>
          </IconButton>
          <IconButton
            label={alignedText.larger}
            ended={!size.larger}
            onClick={() => size.larger?.()}
          >
            <span aria-hidden className="text-title font-semibold">
              A
            </span>
          </IconButton>
        </div>
      )}
    </div>
  )
}

/** The details of the sentence chosen on the page: below the page, at most half of the height. */
function Docked({ pairs, documentId }: { pairs: Pair[]; documentId: number }) {
  const pair = useChosen(({ opened }) => (opened === null ? undefined : pairs[opened]))
  if (!pair) return null
  return (
    <div
      data-docked
      className="max-h-[45%] shrink-0 overflow-y-auto border-t border-line-strong bg-surface print:hidden"
    >
      <SentenceDetail pair={pair} documentId={documentId} />
    </div>
  )
}

/** Returns the previous value while the new one is equal, because the local database returns a new object for every change of its row. */
function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value) return kept
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}

type ShownSize = {
  size: number
  /** Null at the smallest or largest size. */
  smaller: (() => void) | null
  larger: (() => void) | null
}

/** The text size of the aligned view, stored on this device. */
function useTextSize(): ShownSize {
  const { db } = useSignedIn()
  const size = useLiveQuery(() => readTextSize(db), [db]) ?? 1
  const at = textSizes.indexOf(size)
  const to = (next: number) => {
    const wanted = textSizes[next]
    return wanted === undefined ? null : () => void changeTextSize(db, wanted)
  }
  return { size, smaller: to(at - 1), larger: to(at + 1) }
}
