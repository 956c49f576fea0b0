import { googleCalendarUrl, icsFileName, isPlainDate, outlookCalendarUrl } from '@brieflotse/rules'
import { useSyncExternalStore } from 'react'
import { calendarText } from '../text/calendar.ts'
import { Button } from '../ui/button.tsx'
import { deviceZone } from '../ui/device-zone.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { isApple, saveFile } from '../ui/save-file.ts'
import { useSignedIn } from '../session/session.ts'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { eventOf, type ExplainedDocument, type CalendarReminder } from './calendar.ts'

type Props = { document: ExplainedDocument; reminder: CalendarReminder; onEnd: () => void }
type Calendar = 'google' | 'outlook' | 'file'

/** Chooses where to put the event: the most likely calendar of this device, or another one. */
export function CalendarChoice({ document, reminder, onEnd }: Props) {
  const { sync } = useSignedIn()
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const ready = reminder.title.trim() !== '' && isPlainDate(reminder.day)
  const usual: Calendar = offline || !isAndroid() ? 'file' : 'google'

  const add = (to: Calendar, chosen: boolean) => {
    const event = eventOf(document, reminder, location.origin)
    if (to === 'file') {
      const [title, long] = chosen
        ? [calendarText.downloaded, calendarText.downloadedLong]
        : [calendarText.created, calendarText.createdLong]
      save(document, reminder, event).then(
        () => notify(title, long),
        (error: unknown) => {
          console.error(error)
          notifyFailure(calendarText.failed, calendarText.failedLong)
        },
      )
    } else {
      const url =
        to === 'google' ? googleCalendarUrl(event, deviceZone()) : outlookCalendarUrl(event)
      open(url, '_blank', 'noopener,noreferrer')
      notify(calendarText.adding, calendarText.addingLong({ calendar: calendarText[to] }))
    }
    onEnd()
  }
  return (
    <div className="grid gap-4">
      <Button look="primary" disabled={!ready} onClick={() => add(usual, false)}>
        <Icon name="calendar" />
        {calendarText.add}
      </Button>
      <section aria-label={calendarText.others}>
        <p className="mb-2 text-small font-semibold">{calendarText.others}</p>
        <div className="grid gap-2 sm:grid-cols-3">
          {(['google', 'outlook', 'file'] as const).map((to) => (
            <Button
              key={to}
              disabled={!ready || (offline && to !== 'file')}
              onClick={() => add(to, true)}
            >
              {calendarText[to]}
            </Button>
          ))}
        </div>
        <p className="mt-3 text-small text-muted">
          {offline ? calendarText.offline : calendarText.privacy}
        </p>
      </section>
    </div>
  )
}

const isAndroid = () => !isApple() && /Android/.test(navigator.userAgent)

async function save(
  document: ExplainedDocument,
  { title }: CalendarReminder,
  event: ReturnType<typeof eventOf>,
): Promise<void> {
  // the library is loaded only when the user creates a file
  const { calendarFile } = await import('./calendar-file.ts')
  const uid = `document-${document.id}@${location.hostname}`
  const bytes = new TextEncoder().encode(calendarFile(event, { uid, now: new Date() }))
  await saveFile({
    fileName: icsFileName(title.trim()),
    mimeType: 'text/calendar',
    bytes: bytes.buffer,
  })
}
