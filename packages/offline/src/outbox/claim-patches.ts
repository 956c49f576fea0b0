import type { Claim, ClaimChange, ClaimPayment } from '@brieflotse/contract'
import { claimState } from '@brieflotse/letter'
import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'

/** The claims of a document with the change in `entry` applied. */
export function withChange(claims: Claim[], { id, claim: said }: OutboxEntry): Claim[] {
  if (!said) return claims
  return claims.map((claim) => (claim.id === said.id ? changed(claim, said.change, id) : claim))
}

/** Applies one change; a payment the server does not know yet has the id of its entry. */
function changed(claim: Claim, change: ClaimChange, entryId: string): Claim {
  const isDisputed = claim.state === 'disputed'
  switch (change.change) {
    case 'paid': {
      const { amount, on, note } = change
      const own = { id: entryId, how: 'own', state: 'paid', practice: false } as const
      // paying ends the dispute
      return counted(claim, [...claim.payments, { ...own, amount, on, note }], false)
    }
    case 'not-paid': {
      const left = claim.payments.filter(({ id }) => id !== change.paymentId)
      return counted(claim, left, isDisputed)
    }
    case 'disputed':
      return { ...counted(claim, claim.payments, true), note: change.note }
    case 'reopened':
      return counted(claim, claim.payments, false)
  }
}

function counted(claim: Claim, payments: ClaimPayment[], isDisputed: boolean): Claim {
  const confirmed = payments.filter(({ state }) => state === 'paid')
  const paid = confirmed.reduce((sum, { amount }) => sum + amount, 0)
  const isStarted = payments.some(({ state }) => state === 'started')
  const state = claimState({ ...claim, paid }, { isDisputed, isStarted })
  return { ...claim, payments, paid, state }
}

/** Stores a claim from the server. Call it inside the transaction that accepts the response. */
export async function keepClaim(
  db: LocalDatabase,
  documentId: number,
  claim: Claim,
): Promise<void> {
  const content = await db.contents.get(documentId)
  if (!content) return
  const claims = (content.claims ?? []).map((kept) => (kept.id === claim.id ? claim : kept))
  await db.contents.update(documentId, { claims })
}
