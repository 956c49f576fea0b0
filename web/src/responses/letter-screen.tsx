import { responsePdfUrl } from '@brieflotse/contract'
import { currentUser, fetchLetterPdf, type ShownLetter } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { Link, useParams } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { DeliveryPanel } from '../posting/delivery-panel.tsx'
import { useAction } from '../ui/use-action.ts'
import { canBeMailed } from '../posting/mail-state.ts'
import { MailBadge } from '../posting/mail-badge.tsx'
import { useMailState } from '../posting/use-mail-state.ts'
import { DinPages } from './din-page.tsx'
import { downloadLetter } from './download.ts'
import { EditableLetter } from './editable-letter.tsx'
import { GoesAlong } from './goes-along.tsx'
import { LetterMeaning } from './letter-meaning.tsx'
import { SendDialog } from './mail/send-dialog.tsx'
import { kindLabel, useAnswered, useShownLetter } from './responses.ts'
import { letterTitle, MessageText, titleOfResponse } from '../ui/message-text.tsx'
import { notify } from '../ui/toast.tsx'
import { StopMail } from '../posting/stop-mail.tsx'
import { EntryActs } from '../changes/entry-acts.tsx'
import { centsText } from '../ui/format.ts'

/** The screen of one response letter. */
export function LetterScreen() {
  const letter = useShownLetter(useParams()['id'] ?? '')
  return (
    <div className="screen max-w-3xl print:p-0">
      <Link
        to={paths.responses}
        data-screen-only
        className="mb-3 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent"
      >
        <Icon name="back" className="size-5" />
        {text.documents.responsesTab}
      </Link>
      {letter === undefined && <Spinner label={responsesText.loading} />}
      {letter === null && (
        <p role="alert" className="rounded-box bg-late-wash p-4 text-late">
          {responsesText.missing}
        </p>
      )}
      {letter && <Letter letter={letter} />}
    </div>
  )
}

function Letter({ letter }: { letter: ShownLetter }) {
  const { db, sync } = useSignedIn()
  const user = useLiveQuery(() => currentUser(db), [db])
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const document = useAnswered(letter.documentId)
  const { state } = useMailState(letter)
  const [mailing, setMailing] = useState(false)
  const sender = document?.explanation?.sender.name
  const title = sender ? titleOfResponse(sender) : letterTitle(letter) || responsesText.screen
  const share = useCallback(() => shareLetter(letter), [letter])
  const [run, sharing] = useAction(share, responsesText.shareFailed)
  return (
    <>
      <title>{`${title} · ${text.app.name}`}</title>
      <h1 className="text-display text-pretty print:hidden">{title}</h1>
      <p className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted print:hidden">
        <span>{kindLabel(letter.responseType)}</span>
        <MailBadge letter={letter} otherwise={responsesText.digitalOnly} />
        {letter.id === null && <span className="text-small">{responsesText.waiting}</span>}
      </p>
      {letter.physicalDelivery && (
        <div className="mb-5">
          <DeliveryPanel letter={letter} />
        </div>
      )}
      <OnPaper letter={letter} />
      <GoesAlong letter={letter} />
      <EditableLetter
        letter={letter}
        user={user}
        main={
          canBeMailed(state) && (
            <Button look="primary" onClick={() => setMailing(true)}>
              <Icon name="letter" />
              {mailText.sendVia}
            </Button>
          )
        }
        acts={
          <>
            <Button onClick={() => downloadLetter(letter)}>
              <Icon name="page" />
              {responsesText.download}
            </Button>
            <Button onClick={() => void run()} disabled={sharing}>
              {responsesText.share}
            </Button>
            <Button onClick={() => print()}>{responsesText.print}</Button>
            {letter.id !== null && !offline && (
              <a
                href={responsePdfUrl(letter.id)}
                download
                className="inline-flex min-h-11 items-center rounded-small px-5 py-2 font-semibold text-accent hover:bg-accent-wash print:hidden"
              >
                {responsesText.pdf}
              </a>
            )}
          </>
        }
      >
        <LetterMeaning responseType={letter.responseType} content={letter.content} />
      </EditableLetter>
      {document !== undefined && <DinPages letter={letter} document={document} />}
      {mailing && <SendDialog letter={letter} failsAs="notice" onClose={() => setMailing(false)} />}
    </>
  )
}

/** Shares the letter: as a PDF if the device supports it and is online, otherwise as text. Without a share function, it copies the text. */
async function shareLetter(letter: ShownLetter): Promise<void> {
  const { title, content } = letter
  if (!navigator.share) {
    await navigator.clipboard.writeText(content)
    notify(responsesText.copied)
    return
  }
  const file = await printed(letter)
  const asFile = { title, files: file ? [file] : [] }
  try {
    await navigator.share(file && navigator.canShare?.(asFile) ? asFile : { title, text: content })
  } catch (error) {
    // the user closed the share sheet
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}

/** The browser allows sharing only shortly after a tap, so the PDF must arrive within this time (milliseconds). */
const soon = 3_000

/** The letter as a PDF; null if offline, or if the browser cannot share files. */
async function printed({ id, title }: ShownLetter): Promise<File | null> {
  if (id === null || !navigator.canShare) return null
  try {
    const bytes = await fetchLetterPdf(id, AbortSignal.timeout(soon))
    const name = `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}.pdf`
    return new File([bytes], name, { type: 'application/pdf' })
  } catch {
    return null
  }
}

/** The state of a letter's mail order, and the actions on it. Renders nothing if the letter was never ordered. */
function OnPaper({ letter }: { letter: ShownLetter }) {
  const { state, order } = useMailState(letter)
  const { ordering, mail } = letter
  if (state === 'none') return null
  const key = letter.id ?? letter.clientId ?? ''
  return (
    <section
      aria-label={mailText.states[state]}
      className="mb-5 grid gap-2 rounded-box border border-line bg-surface p-4 shadow-card print:hidden sm:p-5"
    >
      {state === 'waiting' && ordering && (
        <p className="numbers">
          {mailText.queuedLong} {mailText.optionNames[ordering.deliveryOption]},{' '}
          {centsText(ordering.price)}.
        </p>
      )}
      {state === 'refused' && order?.error && (
        <p className="text-late">
          <MessageText said={order.error.said} english={order.error.message} />
        </p>
      )}
      {state === 'failed' && mail?.failure && (
        <p className="text-late">
          <MessageText said={mail.failure.said} english={mail.failure.message} />
        </p>
      )}
      {state === 'stopped' && <p>{mailText.stoppedLong}</p>}
      {state === 'stopping' && <p>{mailText.stoppingLong}</p>}
      <div className="acts justify-start">
        {state === 'refused' && order ? (
          <EntryActs entry={order} name={letterTitle(letter)} />
        ) : (
          <StopMail letter={letter} />
        )}
        {(state === 'mailed' || state === 'waiting') && (
          <LinkButton to={paths.mailSuccess(key)}>{mailText.receipt}</LinkButton>
        )}
      </div>
    </section>
  )
}
