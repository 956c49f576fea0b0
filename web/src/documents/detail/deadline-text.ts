import type { Deadline } from '@brieflotse/contract'
import type { ShownDeadline } from '@brieflotse/letter'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'

/** The action or event on the day of a deadline. */
export function deadlineText({ what, taken, done }: ShownDeadline): string {
  if (done)
    return what === 'pay' ? detailText.paidPay : detailText.doneOf({ what: text.deadlines[what] })
  return taken ? detailText.taken : text.deadlines[what]
}

/** The event that starts a period whose date is not known yet. */
export function needsText(needs: NonNullable<Deadline['needs']>): string {
  return needs === 'receipt-date' ? detailText.needsReceipt : detailText.needsService
}
