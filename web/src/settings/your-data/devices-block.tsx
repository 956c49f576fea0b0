import { type Device, endDevice, listDevices } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useCallback, useRef } from 'react'
import { text } from '../../text/text.ts'
import { yourDataText } from '../../text/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusNext } from '../../ui/focus.ts'
import { dayOf, dayText } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLogout } from '../../session/logout.ts'
import { LogoutQuestion } from '../../session/logout-question.tsx'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { deviceName } from '../device-name.ts'
import { Panel } from '../../ui/panel.tsx'

const words = yourDataText.devices
const load = () => callEndpoint(listDevices)

/** The devices on which the user is logged in, each with a logout button. */
export function DevicesBlock() {
  const { state, show, again } = useLoaded(load)
  const everywhere = useLogout({ everywhere: true })
  const ending = useCallback(
    async (id: number) => {
      show(await callEndpoint(endDevice, { params: { id: String(id) } }))
      notify(words.ended, words.why)
    },
    [show],
  )
  const [end, busy] = useAction(ending, yourDataText.notDone)
  return (
    <Panel id="devices" title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {(devices) => (
          <ul className="divide-y divide-line border-y border-line">
            {devices.map((device) => (
              <Row key={device.id} device={device} busy={busy} onEnd={() => void end(device.id)} />
            ))}
          </ul>
        )}
      </Loaded>
      <Button
        look="danger-quiet"
        className="mt-4 -ms-5"
        disabled={everywhere.busy}
        onClick={() => void everywhere.ask()}
      >
        {text.account.everywhere}
      </Button>
      <LogoutQuestion {...everywhere} everywhere />
    </Panel>
  )
}

function Row({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const row = useRef<HTMLLIElement>(null)
  useFocusNext(row)
  const name = device.device === null ? words.unknown : deviceName(device.device)
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere">
          {name}
          {device.here && (
            <span className="ms-2 rounded-small bg-accent-wash px-2 py-0.5 text-small font-medium text-accent">
              {words.here}
            </span>
          )}
        </p>
        <p className="text-small text-muted">
          {words.used({ day: dayText(dayOf(new Date(device.usedAt))) })}
          {' · '}
          {words.since({ day: dayText(dayOf(new Date(device.since))) })}
        </p>
      </div>
      {!device.here && (
        <Button
          look="danger-quiet"
          aria-label={words.endOf({ name })}
          disabled={busy}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
