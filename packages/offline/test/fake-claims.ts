import { AppError, type Claim, type ClaimChange, type Document } from '@brieflotse/contract'
import { http } from 'msw'
import type { Respond } from './fake-account.ts'

export function madeUpClaim(id: number, rest: Partial<Claim> = {}): Claim {
  return {
    id,
    amount: 30788,
    paid: 0,
    state: 'open',
    payee: 'Nordlicht Energie GmbH',
    iban: 'DE02120300000000202051',
    bic: null,
    purpose: '200 448 917 6',
    dueOn: '2025-03-28',
    note: null,
    payments: [],
    updatedAt: '2025-03-17T09:00:00.000Z',
    ...rest,
  }
}

/** Applies a change to a document's claim as the server does; `name` is the payment's id, which is the entry's key. */
function withSaid(document: Document, id: number, change: ClaimChange, name: string) {
  const claim = document.claims.find((one) => one.id === id)
  if (!claim) throw new AppError('not-found')
  const payments = [...claim.payments]
  if (change.change === 'paid') {
    const { amount, on, note } = change
    payments.push({ id: name, amount, on, note, how: 'own', state: 'paid', practice: false })
  } else if (change.change === 'not-paid') {
    const index = payments.findIndex((payment) => payment.id === change.paymentId)
    if (index >= 0) payments.splice(index, 1)
  }
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const rest = change.change === 'disputed' ? 'disputed' : paid > 0 ? 'partly-paid' : 'open'
  const said: Claim = { ...claim, payments, paid, state: paid >= claim.amount ? 'paid' : rest }
  return { ...document, claims: document.claims.map((one) => (one === claim ? said : one)) }
}

/** Fake endpoint for changes of claims. */
export const claimHandler = (
  respond: Respond,
  rows: Map<number, Document>,
  put: (row: Document) => Document,
) =>
  http.post('*/api/claims/:id', ({ request, params }) =>
    respond(request, async () => {
      const change = (await request.json()) as ClaimChange
      const id = Number(params['id'])
      const row = [...rows.values()].find(({ claims }) => claims.some((one) => one.id === id))
      if (!row) throw new AppError('not-found')
      const name = request.headers.get('Idempotency-Key') ?? ''
      const { claims } = put(withSaid(row, id, change, name))
      return { status: 200, body: claims.find((one) => one.id === id) }
    }),
  )
