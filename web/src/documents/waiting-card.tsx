import { discardEntry, type DocumentRow, type OutboxEntry, retryEntry } from '@brieflotse/offline'
import { useState } from 'react'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { Mend } from '../ui/mend.tsx'
import { kilobyteText } from '../ui/format.ts'
import { useSignedIn } from '../ui/session.ts'
import { ProgressBar } from '../ui/spinner.tsx'
import { titleOf } from './title.ts'

type Props = { entry: OutboxEntry; documents: DocumentRow[] }

const stuckTexts = {
  'upload-document': text.documents.stuck,
  'archive-document': text.documents.stuckArchive,
  'erase-document': text.documents.stuckErase,
  'restore-document': text.documents.stuckRestore,
  'read-document': text.documents.stuckRead,
  'edit-document': text.documents.stuckEdit,
}

/** Something that has not reached the server, and what it is doing: waiting, on its way, or stuck and why. */
export function WaitingCard({ entry, documents }: Props) {
  const { db } = useSignedIn()
  const row = documents.find(({ id }) => id === entry.documentId)
  const [asking, setAsking] = useState(false)
  const [mending, setMending] = useState(false)
  const stuck = entry.state === 'stuck'
  const name = row ? titleOf(row) : (entry.files[0]?.name ?? text.documents.change)
  const bytes = entry.files.reduce((sum, file) => sum + file.byteSize, 0)
  return (
    <li className="flex items-start gap-4 rounded-box border border-dashed border-line-strong bg-surface p-4 sm:p-5">
      <span
        className={`mt-0.5 hidden size-11 shrink-0 place-items-center rounded-small sm:grid ${
          stuck ? 'bg-late-wash text-late' : 'bg-sunken text-muted'
        }`}
      >
        <Icon name={stuck ? 'alert' : entry.state === 'sending' ? 'upload' : 'clock'} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base">{name}</h2>
        <p className={`numbers mt-1 text-small ${stuck ? 'text-late' : 'text-muted'}`}>
          {bytes > 0 && !stuck && <>{text.upload.size(kilobyteText(bytes))} · </>}
          {stateText(entry)}
        </p>
        {entry.state === 'sending' && entry.sent > 0 && (
          <div className="mt-3">
            <ProgressBar value={entry.sent} label={stateText(entry)} />
          </div>
        )}
        {entry.error && entry.error.code !== 'offline' && (
          <p className="mt-1 text-small text-muted">{entry.error.message}</p>
        )}
        {entry.state !== 'sending' && (
          <div className="mt-3 flex flex-wrap gap-2">
            {entry.error?.code === 'conflict' && (
              <Button look="primary" onClick={() => setMending(true)}>
                {text.mend.choose}
              </Button>
            )}
            {entry.error && entry.error.code !== 'conflict' && (
              <Button onClick={() => void retryEntry(db, entry.id)}>
                <Icon name="again" className="size-5" />
                {text.app.tryAgain}
              </Button>
            )}
            <Button look="danger-quiet" onClick={() => setAsking(true)}>
              {text.app.discard}
            </Button>
          </div>
        )}
      </div>
      {mending && <Mend entryId={entry.id} onClose={() => setMending(false)} />}
      {asking && (
        <Confirm
          title={text.documents.discardTitle}
          text={text.documents.discardText(name)}
          yes={text.app.discard}
          onYes={() => void discardEntry(db, entry.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

function stateText({ state, kind, error, sent }: OutboxEntry): string {
  if (state === 'stuck') return stuckTexts[kind]
  if (state === 'sending') {
    return sent > 0 ? text.documents.sendingPart(Math.round(sent * 100)) : text.documents.sending
  }
  return error?.code === 'offline' ? text.documents.waiting : text.documents.waitingNext
}
