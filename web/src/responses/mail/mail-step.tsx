import type { ShownLetter } from '@brieflotse/offline'
import { defaultDeliveryOption } from '@brieflotse/rules'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { mailText } from '../../text/mail.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { justSent } from '../../posting/just-sent.ts'
import { paths } from '../../ui/paths.ts'
import { ConfirmMail } from './confirm-mail.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import { canOrder, printedFrom, useMailPlan } from './mail-plan.ts'
import { MailProblems } from './mail-problems.tsx'
import { RecipientBox } from './recipient-box.tsx'
import { SignFirst } from './sign-first.tsx'
import type { Option } from './send-by-mail.ts'

type Props = { letter: ShownLetter; onBack: () => void; onSent: () => void }

/** Chooses the delivery of a letter; the confirmation follows. */
export function MailStep({ letter, onBack, onSent }: Props) {
  const plan = useMailPlan(letter, printedFrom.document)
  const [option, setOption] = useState<Option>(defaultDeliveryOption)
  const [confirming, setConfirming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    // a notice from the previous step would cover the buttons of this one
    toast.dismiss()
    heading.current?.focus()
  }, [])
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 p-5 pb-0 md:px-6 lg:pt-8">
      <div>
        <Button look="quiet" className="-ms-5 -mt-3 mb-1 text-small" onClick={onBack}>
          <Icon name="back" className="size-5" />
          {mailText.backToLetter}
        </Button>
        <h3 ref={heading} tabIndex={-1} className="text-title">
          {mailText.step}
        </h3>
      </div>
      <MailProblems plan={plan} onLetter={onBack} />
      <SignFirst />
      <DeliveryOptions plan={plan} option={option} onOption={setOption} />
      <RecipientBox sender={plan.sender} />
      <div className="within-reach acts -mx-5 bg-surface px-5 md:mx-0 md:px-0">
        <Button look="primary" disabled={!canOrder(plan)} onClick={() => setConfirming(true)}>
          {mailText.toConfirmation}
        </Button>
      </div>
      {confirming && (
        <ConfirmMail
          title={mailText.confirmSending}
          letter={letter}
          plan={plan}
          option={option}
          print={printedFrom.document}
          onSent={() => {
            onSent()
            void navigate(paths.mailSuccess(letter.id ?? letter.clientId ?? ''), {
              state: justSent,
              // replaces the entry, because Back would otherwise offer a new letter
              replace: true,
            })
          }}
          onLetter={onBack}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}
