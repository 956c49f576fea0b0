import { calendarText } from '../text/calendar.ts'
import { type ExplainedDocument, summaryOf } from './calendar.ts'

/** The subject of the event, so that the user notices a wrong letter. */
export function Summary({ document }: { document: ExplainedDocument }) {
  return (
    <section aria-label={calendarText.summary} className="rounded-box bg-sunken p-4 text-small">
      <dl className="numbers grid gap-2">
        {summaryOf(document).map(([label, value]) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
