import type { Document } from '@brieflotse/contract'
import { useState } from 'react'
import { stackText } from '../../text/stack.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ActedQuestion } from './acted-question.tsx'
import { lettersOf, proposed } from './letters.ts'
import { PageSorter } from './page-sorter.tsx'
import { useArrange } from './stack.ts'

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

/** Reorders the pages of a document and splits it into letters, independent of any proposal. */
function SortDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const [sorting, setSorting] = useState(() => proposed(document))
  const acts = useArrange(document.id, onClose)
  const letters = lettersOf(sorting)
  const isSplit = letters.length > 1
  const save = () =>
    void acts.arrange(
      { does: 'letters', letters, sure: false },
      isSplit
        ? { title: stackText.done({ count: letters.length }), hint: stackText.doneHint }
        : { title: stackText.saved },
    )
  return (
    <Modal title={stackText.sort} size="sheet" onClose={onClose}>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-4 md:px-6">
        <p className="mb-4 text-muted">{stackText.sortHint}</p>
        <PageSorter document={document} sorting={sorting} onSort={setSorting} ordered />
      </div>
      <div className="acts border-t border-line px-5 py-3 md:px-6">
        <Button look="primary" disabled={acts.busy} onClick={save}>
          {isSplit ? stackText.split({ count: letters.length }) : stackText.save}
        </Button>
      </div>
      <ActedQuestion {...acts} />
    </Modal>
  )
}
