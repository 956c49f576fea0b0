import type { Explanation } from '@brieflotse/contract'
import { groupIban } from '@brieflotse/rules'
import type { PaymentWarning } from '@brieflotse/letter'
import { paymentsText, warningText } from '../../text/payments.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { dayText } from '../../ui/format.ts'
import { centsText } from '../../ui/format.ts'
import { SayingText } from '../../letters/saying-text.tsx'

const ways = { dayText, amountOf: centsText, groupIban }

/** The text of a payment warning. */
export const sentenceOfWarning = (warning: PaymentWarning) => warningText(warning, ways)

type Props = { warnings: PaymentWarning[]; more: Explanation['warnings'] }

/** The warnings against this payment, with reasons and advice. `more`: warnings of the reading. */
export function Warnings({ warnings, more }: Props) {
  if (warnings.length + more.length === 0) return null
  return (
    <section
      aria-labelledby="look-twice"
      className="rounded-box border border-must-line bg-must-wash p-4 text-must sm:p-5"
    >
      <h3 id="look-twice" className="flex items-center gap-2 font-semibold">
        <Icon name="hand" className="size-5" />
        {paymentsText.checks.title}
      </h3>
      <ul aria-live="polite" className="mt-2 grid gap-2 text-small">
        {warnings.map(sentenceOfWarning).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {more.map(({ text, said }) => (
          <li key={text}>
            <SayingText said={said} english={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
