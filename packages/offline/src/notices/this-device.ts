import { addNoticeDevice, deviceLabel, type NoticeSettings } from '@brieflotse/contract'
import { fromBase64Url } from '../base64url.ts'
import { callEndpoint } from '../call/call.ts'
import { subscriptionHere } from './silence.ts'

/** Longest name of a device in characters, as in the contract. */
const longest = 60

/** Subscribes to push messages; call it directly after the user's tap. Rejects if the browser or its push service refuses. */
export async function subscribeThisDevice(key: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready
  const kept = await registration.pushManager.getSubscription()
  if (kept && isFor(kept, key)) return kept
  // the old subscription uses another server key, and browsers allow only one subscription
  await kept?.unsubscribe()
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64Url(key),
  })
}

/** Registers this device with the server. Throws `AppError`. */
export async function registerDevice(
  subscription: PushSubscription,
  label: string,
): Promise<NoticeSettings> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, label: label.slice(0, longest) }
  return callEndpoint(addNoticeDevice, { body })
}

/** The mark of this device in the list of devices; null if it has no subscription. */
export async function markOfThisDevice(): Promise<string | null> {
  const subscription = await subscriptionHere()
  if (!subscription) return null
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(subscription.endpoint),
  )
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Replaces the push address after the browser has changed it in the background. */
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
  const [before, now] = [new Uint8Array(known), fromBase64Url(key)]
  return before.length === now.length && before.every((byte, index) => byte === now[index])
}
