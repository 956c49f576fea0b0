import { reminderHours } from '@brieflotse/rules'
import { useState } from 'react'
import { noticesText } from '../../text/notices.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { deviceZone } from '../../ui/device-zone.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { type Notices, useNotices } from './notices.ts'
import { OtherDevices } from './other-devices.tsx'
import { ThisDevice } from './this-device.tsx'
import { ChannelSection } from './part.tsx'

/** The settings for reminders of deadlines. */
export function NoticesBlock() {
  const notices = useNotices()
  return (
    <Panel id="reminders" title={noticesText.title} hint={noticesText.hint}>
      {notices === undefined && (
        // about as high as the loaded content, so that the settings below do not move
        <Spinner label={text.app.loading} className="min-h-[35.5rem] sm:min-h-[29.5rem]" />
      )}
      {typeof notices === 'string' && <p role="alert">{notices}</p>}
      {typeof notices === 'object' && (
        <div className="grid grid-cols-1 gap-7">
          <ThisDevice {...notices} />
          <OtherDevices {...notices} />
          <Mailbox {...notices} />
          <When {...notices} />
          <CalendarFeed {...notices} />
        </div>
      )}
    </Panel>
  )
}

/** A time zone as display text: "America/New_York" without the underscore. */
const spaced = (zone: string) => zone.replaceAll('_', ' ')

function When({ settings, save, busy }: Notices) {
  const { hour, zone, details } = settings
  const [here] = useState(deviceZone)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-60">
        <Select
          label={noticesText.hour}
          value={String(hour)}
          options={reminderHours.map((one) => [String(one), noticesText.hours({ hour: one })])}
          onChange={(value) => save({ hour: Number(value) })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
        <p>{noticesText.zone({ zone: spaced(zone) })}</p>
        {zone !== here && (
          <Button look="quiet" disabled={busy} onClick={() => save({ zone: here })}>
            {noticesText.setZone({ zone: spaced(here) })}
          </Button>
        )}
      </div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={details}
          disabled={busy}
          onChange={({ target }) => save({ details: target.checked })}
        />
        <span>
          {noticesText.details}
          <span className="block text-small text-muted">{noticesText.detailsHint}</span>
        </span>
      </label>
    </div>
  )
}

const words = noticesText.mail

/** Email reminders, if the server can send emails. */
function Mailbox({ settings, save, busy }: Notices) {
  const { state, address } = settings.email
  if (state === 'none') return null
  if (address === null) {
    return (
      <ChannelSection title={words.title}>
        <p className="text-muted">{words.missing}</p>
      </ChannelSection>
    )
  }
  return (
    <ChannelSection title={words.title}>
      <p className={`wrap-anywhere ${state === 'off' ? 'text-muted' : ''}`} aria-live="polite">
        {words[state]({ address })}
      </p>
      <div className="flex flex-wrap gap-3">
        {state !== 'on' && (
          <Button disabled={busy} onClick={() => save({ email: true })}>
            {state === 'off' ? words.turnOn : words.again}
          </Button>
        )}
        {state !== 'off' && (
          <Button look="danger-quiet" disabled={busy} onClick={() => save({ email: false })}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </ChannelSection>
  )
}
