import type { Document, Explanation } from '@brieflotse/contract'
import {
  accountWarnings,
  asksTransfer,
  checkBefore,
  heldBy,
  openAmount,
  type Wanted,
  wantedOf,
} from '@brieflotse/letter'
import { findDocument } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { text } from '../../text/text.ts'
import { Modal } from '../../ui/modal.tsx'
import { useSignedIn } from '../../session/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { PayView } from '../../letters/open-dialogs.ts'
import { useChecked } from '../../claims/checked.ts'
import { OwnPayment } from './own-payment.tsx'
import { PayForm } from './pay-form.tsx'
import { StartedView } from './started-view.tsx'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { ClaimStateText } from '../../claims/claim-state.tsx'
import { centsText } from '../../ui/format.ts'
import type { Started } from './use-start.ts'

type Props = { documentId: number; view: PayView; onClose: () => void }

/** Pays the amount of a letter: by bank transfer or by a provider. It can also record a payment already made. */
export function PayDialog({ documentId, view, onClose }: Props) {
  const { db } = useSignedIn()
  const document = useLiveQuery(() => findDocument(db, documentId), [db, documentId])
  return (
    <Modal
      title={view === 'paid' ? paymentsText.own.title : paymentsText.dialog}
      size={view === 'paid' ? 'list' : 'sheet'}
      onClose={onClose}
      inAddress
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line p-5 md:p-6">
        {document?.explanation ? (
          <Paying
            document={{ ...document, explanation: document.explanation }}
            view={view}
            onClose={onClose}
          />
        ) : document === undefined ? (
          <Spinner label={text.app.loading} />
        ) : (
          <p>{paymentsText.notYet}</p>
        )}
      </div>
    </Modal>
  )
}

type PayingProps = Omit<Props, 'documentId'> & {
  document: Document & { explanation: Explanation }
}

function Paying({ document, view, onClose }: PayingProps) {
  const isChecked = useChecked(({ ids }) => ids.has(document.id))
  const [started, setStarted] = useState<Started | null>(null)
  const [isOwn, setIsOwn] = useState(view === 'paid')
  const wanted = wantedOf(document)
  if (started) {
    return <StartedView {...started} onBack={() => setStarted(null)} onClose={onClose} />
  }
  const isAsked = asksTransfer(document.explanation)
  if (!isAsked && !(isOwn && wanted.claim)) return <p>{paymentsText.notAsked}</p>
  if (isOwn) {
    return (
      <OwnPayment
        documentId={document.id}
        wanted={wanted}
        onBack={view === 'paid' ? onClose : () => setIsOwn(false)}
        onDone={onClose}
      />
    )
  }
  if (checkBefore(document.explanation) && !isChecked) return <CheckFirst document={document} />
  return (
    <>
      <AmountDue wanted={wanted} />
      <PayForm
        document={document}
        wanted={wanted}
        onStarted={setStarted}
        onOwn={() => setIsOwn(true)}
      />
    </>
  )
}

/** Shown instead of the form until the user confirms to have checked what a caution or a warning about the account says. */
function CheckFirst({ document: { id, explanation } }: Pick<PayingProps, 'document'>) {
  const check = useChecked((state) => state.check)
  const caution = heldBy(explanation.plan)
  const reasons = caution
    ? caution.signs.map(({ said, plain }) => ({ said: [said], english: plain }))
    : accountWarnings(explanation).map(({ said, text: english }) => ({ said, english }))
  return (
    <section
      aria-labelledby="check-first"
      className="rounded-box border border-late-line bg-late-wash p-5 text-late"
    >
      <h3 id="check-first" className="flex items-start gap-2.5 text-lead font-semibold">
        <Icon name="alert" className="mt-0.5 shrink-0" />
        {stepsText.checkPay}
      </h3>
      {caution && (
        <p className="mt-2 text-ink">
          <SayingText said={caution.says} english={caution.plain} />
        </p>
      )}
      <ul className="mt-2 ms-5 grid list-disc gap-1 text-ink">
        {reasons.map(({ said, english }) => (
          <li key={english} className="wrap-anywhere">
            <SayingText said={said} english={english} />
          </li>
        ))}
      </ul>
      <Button className="mt-4 bg-surface text-ink" onClick={() => check(id)}>
        {caution ? stepsText.checked : stepsText.checkedAccount}
      </Button>
    </section>
  )
}

/** The blue box with the amount, the payee and the reference. */
function AmountDue({ wanted }: { wanted: Wanted }) {
  const { letter, sender, claim } = wanted
  const amount = openAmount(wanted)
  return (
    <section
      aria-label={paymentsText.amountDue}
      className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 rounded-box border border-money-line bg-money-wash p-4 text-money sm:p-5"
    >
      <div>
        <h3 className="text-small">{paymentsText.amountDue}</h3>
        <p className="numbers text-display leading-tight font-bold">
          {amount === null ? '–' : centsText(amount)}
        </p>
        {claim && <ClaimStateText claim={claim} className="mt-2" />}
      </div>
      <dl className="numbers grid gap-x-4 gap-y-1 text-small min-[22.5rem]:grid-cols-[auto_minmax(0,1fr)]">
        {sender && (
          <>
            <dt>{paymentsText.to}</dt>
            <dd className="font-semibold wrap-anywhere">{sender}</dd>
          </>
        )}
        {letter.purpose && (
          <>
            <dt>{paymentsText.reference}</dt>
            <dd className="font-semibold wrap-anywhere">{letter.purpose}</dd>
          </>
        )}
      </dl>
      {amount === null && <p className="w-full text-small">{paymentsText.nothingToPay}</p>}
    </section>
  )
}
