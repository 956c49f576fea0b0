import type { Document } from '@brieflotse/contract'
import { useEffect, useState } from 'react'
import { detailText } from '../../text/detail.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { PagePicture } from './page-picture.tsx'
import { useShown } from './shown.ts'

const zooms = [1, 1.5, 2, 3] as const

/** On a narrow screen a marked place is brought near enough to be read. */
const nearFrom = 600
const near = 2

type Props = { document: Pick<Document, 'id' | 'pages'>; className?: string }

/** The pages of a letter: turn them, come nearer, see what is marked. */
export function PageViewer({ document: { id, pages }, className = '' }: Props) {
  const { page: shownPage, mark, turnTo } = useShown()
  const [zoom, setZoom] = useState(1)
  const page = pages.find(({ number }) => number === shownPage) ?? pages[0]
  useEffect(() => {
    if (mark && innerWidth < nearFrom) setZoom(near)
  }, [mark])
  if (!page) return null

  const bigger = zooms.find((step) => step > zoom)
  const smaller = zooms.findLast((step) => step < zoom)
  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div
        className="min-h-0 flex-1 overflow-auto overscroll-contain bg-sunken"
        data-page-frame
        tabIndex={0}
        role="group"
        aria-label={detailText.pageAlt(page.number)}
      >
        <PagePicture key={page.number} documentId={id} page={page} zoom={zoom} />
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line p-1.5">
        <div className="flex">
          <IconButton
            label={detailText.zoomOut}
            disabled={!smaller}
            onClick={() => smaller && setZoom(smaller)}
          >
            <Icon name="minus" />
          </IconButton>
          <IconButton
            label={detailText.zoomIn}
            disabled={!bigger}
            onClick={() => bigger && setZoom(bigger)}
          >
            <Icon name="plus" />
          </IconButton>
        </div>
        <p className="numbers truncate text-small text-muted" aria-live="polite">
          {mark ? mark.label : detailText.pageOf(page.number, pages.length)}
        </p>
        <div className="flex">
          <IconButton
            label={detailText.previousPage}
            disabled={page.number <= 1}
            onClick={() => turnTo(page.number - 1)}
          >
            <Icon name="left" />
          </IconButton>
          <IconButton
            label={detailText.nextPage}
            disabled={page.number >= pages.length}
            onClick={() => turnTo(page.number + 1)}
          >
            <Icon name="right" />
          </IconButton>
        </div>
      </div>
    </div>
  )
}
