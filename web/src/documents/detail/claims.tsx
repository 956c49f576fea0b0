import type { Claim, Document } from '@brieflotse/contract'
import { lazy, Suspense, useState } from 'react'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { ClaimStateText } from '../../claims/claim-state.tsx'
import { usePay } from '../../letters/open-dialogs.ts'
import { useClaimChange } from './claim-changes.ts'
import { ClaimPayments } from './claim-payments.tsx'

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
