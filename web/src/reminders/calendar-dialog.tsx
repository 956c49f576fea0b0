import { findDocument, serverNow } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { calendarText } from '../text/calendar.ts'
import { text } from '../text/text.ts'
import { dayOf } from '../ui/format.ts'
import { Modal } from '../ui/modal.tsx'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { type ExplainedDocument, reminderOf, summaryOf } from './calendar.ts'
import { CalendarChoice } from './calendar-choice.tsx'
import { ReminderFields } from './reminder-fields.tsx'

type Props = { documentId: number; onClose: () => void }

/** Adds the date of a document to the user's calendar. */
export function CalendarDialog({ documentId, onClose }: Props) {
  const { db } = useSignedIn()
  const found = useLiveQuery(
    async () => ({ document: await findDocument(db, documentId) }),
    [db, documentId],
  )
  const { explanation } = found?.document ?? {}
  return (
    <Modal title={calendarText.dialog} size="list" onClose={onClose} inAddress>
      <div className="overflow-y-auto overscroll-contain px-5 pb-6 md:px-6">
        {!found && <Spinner label={text.app.loading} />}
        {found && !explanation && <p>{calendarText.notYet}</p>}
        {found?.document && explanation && (
          <Remember document={{ ...found.document, explanation }} onClose={onClose} />
        )}
      </div>
    </Modal>
  )
}

function Remember({ document, onClose }: { document: ExplainedDocument; onClose: () => void }) {
  const [today] = useState(() => dayOf(new Date(serverNow())))
  const [reminder, setReminder] = useState(() => reminderOf(document, today))
  return (
    <div className="grid gap-5">
      <ReminderFields
        reminder={reminder}
        today={today}
        onChange={(more) => setReminder({ ...reminder, ...more })}
      />
      <Summary document={document} />
      <CalendarChoice document={document} reminder={reminder} onEnd={onClose} />
    </div>
  )
}

/** The subject of the event, so that the user notices a wrong letter. */
function Summary({ document }: { document: ExplainedDocument }) {
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
