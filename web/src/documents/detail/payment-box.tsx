import type { Document, Explanation, Step } from '@brieflotse/contract'
import { checkBefore, isPlanned, type Planned, wantedOf } from '@brieflotse/letter'
import { groupIban, parseAmount } from '@brieflotse/rules'
import { detailText } from '../../text/detail.ts'
import { useChecked } from '../../claims/checked.ts'
import { amountText, dayText } from '../../ui/format.ts'
import { currencyText } from '../../claims/sum-text.ts'
import { stepsText } from '../../text/steps.ts'
import { Claims } from './claims.tsx'
import { Section } from './section.tsx'

/** The blue box: the amount to pay, and the account. */
export function PaymentBox({
  document,
  explanation,
}: {
  document: Document
  explanation: Explanation
}) {
  const isChecked = useChecked(({ ids }) => ids.has(document.id))
  const { outstanding, late, total, label, due, account } = isPlanned(explanation)
    ? ofPlan(explanation)
    : ofLetter(explanation)
  const payee = account.iban ? wantedOf(document).letter.payee : null
  const isHeld = isPlanned(explanation) && checkBefore(explanation) !== null && !isChecked
  const isUntouched = document.claims.every(({ payments }) => payments.length === 0)
  if ((!outstanding && !late && !total) || (isHeld && isUntouched)) return null
  return (
    <Section title={detailText.payment} tone="money">
      <dl className="numbers grid gap-2">
        {outstanding && <Line label={detailText.outstanding} value={outstanding} />}
        {late && <Line label={detailText.lateFee} value={late} />}
        {total && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-money-line pt-2 font-bold first:border-t-0 first:pt-0">
            <dt>{label}</dt>
            <dd className="ms-auto text-title">{total}</dd>
          </div>
        )}
      </dl>
      {(due || account.iban) && (
        <dl className="numbers mt-4 grid gap-2 border-t border-money-line pt-4 text-small">
          {due && <Line label={due.label} value={dayText(due.day)} />}
          {payee && <Line label={detailText.factKinds.payee} value={payee} />}
          {account.iban && <Line label={detailText.iban} value={groupIban(account.iban)} />}
          {account.bic && <Line label={detailText.bic} value={account.bic} />}
        </dl>
      )}
      <Claims document={document} />
    </Section>
  )
}

type Paid = {
  outstanding: string | null
  late: string | null
  total: string | null
  label: string
  due: { label: string; day: string } | null
  account: { iban: string | null; bic: string | null }
}

const printed = (amount: string | null) => amount && amountText(amount)

/** The payment of a letter without a plan, read by an earlier version. */
function ofLetter({ document_details, sender }: Explanation): Paid {
  const { outstanding_fee, late_fee, total_fee, due_date } = document_details.payment
  return {
    outstanding: printed(outstanding_fee),
    late: printed(late_fee),
    total: printed(total_fee),
    label: detailText.total,
    due: due_date ? { label: detailText.due, day: due_date } : null,
    account: sender,
  }
}

const nothing: Paid = {
  outstanding: null,
  late: null,
  total: null,
  label: '',
  due: null,
  account: { iban: null, bic: null },
}

/** The payment of a plan step. Money that is collected by direct debit shows no account, so that nobody transfers it as well. */
function ofPlan({ plan, document_details, sender }: Planned): Paid {
  const step = plan.steps.find(({ act, amount }) => moved.includes(act) && amount)
  if (!step?.amount) return nothing
  const isPaid = step.act === 'pay'
  const day = step.day?.date
  return {
    ...(isPaid ? addends(step.amount.cents, document_details.payment) : nothing),
    total: currencyText(step.amount),
    label: step.amount.role === 'instalment' ? stepsText.nextPart : detailText.total,
    due: day ? { label: isDebit(step.act) ? detailText.taken : detailText.due, day } : null,
    account: isPaid ? sender : nothing.account,
  }
}

/** The parts of a total. They are null if they add up to another sum, because a part was paid before or belongs to a later payment. */
function addends(
  total: number,
  { outstanding_fee, late_fee }: Explanation['document_details']['payment'],
): Pick<Paid, 'outstanding' | 'late'> {
  const sum = [outstanding_fee, late_fee].reduce(
    (cents, amount) => cents + ((amount && parseAmount(amount)) || 0),
    0,
  )
  return sum === total
    ? { outstanding: printed(outstanding_fee), late: printed(late_fee) }
    : { outstanding: null, late: null }
}

const moved: Step['act'][] = ['pay', 'be-debited', 'pay-otherwise']
const isDebit = (act: Step['act']) => act === 'be-debited'

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
