import { mailedPdfUrl } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import type { MailState } from '../posting/mail-state.ts'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { receiptOf } from './receipt.ts'
import { letterTitle } from '../ui/message-text.tsx'

/** What was ordered, the recipient and the price. */
export function ReceiptCard({ letter, state }: { letter: ShownLetter; state: MailState }) {
  const { sync } = useSignedIn()
  const id = useId()
  const receipt = receiptOf(letter, state)
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  return (
    <section
      aria-labelledby={id}
      className="rounded-box border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id={id} className="mb-4 text-lead">
        {mailText.receipt}
      </h2>
      <dl className="numbers grid gap-3">
        <ReceiptRow label={mailText.letter}>
          <Link
            to={paths.response(letter.id ?? letter.clientId ?? '')}
            className="font-semibold text-accent underline-offset-4 hover:underline"
          >
            {letterTitle(letter)}
          </Link>
        </ReceiptRow>
        <ReceiptRows receipt={receipt} />
      </dl>
      {letter.mail && !offline && (
        <a
          href={mailedPdfUrl(letter.mail.orderId)}
          download
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {mailText.mailedPdf}
        </a>
      )}
    </section>
  )
}

/** The rows that every receipt has. */
export function ReceiptRows({ receipt }: { receipt: ReturnType<typeof receiptOf> }) {
  return (
    <>
      {receipt.sentOn && <ReceiptRow label={receipt.sentLabel}>{receipt.sentOn}</ReceiptRow>}
      <ReceiptRow label={mailText.method}>{receipt.method}</ReceiptRow>
      <ReceiptRow label={mailText.recipient}>
        <span lang="de" className="whitespace-pre-line">
          {receipt.recipient.join('\n')}
        </span>
      </ReceiptRow>
      {receipt.estimated && <ReceiptRow label={mailText.estimated}>{receipt.estimated}</ReceiptRow>}
      <ReceiptRow label={mailText.total}>{receipt.total}</ReceiptRow>
    </>
  )
}

export function ReceiptRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
