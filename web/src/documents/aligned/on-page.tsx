import type { Document, Page } from '@brieflotse/contract'
import { type MouseEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { detailText, languageNames } from '../../text/detail.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { bringNear } from '../detail/bring-near.ts'
import { PageImage } from '../detail/page-image.tsx'
import { usePicture } from '../detail/use-picture.ts'
import { lit, useChosen } from './chosen.ts'
import { pairAt } from './find-row.ts'
import { type Pair, type PairPlace, pairPlaceOf, targetLanguageOf } from './letter.ts'
import { PageText } from './page-text.tsx'
import { Segments } from './segments.tsx'
import { useZoom, type Zoom } from './use-zoom.ts'
import type { Pixels } from './paper.ts'

type Props = {
  document: Document
  pairs: Pair[]
  /** The language to show first. */
  start: 'translation' | 'original'
  /** The minimum zoom for a chosen sentence, so that its text is readable. */
  near: number
  /** Called when the user chooses a sentence on the page. */
  onChoose: (index: number) => void
}

/** A page of the letter, either as printed or with the translation drawn over it. */
export function OnPage({ document, pairs, start, near, onChoose }: Props) {
  const [shown, setShown] = useState(start)
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const { index, places, page, turn } = useShownPage(document, pairs)
  // the small image is on this device; the original needs the large one when the user zooms in
  const isFine = shown === 'original' && zoom.zoom >= 1.5
  const picture = usePicture(document.id, page?.number ?? 1, isFine ? 'zoom' : 'phone')
  const pixels = usePixels(shown === 'translation' ? picture.url : null)
  const mark = useNear(zoom, near, `${index} ${page?.number} ${picture.url}`)
  if (!page) return null

  const { sourceLanguage: from, targetLanguage: into } = document
  const language = targetLanguageOf(document, detailText.languages)
  return (
    <div className="flex min-h-0 flex-1 flex-col border-line lg:border-s print:hidden">
      <div
        ref={frame}
        className="min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-sunken"
        data-page-frame
        tabIndex={0}
        role="group"
        aria-label={detailText.pageAlt({ page: page.number })}
        aria-describedby="page-how"
        onKeyDown={zoom.onKeyDown}
        onClick={({ target }: MouseEvent) => {
          const at = pairAt(target)
          if (at !== null) onChoose(at)
        }}
      >
        <div
          className="relative mx-auto bg-white"
          style={{
            width: `calc(${zoom.zoom} * min(100%, 56rem))`,
            aspectRatio: `${page.width} / ${page.height}`,
          }}
        >
          <PageImage page={page.number} picture={picture} />
          <PageMarks page={page} places={places} lit={index} ref={mark} />
          {shown === 'translation' && (
            <PageText
              page={page}
              pairs={pairs}
              lit={index}
              languages={{ from, to: into }}
              language={language}
              pixels={pixels}
            />
          )}
        </div>
      </div>
      <p id="page-how" hidden>
        {alignedText.howToPage}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line px-1.5 py-1">
        <Segments
          label={alignedText.writtenIn}
          value={shown}
          options={[
            ['translation', language],
            ['original', languageNames[from] ?? from],
          ]}
          onChange={setShown}
        />
        <PageTools
          zoom={zoom}
          number={page.number}
          count={document.pages.length}
          onTurn={(to) => {
            turn(to)
            frame.current?.scrollTo({ top: 0 })
          }}
        />
      </div>
    </div>
  )
}

/** The page to show: the one with the highlighted sentence, or the one the user turned to. */
function useShownPage({ pages }: Document, pairs: Pair[]) {
  const index = useChosen(lit)
  const places = useMemo(() => pairs.map(pairPlaceOf), [pairs])
  const place = index === null ? null : (places[index] ?? null)
  const [turned, setTurned] = useState(1)
  useEffect(() => {
    if (place) setTurned(place.page)
  }, [place])
  const number = place?.page ?? turned
  const page = pages.find((one) => one.number === number) ?? pages[0]
  const turn = (to: number) => {
    useChosen.getState().leave()
    setTurned(to)
  }
  return { index, places, page, turn }
}

/**
 * Zooms in until the chosen sentence is readable, and scrolls the highlighted one into the frame. `what` changes when the highlight or the
 * image changes.
 */
function useNear({ zoom, atLeast }: Zoom, near: number, what: string) {
  const chosen = useChosen((state) => state.chosen)
  const mark = useRef<SVGGElement>(null)
  useEffect(() => {
    if (chosen !== null) atLeast(near)
  }, [chosen, near, atLeast])
  const isWanted = useRef(false)
  useEffect(() => {
    isWanted.current = true
  }, [what])
  // scrolls again after each zoom step until the target zoom; after that, only the reader scrolls
  useEffect(() => {
    if (!isWanted.current || !mark.current) return
    bringNear(mark.current)
    isWanted.current = chosen !== null && zoom < near
  }, [what, zoom, near, chosen])
  return mark
}

type ToolsProps = { zoom: Zoom; number: number; count: number; onTurn: (to: number) => void }

function PageTools({ zoom: { nearer, farther }, number, count, onTurn }: ToolsProps) {
  return (
    <div className="ms-auto flex items-center">
      <IconButton label={detailText.zoomOut} ended={!farther} onClick={() => farther?.()}>
        <Icon name="minus" />
      </IconButton>
      <IconButton label={detailText.zoomIn} ended={!nearer} onClick={() => nearer?.()}>
        <Icon name="plus" />
      </IconButton>
      {count > 1 && (
        <>
          <IconButton
            label={detailText.previousPage}
            ended={number <= 1}
            onClick={() => onTurn(number - 1)}
          >
            <Icon name="left" />
          </IconButton>
          <p className="numbers text-small whitespace-nowrap text-muted" aria-live="polite">
            <span className="sr-only">{detailText.pageOf({ page: number, pages: count })}</span>
            <span aria-hidden>
              {number}/{count}
            </span>
          </p>
          <IconButton
            label={detailText.nextPage}
            ended={number >= count}
            onClick={() => onTurn(number + 1)}
          >
            <Icon name="right" />
          </IconButton>
        </>
      )}
    </div>
  )
}

/** The width of the reduced page image, in pixels, from which the paper colour is taken. */
const wide = 320

/** The pixels of a reduced image; null until they are loaded, and if the browser does not provide them. */
function usePixels(url: string | null): Pixels | null {
  const [pixels, setPixels] = useState<Pixels | null>(null)
  useEffect(() => {
    if (!url) return
    let gone = false
    const image = new Image()
    image.addEventListener('load', () => {
      if (!gone) setPixels(pixelsOf(image))
    })
    image.src = url
    return () => {
      gone = true
      setPixels(null)
    }
  }, [url])
  return pixels
}

function pixelsOf(image: HTMLImageElement): Pixels | null {
  const width = wide
  const height = Math.round((image.naturalHeight / image.naturalWidth) * wide)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || !height) return null
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

/** How far a mark extends beyond its words, in millimetres. */
const spare = 0.7

type PageMarksProps = {
  page: Page
  /** The place of each pair of the letter on its page. */
  places: (PairPlace | null)[]
  lit: number | null
  /** The group of the highlighted mark. */
  ref: Ref<SVGGElement>
}

/** Draws each sentence of a page as an area over the image. The user can point at it and choose it; one is highlighted. */
function PageMarks({ page: { number, width, height }, places, lit, ref }: PageMarksProps) {
  const point = useChosen((state) => state.point)
  const here = places.flatMap((place, at) => (place?.page === number ? [{ at, place }] : []))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full"
      role="img"
      aria-label={alignedText.onPage({ page: number })}
      // the image below already names the page, so screen readers need this one only for a highlighted mark
      aria-hidden={!here.some(({ at }) => at === lit)}
      onPointerOver={(event) => event.pointerType === 'mouse' && point(pairAt(event.target))}
      onPointerLeave={() => point(null)}
    >
      {here.map(({ at, place }) => (
        <g
          key={at}
          ref={at === lit ? ref : null}
          data-pair={at}
          data-lit={at === lit || undefined}
          // fixed colours: the page image is white in dark mode too
          className="cursor-pointer fill-transparent stroke-transparent data-lit:fill-[#0b6b6230] data-lit:stroke-[#0b6b62]"
          strokeWidth="0.35"
        >
          {place.boxes.map((box, number) => (
            <rect
              key={number}
              x={box.x - spare}
              y={box.y - spare}
              width={box.width + 2 * spare}
              height={box.height + 2 * spare}
              rx={1}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
