import type { Evidence, Page } from '@brieflotse/contract'
import { PageImage } from '../detail/page-image.tsx'
import { usePicture } from '../detail/use-picture.ts'

/** Height of the page shown above and below the marked lines, in millimetres. */
const around = 8

type Props = { documentId: number; page: Page; boxes: Evidence['boxes'] }

/** The marked lines of a page, with some of their surroundings. */
export function PageSnippet({ documentId, page, boxes }: Props) {
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
