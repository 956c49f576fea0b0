import { dueDocuments } from '@brieflotse/offline'
import { addDays } from '@brieflotse/rules'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'react-router-dom'
import { text } from '../text/text.ts'
import { amountText, dayOf, daysUntil, weekdayText } from '../ui/format.ts'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../ui/session.ts'
import { useNow } from '../ui/use-now.ts'

/** How many days ahead a payment is worth a line on the first screen. */
const ahead = 31

/** The nearest payments that letters ask for, when there are any. */
export function ComingUp() {
  const { db } = useSignedIn()
  const today = dayOf(useNow())
  const range = { from: today, to: addDays(today, ahead), most: 3 }
  const rows = useLiveQuery(() => dueDocuments(db, range), [db, today]) ?? []
  const due = rows.flatMap(({ id, title, explanation, dueOn }) => {
    if (!dueOn) return []
    const { total_fee } = explanation?.document_details.payment ?? {}
    const days = daysUntil(dueOn, today)
    return [{ id, name: explanation?.sender.name ?? title, dueOn, total_fee, days }]
  })
  if (due.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="coming-up">
      <h2 id="coming-up" className="mb-3 text-small font-semibold text-muted">
        {text.home.next}
      </h2>
      <ul className="divide-y divide-must-line/50 overflow-hidden rounded-box border border-must-line bg-must-wash text-must">
        {due.map(({ id, name, dueOn, total_fee, days }) => (
          <li key={id}>
            <Link
              to={paths.document(id)}
              className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-3.5 hover:underline focus-visible:-outline-offset-3"
            >
              <span className="font-semibold">
                {name}
                {total_fee && <span className="numbers"> · {amountText(total_fee)}</span>}
              </span>
              <span className="numbers text-small">
                {weekdayText(dueOn)} · {text.time.daysLeft(days)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
