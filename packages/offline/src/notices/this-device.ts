import { addNoticeDevice, deviceLabel, type NoticeSettings } from '@brieflotse/contract'
import { bytesOf } from '../base64url.ts'
import { call } from '../call/call.ts'
import { subscriptionHere } from './silence.ts'

/** The longest name of a device (characters), as the contract has it. */
const longest = 60

/** Asks the browser for a push address; call it right after the user's tap. Rejects when the browser or its push service refuses. */
export async function subscribeThisDevice(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready
  const kept = await registration.pushManager.getSubscription()
  if (kept && isFor(kept, key)) return kept
  // it belongs to other keys of the server: the browser gives no second one beside it
  await kept?.unsubscribe()
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  })
}

/** Tells the server of this device. Throws `AppError`. */
export async function registerDevice(
  subscription: PushSubscription,
  label: string,
): Promise<NoticeSettings> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, label: label.slice(0, longest) }
  return call(addNoticeDevice, { body })
}

/** What the list of devices knows this one by; null where it is told nothing. */
export async function markOfThisDevice(): Promise<string | null> {
  const subscription = await subscriptionHere()
  if (!subscription) return null
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(subscription.endpoint),
  )
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The browser's push address changed while no page was open. */
export async function renewPush(
  registration: ServiceWorkerRegistration,
  given: PushSubscription | null,
): Promise<void> {
  const subscription = given ?? (await registration.pushManager.getSubscription())
  if (subscription) await registerDevice(subscription, deviceLabel(navigator.userAgent))
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const known = options.applicationServerKey
  if (!known) return false
  const [before, now] = [new Uint8Array(known), bytesOf(key)]
  return before.length === now.length && before.every((byte, index) => byte === now[index])
}
