import { text } from '../text/text.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

export type Confirmation = {
  title: string
  text: string
  /** The label of the confirm button. */
  yes: string
  /** `primary` if the confirmation loses no data. */
  look?: 'danger' | 'primary'
  no?: string
  onYes: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  text: why,
  yes,
  look = 'danger',
  no,
  onYes,
  onClose,
}: Confirmation) {
  return (
    <Modal title={title} role="alertdialog" onClose={onClose}>
      <div className="px-5 pb-6 md:px-6">
        <p className="mb-6 text-muted">{why}</p>
        <div className="acts">
          <Button data-autofocus onClick={onClose}>
            {no ?? text.app.cancel}
          </Button>
          <Button
            look={look}
            onClick={() => {
              onYes()
              onClose()
            }}
          >
            {yes}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
