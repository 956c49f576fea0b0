import { lazy, Suspense } from 'react'
import { text } from '../text/text.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { kilobyteText } from '../ui/format.ts'
import { ProgressBar } from '../ui/spinner.tsx'
import { type Around, entryName, stateText, entryText } from './entry-text.ts'
import type { Waiting } from './use-waiting.ts'
import { MessageText } from '../ui/message-text.tsx'

const EntryActs = lazy(async () => ({ default: (await import('./entry-acts.tsx')).EntryActs }))

type Props = Waiting & { around: Around; heading: 'h2' | 'h3' }

/** An outbox entry as a card: its subject, its state and its buttons. */
export function WaitingEntry({ entry, row, around, heading: Heading }: Props) {
  const stuck = entry.state === 'stuck'
  const state = stateText(entry, around)
  const bytes = entry.files.reduce((sum, file) => sum + file.byteSize, 0)
  return (
    <div className="flex items-start gap-4">
      <span
        className={`mt-0.5 hidden size-11 shrink-0 place-items-center rounded-small sm:grid ${
          stuck ? 'bg-late-wash text-late' : 'bg-sunken text-muted'
        }`}
      >
        <Icon name={stuck ? 'alert' : entry.state === 'sending' ? 'upload' : 'clock'} />
      </span>
      <div className="min-w-0 flex-1">
        <Heading className="text-base leading-snug wrap-anywhere">{entryText(entry, row)}</Heading>
        <p className={`numbers mt-1 text-small ${stuck ? 'text-late' : 'text-muted'}`}>
          {state}
          {bytes > 0 && !stuck && <> · {text.waiting.size({ kilobytes: kilobyteText(bytes) })}</>}
        </p>
        {entry.state === 'sending' && entry.sent > 0 && (
          <div className="mt-3">
            <ProgressBar value={entry.sent} label={state} />
          </div>
        )}
        {entry.error && entry.error.code !== 'offline' && (
          <p className="mt-1 text-small text-muted">
            <MessageText said={entry.error.said} english={entry.error.message} />
          </p>
        )}
        {/* stays mounted while the entry is sent, because one of its dialogs may be open */}
        <Suspense fallback={entry.state === 'sending' ? null : <div className="mt-3 h-11" />}>
          <EntryActs entry={entry} name={entryName(entry, row)} />
        </Suspense>
      </div>
    </div>
  )
}
