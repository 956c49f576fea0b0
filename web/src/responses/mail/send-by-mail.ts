import { AppError, type DeliveryOptionName, type PrintOptions } from '@brieflotse/contract'
import {
  entryFailure,
  type LocalDatabase,
  queueMailOrder,
  settled,
  type ShownLetter,
} from '@brieflotse/offline'
import type { InferOutput } from 'valibot'
import { mailText } from '../../text/mail.ts'
import { notify } from '../../ui/toast.tsx'
import type { MailPlan } from './mail-plan.ts'

export type Option = InferOutput<typeof DeliveryOptionName>

/** `waiting`: the order is stored on this device and will be sent later. */
export type Sent = { waiting: boolean; trackingId: string | null }

/** Orders a letter with the confirmed options. Throws the server's error. */
export async function sendByMail(
  db: LocalDatabase,
  letter: ShownLetter,
  how: { plan: MailPlan; option: Option; print: PrintOptions },
): Promise<Sent> {
  const { plan, option, print: printOptions } = how
  const offer = plan.offers.find((other) => other.option === option)
  if (!offer) throw new AppError('option-not-offered')
  const { price, estimatedOn } = offer
  const wish = { deliveryOption: option, printOptions, price, estimatedOn }
  const entryId = await queueMailOrder(db, letter, { ...wish, recipient: plan.recipient })
  const outcome = await settled(db, entryId)
  if (outcome.state === 'stuck') throw entryFailure(outcome.error)
  if (outcome.state !== 'done') return { waiting: true, trackingId: null }
  return { waiting: false, trackingId: outcome.letter?.trackingId ?? null }
}

/** Shows the result as a notice, where no other screen does. */
export function notifySent({ waiting, trackingId }: Sent): void {
  if (waiting) notify(mailText.queued, mailText.queuedLong)
  else notify(mailText.sent, mailText.sentLong({ id: trackingId ?? mailText.notAvailable }))
}
