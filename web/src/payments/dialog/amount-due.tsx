import { openAmount, type Wanted } from '@brieflotse/letter'
import { paymentsText } from '../../text/payments.ts'
import { ClaimStateText } from '../../ui/claims/claim-state.tsx'
import { centsText } from '../../ui/format.ts'

/** The blue box with the amount, the payee and the reference. */
export function AmountDue({ wanted }: { wanted: Wanted }) {
  const { letter, sender, claim } = wanted
  const amount = openAmount(wanted)
  return (
    <section
      aria-label={paymentsText.amountDue}
      className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 rounded-box border border-money-line bg-money-wash p-4 text-money sm:p-5"
    >
      <div>
        <h3 className="text-small">{paymentsText.amountDue}</h3>
        <p className="numbers text-display leading-tight font-bold">
          {amount === null ? '–' : centsText(amount)}
        </p>
        {claim && <ClaimStateText claim={claim} className="mt-2" />}
      </div>
      <dl className="numbers grid gap-x-4 gap-y-1 text-small min-[22.5rem]:grid-cols-[auto_minmax(0,1fr)]">
        {sender && (
          <>
            <dt>{paymentsText.to}</dt>
            <dd className="font-semibold wrap-anywhere">{sender}</dd>
          </>
        )}
        {letter.purpose && (
          <>
            <dt>{paymentsText.reference}</dt>
            <dd className="font-semibold wrap-anywhere">{letter.purpose}</dd>
          </>
        )}
      </dl>
      {amount === null && <p className="w-full text-small">{paymentsText.nothingToPay}</p>}
    </section>
  )
}
