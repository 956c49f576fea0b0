import type { Document } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Modal } from '../../ui/modal.tsx'
import { PageViewer } from './page-viewer.tsx'
import { useShown } from './shown.ts'

/** The letter's pages over the whole of a phone. */
export function PageDialog({ document }: { document: Document }) {
  const { mark, closeDialog } = useShown()
  return (
    <Modal title={mark?.label ?? detailText.pages} size="sheet" onClose={closeDialog}>
      <PageViewer document={document} className="flex-1" />
    </Modal>
  )
}
