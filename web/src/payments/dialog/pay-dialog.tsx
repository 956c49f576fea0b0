import type { Document, Explanation } from '@brieflotse/contract'
import { asksTransfer, heldBy, wantedOf } from '@brieflotse/letter'
import { findDocument } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { text } from '../../text/text.ts'
import { Modal } from '../../ui/modal.tsx'
import { useSignedIn } from '../../ui/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { PayView } from '../../ui/use-pay.ts'
import { useChecked } from '../../ui/checked.ts'
import { AmountDue } from './amount-due.tsx'
import { CheckFirst } from './check-first.tsx'
import { OwnPayment } from './own-payment.tsx'
import { PayForm } from './pay-form.tsx'
import { StartedView } from './started-view.tsx'
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
  const caution = heldBy(document.explanation.plan)
  if (caution && !isChecked) return <CheckFirst documentId={document.id} caution={caution} />
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
