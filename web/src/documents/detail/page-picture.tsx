import type { Page } from '@brieflotse/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { detailText } from '../../text/detail.ts'
import { Skeleton } from '../../ui/spinner.tsx'
import { useShown } from './shown.ts'
import { usePicture } from './use-picture.ts'

/** From this magnification on the large picture is loaded. */
const fineFrom = 1.5

/** How much larger a mark is than its words, in millimetres. */
const spare = 0.7

type Props = { documentId: number; page: Page; zoom: number; children?: ReactNode }

/** A page with what is marked on it. The marks lie in millimetres over the picture; `children` lie over all. */
export function PagePicture({ documentId, page, zoom, children }: Props) {
  const mark = useShown((state) => state.mark)
  const first = useRef<SVGRectElement>(null)
  const { url, failure } = usePicture(documentId, page.number, zoom >= fineFrom ? 'zoom' : 'phone')
  const loaded = url !== null
  const rects = (mark?.boxes ?? []).map(({ x, y, width, height }) => ({
    x: x - spare,
    y: y - spare,
    width: width + 2 * spare,
    height: height + 2 * spare,
    rx: 1,
  }))

  useEffect(() => {
    if (loaded && first.current) bringNear(first.current)
  }, [mark, page.number, loaded, zoom])

  return (
    <div
      className="relative mx-auto bg-white"
      style={{ width: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
    >
      {url ? (
        <img
          src={url}
          alt={detailText.pageAlt(page.number)}
          className="absolute inset-0 size-full dark:brightness-90"
        />
      ) : failure ? (
        <p className="absolute inset-0 grid place-content-center bg-sunken p-6 text-center text-small text-muted">
          {failure.code === 'offline' ? detailText.pageMissing : failure.message}
        </p>
      ) : (
        <Skeleton className="absolute inset-0 rounded-none!" />
      )}
      {mark && mark.boxes.length > 0 && (
        <svg
          viewBox={`0 0 ${page.width} ${page.height}`}
          className="absolute inset-0 size-full"
          role="img"
          aria-label={detailText.marked(mark.label)}
        >
          {/* One layer for all fills, so that marks on neighbouring lines do not darken each other. */}
          <g className="fill-[#0b6b62]" opacity="0.18">
            {rects.map((rect, index) => (
              <rect key={index} {...rect} />
            ))}
          </g>
          <g className="fill-none stroke-[#0b6b62]" strokeWidth="0.35">
            {rects.map((rect, index) => (
              <rect key={index} ref={index === 0 ? first : null} {...rect} />
            ))}
          </g>
        </svg>
      )}
      {children}
    </div>
  )
}

/** Scrolls the frame around the page, and only it, until the mark stands in its middle. */
function bringNear(mark: Element) {
  const frame = mark.closest('[data-page-frame]')
  if (!frame) return
  const [inner, outer] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()]
  frame.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  })
}
