import type { Page } from '@brieflotse/contract'
import type { Ref } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { useChosen } from './chosen.ts'
import { pairAt } from './find-row.ts'
import type { PairPlace } from './letter.ts'

/** How far a mark extends beyond its words, in millimetres. */
const spare = 0.7

type Props = {
  page: Page
  /** The place of each pair of the letter on its page. */
  places: (PairPlace | null)[]
  lit: number | null
  /** The group of the highlighted mark. */
  ref: Ref<SVGGElement>
}

/** Draws each sentence of a page as an area over the image. The user can point at it and choose it; one is highlighted. */
export function PageMarks({ page: { number, width, height }, places, lit, ref }: Props) {
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
