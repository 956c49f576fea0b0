import { pushedNotice, renewPush, type ShownNotice } from '@brieflotse/offline'
import { sendWaiting } from './background-sync.ts'
import { activate, dropOldFiles, fileOf, install, page } from './cache.ts'
import { answerShare } from './share-target.ts'
import { whoAnswers } from './who-answers.ts'

declare const self: ServiceWorkerGlobalScope

// Registers all event handlers. The worker takes over an open page only if there was no worker before, or if the user asks for the
// new version (`SKIP_WAITING`, the message of workbox-window). A page that no worker controls asks for it with `CLAIM`.
self.addEventListener('install', install)
self.addEventListener('activate', activate)
self.addEventListener('fetch', answer)
self.addEventListener('sync', sendWaiting)
self.addEventListener('push', showNotice)
self.addEventListener('notificationclick', openNotice)
self.addEventListener('pushsubscriptionchange', followSubscription)
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === 'CLAIM') void self.clients.claim()
})

/** Serves the app's page and files from this device and accepts shares from other apps. All other requests go to the network unchanged. */
function answer(event: FetchEvent): void {
  const answerer = whoAnswers(event.request, self.location.origin)
  if (answerer === 'share') event.respondWith(answerShare(event.request))
  if (answerer === 'asset') event.respondWith(fileOf(event.request))
  if (answerer === 'shell') {
    event.respondWith(page(event.request))
    event.waitUntil(dropOldFiles([event.clientId, event.resultingClientId]))
  }
}

/** Shows a reminder from the server, even if no page is open. Browsers require a notification for every push message. */
function showNotice(event: PushEvent): void {
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
function openNotice(event: NotificationEvent): void {
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
function followSubscription(event: Event): void {
  const change = event as ExtendableEvent & { newSubscription?: PushSubscription | null }
  change.waitUntil(renewPush(self.registration, change.newSubscription ?? null))
}
