import type { Document, Explanation } from '@brieflotse/contract'
import { isPaid, isToPay } from '@brieflotse/letter'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { restOf } from '../../claims/claim-text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { amountText, centsText } from '../../ui/format.ts'
import { usePay } from '../../letters/open-dialogs.ts'

type Props = { document: Document; explanation: Explanation }

/** "Pay €307.88", for the total or the rest of it. Missing if the letter is paid: the payment box offers a second payment. */
export function PayButton({ document, explanation }: Props) {
  const { pay } = usePay()
  const { total_fee } = explanation.document_details.payment
  if (!total_fee || isPaid(document)) return null
  const rest = restOf(document.claims)
  return (
    <Button
      look={isToPay(document, explanation) ? 'primary' : 'secondary'}
      onClick={() => pay(document.id)}
    >
      <Icon name="euro" />
      {detailText.pay({ amount: rest === null ? amountText(total_fee) : centsText(rest) })}
    </Button>
  )
}
