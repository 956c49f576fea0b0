import type { Page } from '@brieflotse/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { detailText } from '../../text/detail.ts'
import { bringNear } from './bring-near.ts'
import { PageImage } from './page-image.tsx'
import { useShown } from './shown.ts'
import { usePicture } from './use-picture.ts'

/** The zoom from which the large image is loaded. */
const fineFrom = 1.5

/** How far a mark extends beyond its words, in millimetres. */
const spare = 0.7

type Props = { documentId: number; page: Page; zoom: number; children?: ReactNode }

/** A page image with its marks. The marks use millimetres; `children` are layered on top. */
export function PagePicture({ documentId, page, zoom, children }: Props) {
  const mark = useShown((state) => state.mark)
  const first = useRef<SVGRectElement>(null)
  const picture = usePicture(documentId, page.number, zoom >= fineFrom ? 'zoom' : 'phone')
  const loaded = picture.url !== null
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
      <PageImage page={page.number} picture={picture} />
      {mark && mark.boxes.length > 0 && (
        <svg
          viewBox={`0 0 ${page.width} ${page.height}`}
          className="absolute inset-0 size-full"
          role="img"
          aria-label={detailText.marked({ label: mark.label })}
        >
          {/* One layer for all fills: separate translucent marks would darken where lines overlap. */}
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
