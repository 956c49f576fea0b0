import type { Deadline } from '@brieflotse/contract'
import type { ShownDeadline } from '@brieflotse/letter'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'

/** What is to be done, or what happens, on that day. */
export function deadlineText({ what, taken, done }: ShownDeadline): string {
  if (done)
    return what === 'pay' ? detailText.paidPay : detailText.doneOf({ what: text.deadlines[what] })
  return taken ? detailText.taken : text.deadlines[what]
}

/** What a day without a date depends on. */
export function needsText(needs: NonNullable<Deadline['needs']>): string {
  return needs === 'receipt-date' ? detailText.needsReceipt : detailText.needsService
}
