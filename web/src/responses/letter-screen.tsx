import { responsePdfUrl } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useSyncExternalStore } from 'react'
import { Link, useParams } from 'react-router-dom'
import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../ui/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { notify } from '../ui/toast.tsx'
import { DeliveryPanel } from '../ui/delivery/delivery-panel.tsx'
import { useAction } from '../ui/use-action.ts'
import { downloadLetter } from './download.ts'
import { EditableLetter } from './editable-letter.tsx'
import { kindLabel, useLetter } from './responses.ts'

/** A response letter by itself. */
export function LetterScreen() {
  const letter = useLetter(useParams()['id'] ?? '')
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-5 md:px-10 md:py-14 print:p-0">
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
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const document = useLiveQuery(() => db.documents.get(letter.documentId), [db, letter.documentId])
  const sender = document?.explanation?.sender.name
  const title = sender ? responsesText.title(sender) : letter.title || responsesText.screen
  const share = useCallback(() => shareLetter(letter), [letter])
  const [run, sharing] = useAction(share, responsesText.shareFailed)
  return (
    <>
      <title>{`${title} · ${text.app.name}`}</title>
      <h1 className="text-display text-pretty print:hidden">{title}</h1>
      <p className="mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted print:hidden">
        <span>{kindLabel(letter.responseType)}</span>
        <span className="rounded-small bg-sunken px-2 py-0.5 text-small font-semibold text-ink">
          {letter.physicalDelivery ? responsesText.sentByMail : responsesText.digitalOnly}
        </span>
        {letter.id === null && <span className="text-small">{responsesText.waiting}</span>}
      </p>
      {letter.physicalDelivery && (
        <div className="mb-5">
          <DeliveryPanel letter={letter} />
        </div>
      )}
      <EditableLetter
        letter={letter}
        acts={
          <>
            <Button look="primary" onClick={() => downloadLetter(letter)}>
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
      />
    </>
  )
}

/** Hands the letter to another app where the device can, else puts it on the clipboard. */
async function shareLetter({ title, content }: ShownLetter): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title, text: content })
    } catch (error) {
      // the user changed their mind
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
    }
    return
  }
  await navigator.clipboard.writeText(content)
  notify(responsesText.copied)
}
