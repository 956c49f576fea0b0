import type { StepDraft } from './step.ts'

/** Whether a step asks to change a standing order. */
export const isStandingOrder = ({ says }: StepDraft): boolean =>
  says.some(({ id }) => id === 'ask.standing-order')

/**
 * Joins the request to change a standing order with the regular payment that it is about, so that amount, day and request are in one step.
 * Without such a payment, or with a day of its own, the request stays a step. It follows a consent that the reader may refuse.
 */
export function withStandingOrder(drafts: StepDraft[]): StepDraft[] {
  const order = drafts.find(isStandingOrder)
  const isFree = drafts.some(({ act, duty }) => act === 'sign' && duty === 'may')
  if (order && isFree) return drafts.map((one) => (one === order ? { ...order, duty: 'may' } : one))
  const payment = drafts.find(({ act }) => act === 'pay-further')
  if (!order || !payment || order.deadlines.length > 0) return drafts
  const whole: StepDraft = {
    ...payment,
    says: [...payment.says, ...order.says],
    german: [...(payment.german ?? []), ...(order.german ?? [])],
    words: [...new Set([...payment.words, ...order.words])],
  }
  return drafts.flatMap((one) => (one === order ? [] : [one === payment ? whole : one]))
}
