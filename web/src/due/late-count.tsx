import { countLate } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { dueText } from '../text/due.ts'
import { useSignedIn } from '../session/session.ts'
import { useToday } from '../ui/use-today.ts'

/** The count stops at this number, which limits the work of the query. */
const most = 99

/** The number of overdue deadlines as a badge on the navigation link; nothing if there are none. */
export function LateCount({ className = '' }: { className?: string }) {
  const { db } = useSignedIn()
  const today = useToday()
  const count = useLiveQuery(() => countLate(db, today, most), [db, today]) ?? 0
  if (count === 0) return null
  return (
    <span
      className={`numbers rounded-full bg-late-solid px-1.5 text-center text-tiny font-semibold text-on-late ${className}`}
    >
      <span className="sr-only">{dueText.groups.late}: </span>
      {count}
    </span>
  )
}
