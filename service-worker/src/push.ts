import { pushedNotice, renewPush, type ShownNotice } from '@brieflotse/offline'

declare const self: ServiceWorkerGlobalScope

/** A reminder from the server, also with every page closed. A browser wants something to be shown for each of them. */
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

/** A tap on a reminder: shows the letter or what is due, in the app's window if it has one. */
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
      // what is being typed there is kept as a draft
      if (one.url !== address) await one.navigate(address)
      await focused.catch(() => {})
      return
    } catch {
      // a window that is closing, or one that still runs without this worker
    }
  }
  await self.clients.openWindow(address)
}

/** The browser gave this device another push address: the server has to know it. */
export function followSubscription(event: Event): void {
  const change = event as ExtendableEvent & { newSubscription?: PushSubscription | null }
  change.waitUntil(renewPush(self.registration, change.newSubscription ?? null))
}
