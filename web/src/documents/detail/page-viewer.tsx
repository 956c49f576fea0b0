import type { Document, Fact } from '@brieflotse/contract'
import { severalOf } from '@brieflotse/reading/facts'
import { type ReactNode, useEffect, useState } from 'react'
import { correctText } from '../../text/correct.ts'
import { detailText } from '../../text/detail.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { FactEditor } from '../correct/fact-editor.tsx'
import { WordEditor } from '../correct/word-editor.tsx'
import { WordLayer, WordMarks } from '../correct/word-layer.tsx'
import { isDoubtful, useWords } from '../correct/words.ts'
import { PagePicture } from './page-picture.tsx'
import { type Edited, useShown } from './shown.ts'

const zooms = [1, 1.5, 2, 3] as const

/** In windows narrower than this (pixels), a marked place is zoomed in, so that text is readable and words are large enough to tap. */
const nearFrom = 600
const near = 2
const nearForWords = 3

type Props = { document: Document; className?: string }

/** The page viewer: turn pages, zoom, see marked places and correct values. */
export function PageViewer({ document, className = '' }: Props) {
  const { id, pages } = document
  const { page: shownPage, mark, edited, words: choosing, turnTo, setWords, endEdit } = useShown()
  const [zoom, setZoom] = useState(1)
  const page = pages.find(({ number }) => number === shownPage) ?? pages[0]
  const words = useWords(document, page)
  const [chosen, setChosen] = useState<number | null>(null)
  useEffect(() => {
    if (mark && mark.boxes.length > 0 && innerWidth < nearFrom) setZoom(near)
  }, [mark])
  useEffect(() => {
    if (choosing && innerWidth < nearFrom) setZoom(nearForWords)
    setChosen(null)
  }, [choosing, shownPage])
  if (!page) return null
  const word = choosing && chosen !== null ? words?.[chosen] : undefined
  const hard = words?.filter(isDoubtful).length ?? 0

  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div
        className="min-h-0 flex-1 overflow-auto overscroll-contain bg-sunken"
        data-page-frame
        tabIndex={0}
        role="group"
        aria-label={detailText.pageAlt({ page: page.number })}
      >
        <PagePicture key={`${page.number} ${page.picture}`} documentId={id} page={page} zoom={zoom}>
          {words && <WordMarks page={page} words={words} />}
          {words && choosing && (
            <WordLayer
              key={page.number}
              page={page}
              words={words}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </PagePicture>
      </div>
      {word ? (
        <Panel>
          <WordEditor key={chosen} documentId={id} word={word} onEnd={() => setChosen(null)} />
        </Panel>
      ) : choosing || (hard > 0 && !edited) ? (
        <p className="border-t border-line px-4 py-2 text-small text-muted" aria-live="polite">
          {choosing && `${words ? correctText.chooseWord : correctText.noWords} `}
          {hard > 0 && correctText.hardWords({ count: hard })}
        </p>
      ) : null}
      {edited && (
        <Panel>
          <FactEditor
            key={`${edited.kind} ${edited.fact?.value ?? ''}`}
            document={document}
            kind={edited.kind}
            fact={factNow(document, edited)}
            open={edited.open}
            onEnd={endEdit}
          />
        </Panel>
      )}
      <ViewerBar
        zoom={zoom}
        onZoom={setZoom}
        choosing={choosing}
        onWords={() => setWords(!choosing)}
        said={mark ? mark.label : detailText.pageOf({ page: page.number, pages: pages.length })}
        page={page.number}
        pages={pages.length}
        onPage={turnTo}
      />
    </div>
  )
}

type ViewerBarProps = {
  zoom: number
  onZoom: (zoom: number) => void
  /** The user is choosing a word to correct. */
  choosing: boolean
  onWords: () => void
  /** The text in the middle. */
  said: string
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The buttons below the page. */
function ViewerBar(props: ViewerBarProps) {
  const { zoom, onZoom, choosing, onWords, said, page, pages, onPage } = props
  const bigger = zooms.find((step) => step > zoom)
  const smaller = zooms.findLast((step) => step < zoom)
  return (
    <div className="flex items-center justify-between gap-2 border-t border-line p-1.5">
      <div className="flex">
        <IconButton
          label={detailText.zoomOut}
          ended={!smaller}
          onClick={() => smaller && onZoom(smaller)}
        >
          <Icon name="minus" />
        </IconButton>
        <IconButton
          label={detailText.zoomIn}
          ended={!bigger}
          onClick={() => bigger && onZoom(bigger)}
        >
          <Icon name="plus" />
        </IconButton>
        <IconButton
          label={correctText.words}
          aria-pressed={choosing}
          onClick={onWords}
          className={choosing ? 'bg-accent-wash text-accent!' : ''}
        >
          <Icon name="edit" />
        </IconButton>
      </div>
      <p
        className="numbers min-w-0 text-center text-small leading-tight wrap-anywhere text-muted"
        aria-live="polite"
      >
        {said}
      </p>
      <div className="flex">
        <IconButton
          label={detailText.previousPage}
          ended={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <Icon name="left" />
        </IconButton>
        <IconButton
          label={detailText.nextPage}
          ended={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <Icon name="right" />
        </IconButton>
      </div>
    </div>
  )
}

/** The current version of a fact, which may have changed since the user selected it. */
function factNow({ explanation }: Document, { kind, fact }: Edited): Fact | null {
  const known = explanation?.facts.filter((one) => one.kind === kind) ?? []
  if (fact === null) return severalOf.includes(kind) ? null : (known[0] ?? null)
  return known.find(({ value }) => value === fact.value) ?? (known.length === 1 ? known[0]! : null)
}

/** The editor below the page. Its height is limited, so that the page stays visible. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="max-h-[60%] shrink-0 overflow-y-auto border-t border-line bg-surface px-4 py-3">
      {children}
    </div>
  )
}
