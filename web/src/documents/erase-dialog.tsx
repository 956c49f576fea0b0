import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { useErase } from './documents.ts'

type Props = { id: number; title: string; onClose: () => void; onEnd?: () => void }

/** Asks before a document is erased for good. */
export function EraseDialog({ id, title, onClose, onEnd }: Props) {
  const erase = useErase(onEnd)
  return (
    <Modal title={text.documents.eraseTitle} role="alertdialog" onClose={onClose}>
      <div className="px-5 pb-6 md:px-6">
        <p className="mb-6 text-muted">{text.documents.eraseText(title)}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{text.app.cancel}</Button>
          <Button
            look="danger"
            onClick={() => {
              void erase(id)
              onClose()
            }}
          >
            {text.documents.eraseConfirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
