import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'

type Props = { waiting: number; onLogout: () => void; onClose: () => void }

export function LogoutDialog({ waiting, onLogout, onClose }: Props) {
  return (
    <Modal title={text.account.stillWaitingTitle} role="alertdialog" onClose={onClose}>
      <div className="px-5 pb-6 md:px-6">
        <p className="mb-6 text-muted">{text.account.stillWaiting(waiting)}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{text.account.stay}</Button>
          <Button look="danger" onClick={onLogout}>
            {text.account.logoutAnyway}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
