import type { Document } from '@brieflotse/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { detailText } from '../../text/detail.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { bringNear } from '../detail/bring-near.ts'
import { PageImage } from '../detail/page-image.tsx'
import { usePicture } from '../detail/use-picture.ts'
import { lit, useChosen } from './chosen.ts'
import { PageMarks } from './page-marks.tsx'
import { type Pair, placeOf } from './parts.ts'

type Props = {
  document: Document
  pairs: Pair[]
  /** How wide the page is, as a multiple of its frame. */
  zoom: number
  /** A sentence was chosen on the page. */
  onChoose: (index: number) => void
  className?: string
}

/** The page that the lit sentence stands on, with it marked. Every sentence of the page can be chosen on it. */
export function PlaceOnPage({ document, pairs, zoom, onChoose, className = '' }: Props) {
  const index = useChosen(lit)
  const places = useMemo(() => pairs.map(placeOf), [pairs])
  const place = index === null ? null : (places[index] ?? null)
  const [turned, setTurned] = useState(1)
  useEffect(() => {
    if (place) setTurned(place.page)
  }, [place])
  const number = place?.page ?? turned
  const page = document.pages.find((one) => one.number === number) ?? document.pages[0]
  // the small picture is on this device, and sharp enough for reading one sentence
  const picture = usePicture(document.id, number, 'phone')
  const mark = useRef<SVGGElement>(null)
  useEffect(() => {
    if (mark.current) bringNear(mark.current)
  }, [index, number, picture.url, zoom])
  if (!page) return null

  const last = document.pages.length
  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div
        className="min-h-0 flex-1 overflow-auto overscroll-contain bg-sunken"
        data-page-frame
        tabIndex={0}
        role="group"
        aria-label={detailText.pageAlt(number)}
      >
        <div
          className="relative mx-auto bg-white"
          style={{ width: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
        >
          <PageImage page={number} picture={picture} />
          <PageMarks page={page} places={places} lit={index} onChoose={onChoose} ref={mark} />
        </div>
      </div>
      {last > 1 && (
        <div className="flex items-center justify-between border-t border-line">
          <IconButton
            label={detailText.previousPage}
            disabled={number <= 1}
            onClick={() => turn(number - 1)}
          >
            <Icon name="left" />
          </IconButton>
          <p className="numbers text-small text-muted">{detailText.pageOf(number, last)}</p>
          <IconButton
            label={detailText.nextPage}
            disabled={number >= last}
            onClick={() => turn(number + 1)}
          >
            <Icon name="right" />
          </IconButton>
        </div>
      )}
    </div>
  )

  /** Goes to the first sentence of another page. */
  function turn(to: number) {
    const first = places.findIndex((one) => one?.page === to)
    if (first >= 0) onChoose(first)
    else setTurned(to)
  }
}
