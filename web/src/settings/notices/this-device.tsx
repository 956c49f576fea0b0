import { deviceLabel } from '@brieflotse/contract'
import {
  registerDevice,
  removeNoticeDevice,
  saveNoticeSettings,
  silenceThisDevice,
  subscribeThisDevice,
  tryNoticeDevice,
} from '@brieflotse/offline'
import { useCallback } from 'react'
import { noticesText } from '../../text/notices.ts'
import { Button } from '../../ui/button.tsx'
import { deviceZone } from '../../ui/device-zone.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { isApple, isInstalled } from '../../ui/save-file.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Notices } from './notices.ts'
import { ChannelSection } from './part.tsx'

const words = noticesText.device

/** Push notifications on this device. The browser asks for permission only after a tap by the user. */
export function ThisDevice(notices: Notices) {
  const { settings, mark } = notices
  const key = settings.push.key
  const device = settings.push.devices.find((one) => one.mark === mark)
  const why = key === null ? words.server : whyNot()
  return (
    <ChannelSection title={words.title}>
      {device ? (
        <On {...notices} id={device.id} />
      ) : why !== null || key === null ? (
        <p className="text-muted">{why}</p>
      ) : (
        <Off {...notices} serverKey={key} />
      )}
    </ChannelSection>
  )
}

/** The reason why this device cannot get notifications, as a sentence; null if it can. */
function whyNot(): string | null {
  const isAble = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator
  if (!isAble) return isApple() && !isInstalled() ? words.apple : words.notHere
  return Notification.permission === 'denied' ? words.denied : null
}

function Off({ show, serverKey }: Notices & { serverKey: string }) {
  const { db } = useSignedIn()
  const turningOn = useCallback(async () => {
    // Safari accepts this only directly after a tap, so nothing may be awaited before it
    if ((await Notification.requestPermission()) !== 'granted') {
      return notifyFailure(words.failed, words.denied)
    }
    const subscription = await subscribeThisDevice(serverKey)
    await registerDevice(subscription, deviceLabel(navigator.userAgent))
    await show(await saveNoticeSettings(db, { zone: deviceZone() }))
    notify(words.turnedOn)
  }, [db, serverKey, show])
  const [turnOn, busy] = useAction(turningOn, words.failed, words.refused)
  return (
    <>
      <p className="text-muted">{words.off}</p>
      <div>
        <Button look="primary" disabled={busy} onClick={() => void turnOn()}>
          {words.turnOn}
        </Button>
      </div>
    </>
  )
}

function On({ id, show }: Notices & { id: number }) {
  const { db } = useSignedIn()
  const turningOff = useCallback(async () => {
    const settings = await removeNoticeDevice(db, id)
    await silenceThisDevice()
    await show(settings)
    notify(words.turnedOff)
  }, [db, id, show])
  const trying = useCallback(async () => {
    await tryNoticeDevice(id)
    notify(words.tested)
  }, [id])
  const [turnOff, stopping] = useAction(turningOff, noticesText.notSaved)
  const [attempt, sending] = useAction(trying, words.testFailed)
  return (
    <>
      <p className="flex items-center gap-2">
        <Icon name="check" className="text-accent" />
        {words.on}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={sending} onClick={() => void attempt()}>
          {words.test}
        </Button>
        <Button look="danger-quiet" disabled={stopping} onClick={() => void turnOff()}>
          {words.turnOff}
        </Button>
      </div>
    </>
  )
}
