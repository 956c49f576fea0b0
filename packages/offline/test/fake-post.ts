import { AppError, type MailOrder, type ResponseLetter } from '@brieflotse/contract'
import { http } from 'msw'
import { madeUpMail } from './made-up.ts'

type Respond = (
  request: Request,
  act: () => Promise<{ status: 200 | 201; body: unknown }>,
) => Promise<Response>

type Parts = {
  respond: Respond
  letterOf: (id: unknown) => ResponseLetter
  putLetter: (letter: ResponseLetter) => ResponseLetter
}

/** State of the fake mail provider: postage, credits, and the accepted orders in order. */
export function fakePost() {
  return { price: 120, credits: 100, ordered: [] as { orderId: number; letterId: number }[] }
}

export type FakePost = ReturnType<typeof fakePost>

/** Fake endpoints for posting letters. */
export function postCalls(post: FakePost, { respond, letterOf, putLetter }: Parts) {
  return [
    http.post('*/api/physical-mail', ({ request }) =>
      respond(request, async () => {
        const order = (await request.json()) as MailOrder
        const letter = letterOf(order.responseLetterID)
        if (letter.physicalDelivery) throw new AppError('already-mailed')
        if (letter.content.includes('[')) throw new AppError('letter-unfinished')
        if (post.credits < 2) throw new AppError('not-enough-credits')
        if (order.price !== post.price) throw new AppError('price-changed')
        const orderId = post.ordered.length + 1
        post.ordered.push({ orderId, letterId: letter.id })
        post.credits -= 2
        const { deliveryOption } = order
        const mail = madeUpMail({ orderId, price: post.price, printOptions: order.printOptions })
        const trackingId = `T${orderId}`
        const mailed = putLetter({
          ...letter,
          physicalDelivery: true,
          trackingId,
          deliveryOption,
          mail,
        })
        return { status: 201, body: { id: orderId, trackingId, letter: mailed } }
      }),
    ),
    http.post('*/api/physical-mail/:id/cancel', ({ request, params }) =>
      respond(request, async () => {
        const order = post.ordered.find(({ orderId }) => orderId === Number(params['id']))
        const letter = letterOf(order?.letterId)
        if (letter.mail?.cancelUntil === null) throw new AppError('too-late-to-cancel')
        const mail = madeUpMail({ ...letter.mail, state: 'canceled' })
        return { status: 200, body: putLetter({ ...letter, physicalDelivery: false, mail }) }
      }),
    ),
  ]
}
