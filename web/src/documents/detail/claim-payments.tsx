import type { Claim } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../../ui/format.ts'
import { MessageText } from '../../ui/message-text.tsx'
import { useClaimChange } from './claim-changes.ts'
import { centsText } from '../../ui/format.ts'

const { claims: said } = detailText

/** Lists the payments of a claim. The user can remove those they recorded themselves. */
export function ClaimPayments({ documentId, claim }: { documentId: number; claim: Claim }) {
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
