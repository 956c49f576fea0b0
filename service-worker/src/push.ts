import { pushedNotice, renewPush, type ShownNotice } from '@brieflotse/offline'

declare const self: ServiceWorkerGlobalScope

/** Shows a reminder from the server, even if no page is open. Browsers require a notification for every push message. */
export function showNotice(event: PushEvent): void {
  event.waitUntil(
    pushedNotice(textOf(event), navigator.languages).then(({ title, ...notice }) =>
      self.registration.showNotification(title, { ...notice, icon: '/icons/icon-192.png' }),
    ),
  )
}

function textOf({ data }: PushEvent): string {
  return data?.text() ?? ''
}

/** A tap on a reminder opens its letter or the list of deadlines, in the app's window if there is one. */
export function openNotice(event: NotificationEvent): void {
  event.notification.close()
  const { path } = event.notification.data as ShownNotice['data']
  event.waitUntil(open(path))
}

async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const one of windows) {
    try {
      const focused = one.focus()
      // Text that the user is typing there is kept as a draft.
      if (one.url !== address) await one.navigate(address)
      await focused.catch(() => {})
      return
    } catch {
      // The window is closing, or this worker does not control it yet.
    }
  }
  await self.clients.openWindow(address)
}

/** The browser has changed this device's push subscription, so the server must be told. */
export function followSubscription(event: Event): void {
  const change = event as ExtendableEvent & { newSubscription?: PushSubscription | null }
  change.waitUntil(renewPush(self.registration, change.newSubscription ?? null))
}
