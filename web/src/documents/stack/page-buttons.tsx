import type { Document } from '@brieflotse/contract'
import { useState } from 'react'
import { stackText } from '../../text/stack.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { SortDialog } from './sort-dialog.tsx'

/** The buttons that arrange the pages of a document, at the end of its screen. */
export function PageButtons({ document }: { document: Document }) {
  const [open, setOpen] = useState<'sort' | 'join' | null>(null)
  const close = () => setOpen(null)
  if (document.status !== 'completed') return null
  return (
    <>
      {document.pages.length > 1 && (
        <Button look="quiet" onClick={() => setOpen('sort')}>
          <Icon name="page" className="size-5" />
          {stackText.sort}
        </Button>
      )}
      <Button look="quiet" onClick={() => setOpen('join')}>
        <Icon name="plus" className="size-5" />
        {stackText.join}
      </Button>
      {open === 'sort' && <SortDialog document={document} onClose={close} />}
      {open === 'join' && <JoinDialog document={document} onClose={close} />}
    </>
  )
}
