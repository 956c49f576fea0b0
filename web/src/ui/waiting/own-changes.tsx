import { type OutboxEntry, outboxEntries } from '@brieflotse/offline'
import { text } from '../../text/text.ts'
import { Icon } from '../drawings/icon.tsx'
import { sharedQuery } from '../use-shared-query.ts'
import { ownText } from './entry-text.ts'
import { useAround } from './use-waiting.ts'

const none: OutboxEntry[] = []

/** What waits, by the number of its document. */
const useEntries = sharedQuery(async (db) => {
  const byDocument = new Map<number, OutboxEntry[]>()
  for (const entry of await outboxEntries(db)) {
    const { documentId } = entry
    if (documentId === null) continue
    byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), entry])
  }
  return byDocument
}, new Map<number, OutboxEntry[]>())

type Props = {
  documentId: number
  /** Where one deadline of it stands: what was said of its others is told there. */
  reminderId?: number
  className?: string
}

/** Says of a document which changes of the user have not reached the server, and why. Nothing when all have. */
export function OwnChanges({ documentId, reminderId, className = '' }: Props) {
  const entries = useEntries((all) => all.get(documentId) ?? none)
  return entries.length > 0 && <Changes {...{ entries, reminderId, className }} />
}

type Shown = { entries: OutboxEntry[]; reminderId: number | undefined; className: string }

function Changes({ entries, reminderId, className }: Shown) {
  const around = useAround(entries)
  // a change that goes through at once is not worth a line that comes and goes
  const shown = entries.filter(
    ({ state, error, reminder }) =>
      (error || state === 'stuck' || around.sync === 'offline') &&
      (reminderId === undefined || !reminder || reminder.id === reminderId),
  )
  if (shown.length === 0) return null
  return (
    <ul className={`grid gap-1 text-small text-muted ${className}`}>
      {shown.map((entry) => (
        <li key={entry.id} className={`flex gap-2 ${entry.state === 'stuck' ? 'text-late' : ''}`}>
          <Icon name={entry.state === 'stuck' ? 'alert' : 'clock'} className="mt-0.5 size-4.5!" />
          <span className="numbers">{ownText(entry, around)}</span>
        </li>
      ))}
    </ul>
  )
}
