import type { NoticeDevice } from '@brieflotse/contract'
import { removeNoticeDevice } from '@brieflotse/offline'
import { useCallback, useRef } from 'react'
import { noticesText } from '../../text/notices.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusNext } from '../../ui/focus.ts'
import { dayOf, dayText } from '../../ui/format.ts'
import { useSignedIn } from '../../session/session.ts'
import { useAction } from '../../ui/use-action.ts'
import { deviceName } from '../device-name.ts'
import type { Notices } from './notices.ts'
import { ChannelSection } from './part.tsx'

const words = noticesText.others

/** The other devices that get push notifications. */
export function OtherDevices({ settings, mark, show }: Notices) {
  const { db } = useSignedIn()
  const removing = useCallback(
    async (id: number) => show(await removeNoticeDevice(db, id)),
    [db, show],
  )
  const [remove, busy] = useAction(removing, noticesText.notSaved)
  const others = settings.push.devices.filter((device) => device.mark !== mark)
  if (others.length === 0) return null
  return (
    <ChannelSection title={words.title}>
      <ul className="divide-y divide-line border-y border-line">
        {others.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={busy}
            onRemove={() => void remove(device.id)}
          />
        ))}
      </ul>
    </ChannelSection>
  )
}

function Device({
  device,
  busy,
  onRemove,
}: {
  device: NoticeDevice
  busy: boolean
  onRemove: () => void
}) {
  const row = useRef<HTMLLIElement>(null)
  useFocusNext(row)
  const name = deviceName(device.label)
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-40 flex-1 wrap-anywhere">
        {name}{' '}
        <span className="text-small text-muted">
          {words.since({ day: dayText(dayOf(new Date(device.since))) })}
        </span>
      </span>
      <Button
        look="danger-quiet"
        aria-label={words.removeOf({ label: name })}
        disabled={busy}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </li>
  )
}
