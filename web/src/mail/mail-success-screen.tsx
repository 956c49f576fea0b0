import type { ShownLetter } from '@brieflotse/offline'
import { useCallback, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import { text } from '../text/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { StopMail } from '../posting/stop-mail.tsx'
import { useMailState } from '../posting/use-mail-state.ts'
import { paths } from '../ui/paths.ts'
import { Spinner } from '../ui/spinner.tsx'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { MailBanner } from './mail-banner.tsx'
import { useReceipt } from './receipt.ts'
import { ReceiptCard } from './receipt-card.tsx'
import { TrackingCard } from './tracking-card.tsx'

/** The state of a mail order after it was placed. */
export function MailSuccessScreen() {
  const [search] = useSearchParams()
  const key = search.get('id')
  return key ? <Receipt letterKey={key} /> : <WithoutLetter />
}

function WithoutLetter() {
  useEffect(() => notifyFailure(mailText.noneTitle, mailText.noneLong), [])
  return <Navigate to={paths.documents} replace />
}

function Receipt({ letterKey }: { letterKey: string }) {
  const found = useReceipt(letterKey)
  return (
    <div className="screen max-w-3xl">
      <title>{`${mailText.title} · ${text.app.name}`}</title>
      {found.state === 'loading' && <Spinner label={mailText.loading} />}
      {found.state === 'failed' && (
        <p role="alert" className="mb-5 rounded-box bg-late-wash p-4 text-late">
          {mailText.loadFailed({ message: found.message })}
        </p>
      )}
      {found.state === 'none' && <Nothing />}
      {found.state === 'found' && <Ordered letter={found.letter} />}
      {(found.state === 'failed' || found.state === 'none') && (
        <LinkButton to={paths.documents}>{mailText.back}</LinkButton>
      )}
    </div>
  )
}

function Nothing() {
  return (
    <>
      <h1 className="sr-only">{mailText.title}</h1>
      <p className="mb-5 rounded-box bg-sunken p-4">{mailText.empty}</p>
    </>
  )
}

function Ordered({ letter }: { letter: ShownLetter }) {
  const { state, order } = useMailState(letter)
  const share = useCallback(() => shareReceipt(letter), [letter])
  const [run, sharing] = useAction(share, mailText.shareFailed)
  const key = letter.id ?? letter.clientId ?? ''
  const receipt = paths.mailReceipt(key)
  if (state === 'none') {
    return (
      <>
        <Nothing />
        <LinkButton to={paths.response(key)}>{mailText.openLetter}</LinkButton>
      </>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <MailBanner letter={letter} state={state} order={order} />
      <ReceiptCard letter={letter} state={state} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        <StopMail letter={letter} />
      </div>
      {(state === 'mailed' || state === 'stopping') && <TrackingCard letter={letter} />}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.documents}>
          <Icon name="back" className="size-5" />
          {mailText.back}
        </LinkButton>
        {letter.id !== null && (
          <Button disabled={sharing} onClick={() => void run()}>
            {mailText.share}
          </Button>
        )}
        {state !== 'waiting' && state !== 'refused' && (
          <>
            <LinkButton to={`${receipt}&print=1`}>{mailText.print}</LinkButton>
            <LinkButton to={receipt}>{mailText.pdf}</LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

/** Shares the URL of the receipt, or copies it to the clipboard. Only the owner can open it. */
async function shareReceipt({ id, title }: ShownLetter): Promise<void> {
  const url = new URL(paths.mailSuccess(id ?? ''), location.origin).href
  if (navigator.share) {
    try {
      await navigator.share({ title: mailText.shareTitle({ title }), url })
    } catch (error) {
      // the user closed the share sheet
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
    }
    return
  }
  await navigator.clipboard.writeText(url)
  notify(mailText.copied)
}
