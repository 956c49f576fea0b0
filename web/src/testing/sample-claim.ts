import type { Claim } from '@brieflotse/contract'

/** The claim of the sample letter after a partial payment. */
export const partlyPaid: Claim = {
  id: 1,
  amount: 30_788,
  paid: 10_000,
  state: 'partly-paid',
  payee: null,
  iban: null,
  bic: null,
  purpose: null,
  dueOn: null,
  note: null,
  payments: [],
  updatedAt: '2025-03-18T09:00:00.000Z',
}
