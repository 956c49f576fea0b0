import type { Document } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Modal } from '../../ui/modal.tsx'
import { PageViewer } from './page-viewer.tsx'
import { useShown } from './shown.ts'

/** The pages of a letter as a full-screen dialog on phones. */
export function PageDialog({ document }: { document: Document }) {
  const { mark, closeDialog } = useShown()
  return (
    <Modal title={mark?.label ?? detailText.pages} size="sheet" onClose={closeDialog}>
      <PageViewer document={document} className="flex-1" />
    </Modal>
  )
}
