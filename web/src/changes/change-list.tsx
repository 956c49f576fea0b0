import type { OutboxEntry } from '@brieflotse/offline'
import { Icon } from '../ui/drawings/icon.tsx'
import { ownText } from './entry-text.ts'
import { useAround } from './use-waiting.ts'

type Shown = { entries: OutboxEntry[]; reminderId: number | undefined; className: string }

/** The changes that are worth a line: those that are stuck, failed, or wait for a connection. */
export function ChangeList({ entries, reminderId, className }: Shown) {
  const around = useAround(entries)
  // a change that is sent at once gets no line, because it would only flash
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
