import type { ShownLetter } from '@brieflotse/offline'
import { defaultDeliveryOption } from '@brieflotse/rules'
import { useNavigate } from 'react-router-dom'
import { mailText } from '../../text/mail.ts'
import { paths } from '../../ui/paths.ts'
import { notifyFailure } from '../../ui/toast.tsx'
import { failureSentence } from '../../ui/use-action.ts'
import { ConfirmMail } from './confirm-mail.tsx'
import { printedFrom, useMailPlan } from './mail-plan.ts'
import { SignFirst } from './sign-first.tsx'
import { notifySent } from './send-by-mail.ts'

type Props = {
  letter: ShownLetter
  onClose: () => void
  /** Where a failure is shown: in the dialog, or as a notice after it closes (on the letter's own screen). */
  failsAs: 'alert' | 'notice'
}

/** Orders standard mail for a finished letter. */
export function SendDialog({ letter, onClose, failsAs }: Props) {
  const plan = useMailPlan(letter, printedFrom.list)
  const navigate = useNavigate()
  const notice = (error: unknown) => {
    onClose()
    notifyFailure(mailText.failedTitle, failureSentence(error) ?? mailText.failedLong)
  }
  return (
    <ConfirmMail
      title={mailText.confirmDelivery}
      letter={letter}
      plan={plan}
      option={defaultDeliveryOption}
      print={printedFrom.list}
      onSent={(sent) => {
        onClose()
        notifySent(sent)
      }}
      {...(failsAs === 'notice' && { onFailed: notice })}
      onLetter={() => {
        onClose()
        void navigate(paths.response(letter.id ?? letter.clientId ?? ''))
      }}
      onClose={onClose}
    >
      <SignFirst />
    </ConfirmMail>
  )
}
