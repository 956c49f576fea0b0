import { useLiveQuery } from 'dexie-react-hooks'
import { text } from '../../text/text.ts'
import { Icon } from '../drawings/icon.tsx'
import { useSignedIn } from '../session.ts'
import { stateText } from './entry-text.ts'
import { useAround } from './use-waiting.ts'

const none: never[] = []

/** Says of a document which changes of the user have not reached the server, and why. Nothing when all have. */
export function OwnChanges({
  documentId,
  className = '',
}: {
  documentId: number
  className?: string
}) {
  const { db } = useSignedIn()
  const entries =
    useLiveQuery(() => db.outbox.where({ documentId }).sortBy('seq'), [db, documentId]) ?? none
  const around = useAround(entries)
  // a change that goes through at once is not worth a line that comes and goes
  const shown = entries.filter(
    ({ state, error }) => error || state === 'stuck' || around.sync === 'offline',
  )
  if (shown.length === 0) return null
  return (
    <ul className={`grid gap-1 text-small text-muted ${className}`}>
      {shown.map((entry) => (
        <li key={entry.id} className={`flex gap-2 ${entry.state === 'stuck' ? 'text-late' : ''}`}>
          <Icon name={entry.state === 'stuck' ? 'alert' : 'clock'} className="mt-0.5 size-4.5!" />
          <span className="numbers">
            {text.waiting.own(text.waiting.kinds[entry.kind].own, stateText(entry, around))}
          </span>
        </li>
      ))}
    </ul>
  )
}
