import type { Document, Explanation } from '@brieflotse/contract'
import { groupIban } from '@brieflotse/rules'
import { detailText } from '../../text/detail.ts'
import { amountText, dayText } from '../../ui/format.ts'
import { Claims } from './claims.tsx'
import { Section } from './section.tsx'

/** Blue: what is to be paid, and to which account. */
export function PaymentBox({
  document,
  explanation,
}: {
  document: Document
  explanation: Explanation
}) {
  const { outstanding_fee, late_fee, total_fee, due_date } = explanation.document_details.payment
  const { iban, bic } = explanation.sender
  if (!outstanding_fee && !late_fee && !total_fee) return null
  return (
    <Section title={detailText.payment} tone="money">
      <dl className="numbers grid gap-2">
        {outstanding_fee && <Amount label={detailText.outstanding} amount={outstanding_fee} />}
        {late_fee && <Amount label={detailText.lateFee} amount={late_fee} />}
        {total_fee && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-money-line pt-2 font-bold first:border-t-0 first:pt-0">
            <dt>{detailText.total}</dt>
            <dd className="ms-auto text-title">{amountText(total_fee)}</dd>
          </div>
        )}
      </dl>
      {(due_date || iban) && (
        <dl className="numbers mt-4 grid gap-2 border-t border-money-line pt-4 text-small">
          {due_date && <Line label={detailText.due} value={dayText(due_date)} />}
          {iban && <Line label={detailText.iban} value={groupIban(iban)} />}
          {bic && <Line label={detailText.bic} value={bic} />}
        </dl>
      )}
      <Claims document={document} />
    </Section>
  )
}

function Amount({ label, amount }: { label: string; amount: string }) {
  return <Line label={label} value={amountText(amount)} />
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt>{label}</dt>
      <dd className="ms-auto">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
