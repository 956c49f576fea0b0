import {
  type Claim,
  type ErrorCode,
  messages,
  type PaymentOptions,
  type PaymentStatus,
  statuses,
} from '@brieflotse/contract'
import { http, HttpResponse } from 'msw'

export const claim: Claim = {
  id: 7,
  amount: 30788,
  paid: 0,
  state: 'open',
  payee: 'Nordlicht Energie GmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  purpose: '200 448 917 6',
  dueOn: '2025-03-28',
  note: null,
  payments: [],
  updatedAt: '2025-03-17T09:00:00.000Z',
}

export const practiceOptions: PaymentOptions = {
  online: { provider: 'practice', practice: true },
  paypal: { provider: 'practice', practice: true },
  forClaims: true,
  publishableKey: null,
}

/** Many more turns of the event loop than a request to the fake server needs. */
const turns = 2_000

/** Lets everything happen that needs no timer while timers are fake: until a condition holds, or until a request would have arrived. */
export async function standStill(until?: () => boolean): Promise<void> {
  for (let turn = 0; until ? !until() : turn < turns; turn += 1) await new Promise(setImmediate)
}

type Bank = {
  options: PaymentOptions
  status: PaymentStatus['status']
  /** The error code with which it refuses payments. */
  refuses: ErrorCode | null
  /** The payment requests: their paths, bodies and idempotency keys. */
  begun: { path: string; body: unknown; key: string | null }[]
  /** The number of status requests. */
  asked: number
}

/** Starts a fake bank and returns its state and its recorded requests. Call it at the start of each test. */
export function openBank(change: Partial<Bank> = {}) {
  const bank: Bank = {
    options: practiceOptions,
    status: 'requires_action',
    refuses: null,
    begun: [],
    asked: 0,
    ...change,
  }
  const refusal = (code: ErrorCode) => {
    const message = messages[code]
    return HttpResponse.json({ code, error: message, message }, { status: statuses[code] })
  }
  const handlers = [
    http.get('*/api/payments/options', () => HttpResponse.json(bank.options)),
    http.get('*/api/payments/:id/status', ({ params }) => {
      bank.asked += 1
      if (params['id'] !== 'pay-1') return refusal('not-found')
      const { status } = bank
      const answer: PaymentStatus = {
        id: 'pay-1',
        status,
        statusMessage: `The bank says: ${status}.`,
        amount: 30788,
        practice: true,
        approveUrl: null,
      }
      return HttpResponse.json(answer)
    }),
    http.post('*/api/payments/:how', async ({ request }) => {
      const path = new URL(request.url).pathname
      const key = request.headers.get('Idempotency-Key')
      bank.begun.push({ path, body: await request.json(), key })
      if (bank.refuses) return refusal(bank.refuses)
      const answer = {
        paymentIntentId: 'pay-1',
        clientSecret: 'secret',
        status: bank.status,
        approveUrl: '/api/practice-bank/token',
        provider: 'practice',
        practice: true,
      }
      return HttpResponse.json(answer, { status: 201 })
    }),
  ]
  return { bank, handlers }
}
