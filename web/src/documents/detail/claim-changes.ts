import type { ClaimChange } from '@brieflotse/contract'
import { addClaimChange, type ClaimKey, takeBackPayment } from '@brieflotse/offline'
import { useCallback } from 'react'
import { detailText } from '../../text/detail.ts'
import { entryResult } from '../../changes/entry-result.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'

const { claims: said } = detailText

/** Changes to a claim: stored on the device at once, and sent to the server when there is a connection. */
export function useClaimChange({ documentId, claimId }: ClaimKey) {
  const { db } = useSignedIn()
  const act = useCallback(
    async (keep: (key: ClaimKey) => Promise<string | null>, done: string) => {
      const entry = await keep({ documentId, claimId })
      const outcome = entry === null ? 'done' : await entryResult(db, entry)
      notify(done, outcome === 'waiting' ? said.later : undefined)
    },
    [db, documentId, claimId],
  )
  const [run] = useAction(act, said.failedChange)
  return {
    change: (change: ClaimChange, done: string) =>
      void run((key) => addClaimChange(db, key, change), done),
    takeBack: (paymentId: string) =>
      void run((key) => takeBackPayment(db, key, paymentId), said.takenBack),
  }
}
