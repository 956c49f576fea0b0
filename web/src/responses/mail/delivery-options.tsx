import { mailText } from '../../text/mail.ts'
import { weekdayText } from '../../ui/format.ts'
import type { MailPlan } from './mail-plan.ts'
import type { Option } from './send-by-mail.ts'
import { centsText } from '../../ui/format.ts'

type Props = { plan: MailPlan; option: Option; onOption: (option: Option) => void }

/** The delivery options, each with its price and estimated day of arrival. */
export function DeliveryOptions({ plan, option, onOption }: Props) {
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
