import type { Document } from '@brieflotse/contract'
import { text } from '../../text/text.ts'
import { Modal } from '../../ui/modal.tsx'
import { PageViewer } from './page-viewer.tsx'
import { useShown } from './shown.ts'

/** The letter's pages over the whole of a phone. */
export function PageDialog({ document }: { document: Document }) {
  const { dialog, mark, closeDialog } = useShown()
  if (!dialog) return null
  return (
    <Modal title={mark?.label ?? text.detail.pages} size="sheet" onClose={closeDialog}>
      <PageViewer document={document} className="flex-1" />
    </Modal>
  )
}
