import type { Claim, ClaimChange, Document } from '@brieflotse/contract'
import { addClaimChange, type ClaimKey, takeBackPayment } from '@brieflotse/offline'
import { lazy, Suspense, useCallback, useState } from 'react'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { ClaimStateText } from '../../claims/claim-state.tsx'
import { usePay } from '../../letters/open-dialogs.ts'
import { centsText, dayText } from '../../ui/format.ts'
import { MessageText } from '../../ui/message-text.tsx'
import { entryResult } from '../../changes/entry-result.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useEachAction } from '../../ui/use-action.ts'

const { claims: said } = detailText

const DisputeDialog = lazy(async () => ({
  default: (await import('./dispute-dialog.tsx')).DisputeDialog,
}))

/** The payment state of each claim in the letter, and the actions of the user on it. */
export function Claims({ document }: { document: Document }) {
  return document.claims.map((claim) => (
    <div key={claim.id} className="mt-4 border-t border-money-line pt-4">
      <ClaimStateText claim={claim} className="mb-2" />
      {claim.state === 'disputed' && claim.note && (
        <p className="mb-2 text-small wrap-anywhere">{claim.note}</p>
      )}
      <ClaimPayments documentId={document.id} claim={claim} />
      <ClaimActs documentId={document.id} claim={claim} />
    </div>
  ))
}

function ClaimActs({ documentId, claim }: { documentId: number; claim: Claim }) {
  const { pay } = usePay()
  const { change } = useClaimChange({ documentId, claimId: claim.id })
  const [asking, setAsking] = useState(false)
  const { state } = claim
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-x-1">
      {state === 'paid' ? (
        <Quiet onClick={() => pay(documentId)}>{said.payAgain}</Quiet>
      ) : (
        <Button onClick={() => pay(documentId, 'paid')}>{said.paid}</Button>
      )}
      {state === 'disputed' && (
        <Quiet onClick={() => change({ change: 'reopened' }, said.reopened)}>{said.reopen}</Quiet>
      )}
      {state !== 'disputed' && state !== 'paid' && (
        <Quiet onClick={() => setAsking(true)}>{said.dispute}</Quiet>
      )}
      {asking && (
        <Suspense>
          <DisputeDialog
            onYes={(note) => change({ change: 'disputed', note }, said.disputed)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A quiet button. The amount box shows the sum owed; these buttons only record payments already made. */
function Quiet({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button
      look="quiet"
      className="px-3! text-small text-money! hover:bg-surface!"
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** Lists the payments of a claim. The user can remove those they recorded themselves. */
function ClaimPayments({ documentId, claim }: { documentId: number; claim: Claim }) {
  const { takeBack } = useClaimChange({ documentId, claimId: claim.id })
  if (claim.payments.length === 0) return null
  return (
    <ul aria-label={said.payments} className="numbers mb-2 grid gap-1 text-small">
      {claim.payments.map(({ id, amount, on, how, state, practice, note, said: why }) => (
        <li key={id} className="flex items-start justify-between gap-3">
          <span className="min-w-0 flex-1 py-2">
            {centsText(amount)} · {dayText(on)} · {said.how[how]}
            {state !== 'paid' && <> · {said[state]}</>}
            {practice && <> · {said.practice}</>}
            {note && (
              <span className="block wrap-anywhere">
                {why ? <MessageText said={why} english={note} /> : note}
              </span>
            )}
          </span>
          {how === 'own' && (
            <Button
              look="quiet"
              data-screen-only
              aria-label={said.takeBackOf({ amount: centsText(amount), day: dayText(on) })}
              className="-me-3 px-3! text-small text-money! hover:bg-surface!"
              onClick={() => takeBack(id)}
            >
              {said.takeBack}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Changes to a claim: stored on the device at once, and sent to the server when there is a connection. */
function useClaimChange({ documentId, claimId }: ClaimKey) {
  const { db } = useSignedIn()
  const act = useCallback(
    async (keep: (key: ClaimKey) => Promise<string | null>, done: string) => {
      const entry = await keep({ documentId, claimId })
      const outcome = entry === null ? 'done' : await entryResult(db, entry)
      notify(done, outcome === 'waiting' ? said.later : undefined)
    },
    [db, documentId, claimId],
  )
  const run = useEachAction(act, said.failedChange)
  return {
    change: (change: ClaimChange, done: string) =>
      void run((key) => addClaimChange(db, key, change), done),
    takeBack: (paymentId: string) =>
      void run((key) => takeBackPayment(db, key, paymentId), said.takenBack),
  }
}
