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
import { canOrder, type MailPlan, printedFrom, useMailPlan } from './mail-plan.ts'
import { MailProblems } from './mail-problems.tsx'
import { SignFirst } from './sign-first.tsx'
import type { Option } from './send-by-mail.ts'
import { centsText, weekdayText } from '../../ui/format.ts'

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

type DeliveryOptionsProps = { plan: MailPlan; option: Option; onOption: (option: Option) => void }

/** The delivery options, each with its price and estimated day of arrival. */
function DeliveryOptions({ plan, option, onOption }: DeliveryOptionsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{mailText.options}</legend>
      {plan.offers.map((offer) => (
        <label
          key={offer.option}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-box border border-line-strong bg-surface p-4 transition-colors duration-150 hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="delivery-option"
            value={offer.option}
            checked={offer.option === option}
            onChange={() => onOption(offer.option)}
            className="mt-0.5 size-5 shrink-0 outline-none"
          />
          <span className="font-semibold">{mailText.optionNames[offer.option]}</span>
          <span className="numbers font-semibold">{centsText(offer.price)}</span>
          <span className="numbers col-span-2 col-start-2 text-small text-muted">
            {mailText.optionHints[offer.option]}
            <br />
            {mailText.arrives({ day: weekdayText(offer.estimatedOn) })}
          </span>
        </label>
      ))}
      <p role="status" className="text-small text-muted">
        {plan.price === 'asking' && mailText.asking}
        {plan.price === 'guessed' && mailText.guessed}
        {plan.practice && mailText.practiceBefore}
      </p>
    </fieldset>
  )
}

/** The recipient of the letter: the sender of the answered document. */
function RecipientBox({ sender }: Pick<MailPlan, 'sender'>) {
  if (sender === undefined) return null
  return (
    <section aria-label={mailText.recipient} className="rounded-box bg-sunken p-4">
      <h4 className="font-semibold">{mailText.recipient}</h4>
      {sender === null ? (
        <p role="alert" className="mt-2 text-late">
          {mailText.noSender}
        </p>
      ) : (
        <>
          <p className="mt-0.5 mb-3 text-small text-muted">{mailText.recipientNote}</p>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
            <Row label={mailText.name} value={sender.name} wide />
            <Row label={mailText.street} value={sender.street} />
            <Row label={mailText.houseNumber} value={sender.house_number} />
            <Row label={mailText.zip} value={sender.zip} />
            <Row label={mailText.city} value={sender.city} />
          </dl>
        </>
      )}
    </section>
  )
}

type RowProps = { label: string; value: string | null; wide?: boolean }

function Row({ label, value, wide = false }: RowProps) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-tiny text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {value ? (
          <bdi lang="de">{value}</bdi>
        ) : (
          <span className="text-muted">{mailText.unknown}</span>
        )}
      </dd>
    </div>
  )
}
