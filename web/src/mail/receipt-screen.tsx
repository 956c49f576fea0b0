import type { ShownLetter } from '@brieflotse/offline'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import { text } from '../text/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { deliveryMomentText } from '../posting/moment-text.ts'
import { Logo } from '../ui/drawings/logo.tsx'
import { dayOf, dayText } from '../ui/format.ts'
import { useMailState } from '../posting/use-mail-state.ts'
import { paths } from '../ui/paths.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useNow } from '../ui/use-now.ts'
import { receiptOf, useReceipt } from './receipt.ts'
import { ReceiptRows, ReceiptRow } from './receipt-card.tsx'
import { letterTitle } from '../ui/message-text.tsx'

/** The receipt as a page to print or save as a PDF. With `print` in the URL, it opens the print dialog at once. */
export function ReceiptScreen() {
  const [search] = useSearchParams()
  const key = search.get('id') ?? ''
  const found = useReceipt(key)
  const isThere = found.state === 'found'
  const prints = search.has('print')
  useEffect(() => {
    if (isThere && prints) void document.fonts?.ready.then(() => print())
  }, [isThere, prints])
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto max-w-2xl px-5 py-8 print:max-w-none print:p-0"
    >
      <title>{`${mailText.printTitle} · ${text.app.name}`}</title>
      {found.state === 'loading' && <Spinner label={mailText.loading} />}
      {found.state === 'failed' && (
        <p role="alert" className="rounded-box bg-late-wash p-4 text-late">
          {mailText.loadFailed({ message: found.message })}
        </p>
      )}
      {found.state === 'none' && <p>{mailText.empty}</p>}
      {isThere && <Page letter={found.letter} />}
      <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
        <LinkButton to={key ? paths.mailSuccess(key) : paths.documents}>
          {key ? mailText.backToReceipt : mailText.back}
        </LinkButton>
        {isThere && (
          <>
            <Button look="primary" onClick={() => print()}>
              {mailText.printNow}
            </Button>
            <p className="text-small text-muted">{mailText.printHint}</p>
          </>
        )}
      </div>
    </main>
  )
}

function Page({ letter }: { letter: ShownLetter }) {
  const { state } = useMailState(letter)
  const now = useNow()
  const receipt = receiptOf(letter, state)
  const { mail, deliveryStatus, lastUpdated } = letter
  const printing = mail && [
    mail.printOptions.blackAndWhite ? mailText.blackAndWhite : mailText.colour,
    mail.printOptions.doubleSided ? mailText.bothSides : mailText.oneSide,
  ]
  return (
    <article className="grid gap-6">
      <header className="flex items-center justify-between gap-4 border-b border-line pb-4">
        <p className="flex items-center gap-2 font-semibold text-accent">
          <Logo className="size-7" />
          {text.app.name}
        </p>
        <p className="numbers text-small text-muted">
          {mailText.printedAt({ day: dayText(dayOf(now)) })}
        </p>
      </header>
      {mail?.practice ? (
        <h1 className="grid gap-3">
          <span className="rounded-box border-2 border-must-line p-4 text-display text-must">
            {mailText.practice}
          </span>{' '}
          <span className="text-title">{mailText.printTitle}</span>
        </h1>
      ) : (
        <h1 className="text-display">{mailText.printTitle}</h1>
      )}
      {state !== 'mailed' && state !== 'none' && (
        <p className="rounded-box border-2 border-line-strong p-4 font-semibold">
          {mailText.states[state]}
        </p>
      )}
      <dl className="numbers grid gap-3">
        <ReceiptRow label={mailText.letter}>{letterTitle(letter)}</ReceiptRow>
        <ReceiptRows receipt={receipt} />
        {mail && <ReceiptRow label={mailText.pages}>{mail.pages}</ReceiptRow>}
        {printing && <ReceiptRow label={mailText.printing}>{printing.join(', ')}</ReceiptRow>}
        <ReceiptRow label={mailText.trackingId}>
          {letter.trackingId ?? mailText.notAvailable}
        </ReceiptRow>
        {mail?.carrierCode && (
          <ReceiptRow label={mailText.carrierCode}>{mail.carrierCode}</ReceiptRow>
        )}
        {deliveryStatus && (
          <ReceiptRow label={mailText.message}>
            {mailText.statusSays[deliveryStatus]}
            {lastUpdated && <> ({deliveryMomentText(lastUpdated)})</>}
          </ReceiptRow>
        )}
      </dl>
    </article>
  )
}
