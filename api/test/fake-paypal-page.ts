import type { Answered, Asked } from './fake-http.ts'
import type { Order } from './fake-paypal-orders.ts'

/** The page on which the payer approves or declines in a browser test. It then redirects back to the shop, like PayPal. */
export function payerPage(
  asked: Asked,
  orders: ReadonlyMap<string, Order>,
  url: string,
  act: (id: string, means: Order['means']) => void,
): Answered {
  const order = orders.get(asked.query.get('token') ?? '')
  if (!order) return { status: 404, body: 'This order is not known.', type: 'text/plain' }
  const choice = asked.query.get('choice')
  if (choice === null) {
    const link = (name: string, words: string) =>
      `<p><a href="${url}/checkoutnow?token=${order.id}&amp;choice=${name}">${words}</a></p>`
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Fake PayPal</title><h1>Fake PayPal</h1>${link('good', 'Pay now')}${link('declined', 'Pay with a card that is declined')}${link('slow', 'Pay by a slow transfer')}${link('cancel', 'Cancel and return')}</html>`,
    }
  }
  const back = new URL(choice === 'cancel' ? order.cancelUrl : order.returnUrl)
  back.searchParams.set('token', order.id)
  if (choice !== 'cancel') {
    act(order.id, choice as Order['means'])
    back.searchParams.set('PayerID', 'PAYER1')
  }
  return { status: 302, body: '', headers: { location: back.href } }
}
