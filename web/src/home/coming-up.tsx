import { hasPulled, nextDue } from '@brieflotse/offline'
import { addDays } from '@brieflotse/rules'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { text } from '../text/text.ts'
import { dayTone, stepFor, whatText } from '../due/due-text.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { daysLeftText, daysUntil, dayText } from '../ui/format.ts'
import { NextSaid } from '../letters/next-said.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { titleParts } from '../letters/title.ts'
import { useToday } from '../ui/use-today.ts'

/** The home screen lists deadlines within this many days. */
const ahead = 31
const most = 3

/** The next deadlines, overdue ones first, with a link to all of them. `onKnown` is called when they are loaded. */
export function ComingUp({ onKnown }: { onKnown: () => void }) {
  const { db, sync } = useSignedIn()
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const today = useToday()
  const until = addDays(today, ahead)
  const found = useLiveQuery(async () => {
    const next = await nextDue(db, { today, weekEnd: until }, most)
    return { next, pulled: await hasPulled(db) }
  }, [db, today])
  const known = found !== undefined && (found.pulled || offline)
  useEffect(() => {
    if (known) onKnown()
  }, [known, onKnown])
  const next = found?.next
  if (!next?.any) return null
  return (
    <section className="mt-8" aria-labelledby="coming-up">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="coming-up" className="text-small font-semibold text-muted">
          {text.home.due}
        </h2>
        <Link
          to={paths.due}
          className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-small px-2 text-small font-semibold text-accent hover:bg-accent-wash"
        >
          {text.home.dueAll}
          <Icon name="right" className="size-4" />
        </Link>
      </div>
      {next.items.length === 0 ? (
        <p className="text-small text-muted">{text.home.dueNone}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-box border border-line bg-surface shadow-card">
          {next.items.map((due) => {
            const { reminder, row, shownOn } = due
            const step = stepFor(due)
            return (
              <li key={reminder.id}>
                <Link
                  to={
                    reminder.dueOn === null && reminder.needs
                      ? paths.question(row.id, reminder.needs)
                      : paths.document(row.id)
                  }
                  className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3.5 hover:bg-sunken focus-visible:-outline-offset-3"
                >
                  <span className="numbers min-w-0 wrap-anywhere">
                    <span className="font-semibold">
                      {step ? <NextSaid next={step} /> : whatText(due)}
                    </span>
                    <span className="text-muted"> · {titleParts(row)[0]}</span>
                  </span>
                  {reminder.dueOn === null && (
                    <span className="rounded-small bg-must-wash px-2 text-small font-semibold text-must">
                      {text.home.dueAsk}
                    </span>
                  )}
                  {shownOn && reminder.dueOn && (
                    <span
                      className={`numbers rounded-small px-2 text-small font-semibold ${dayTone(reminder, due)}`}
                    >
                      {!step && (
                        <span className="inline-block whitespace-nowrap">
                          {dayText(reminder.dueOn)} ·{' '}
                        </span>
                      )}{' '}
                      <span className="inline-block whitespace-nowrap">
                        {daysLeftText(daysUntil(reminder.dueOn, today))}
                      </span>
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
