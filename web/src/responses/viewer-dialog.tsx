import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { MailReceipt } from '../ui/delivery/mail-receipt.tsx'
import { Modal } from '../ui/modal.tsx'
import { downloadLetter } from './download.ts'
import { LetterPage } from './letter-page.tsx'
import { useLetter } from './responses.ts'

/** A letter to read without leaving the list. */
export function ViewerDialog({ letterKey, onClose }: { letterKey: string; onClose: () => void }) {
  const letter = useLetter(letterKey)
  return (
    <Modal title={letter?.title ?? responsesText.screen} size="sheet" onClose={onClose}>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-page p-4 md:p-6">
        {letter?.physicalDelivery && (
          <div className="mb-4">
            <MailReceipt letter={letter} />
          </div>
        )}
        {letter && <LetterPage content={letter.content} />}
        {letter === null && <p>{responsesText.missing}</p>}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4 md:px-6">
        <Button onClick={onClose}>{text.app.close}</Button>
        {letter && (
          <Button look="primary" onClick={() => downloadLetter(letter)}>
            <Icon name="page" />
            {responsesText.download}
          </Button>
        )}
      </div>
    </Modal>
  )
}
