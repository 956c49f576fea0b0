import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { MailReceipt } from '../posting/mail-receipt.tsx'
import { Modal } from '../ui/modal.tsx'
import { downloadLetter } from './download.ts'
import type { ShownLetter } from '@brieflotse/offline'
import { useState } from 'react'
import { mailText } from '../text/mail.ts'
import { canBeMailed } from '../posting/mail-state.ts'
import { MailBadge } from '../posting/mail-badge.tsx'
import { useMailState } from '../posting/use-mail-state.ts'
import { LetterOnPaper } from './din-page.tsx'
import { LetterPage } from './letter-page.tsx'
import { SendDialog } from './mail/send-dialog.tsx'
import { useShownLetter } from './responses.ts'
import { letterTitle } from '../ui/message-text.tsx'

/** Shows a letter in a dialog over the list. */
export function ViewerDialog({ letterKey, onClose }: { letterKey: string; onClose: () => void }) {
  const letter = useShownLetter(letterKey)
  return (
    <Modal
      title={letter ? letterTitle(letter) : responsesText.screen}
      size="sheet"
      onClose={onClose}
    >
      <div
        role="group"
        aria-label={responsesText.screen}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-page p-5 -outline-offset-3 md:p-6"
      >
        {letter && (
          <div className="mb-4 empty:hidden">
            {letter.physicalDelivery ? (
              <MailReceipt letter={letter} />
            ) : (
              <MailBadge letter={letter} />
            )}
          </div>
        )}
        {letter && <LetterPage content={letter.content} />}
        {letter && <LetterOnPaper letter={letter} />}
        {letter === null && <p>{responsesText.missing}</p>}
      </div>
      <div className="acts border-t border-line px-5 py-4 md:px-6">
        <Button onClick={onClose}>{text.app.close}</Button>
        {letter && <Acts letter={letter} />}
      </div>
    </Modal>
  )
}

function Acts({ letter }: { letter: ShownLetter }) {
  const { state } = useMailState(letter)
  const [mailing, setMailing] = useState(false)
  return (
    <>
      <Button onClick={() => downloadLetter(letter)}>
        <Icon name="page" />
        {responsesText.download}
      </Button>
      {canBeMailed(state) && (
        <Button look="primary" onClick={() => setMailing(true)}>
          <Icon name="letter" />
          {mailText.send}
        </Button>
      )}
      {mailing && <SendDialog letter={letter} failsAs="alert" onClose={() => setMailing(false)} />}
    </>
  )
}
