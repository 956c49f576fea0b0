import { answer } from './answer.ts'
import { sendWaiting } from './background-sync.ts'
import { activate, install } from './cache.ts'
import { followSubscription, openNotice, showNotice } from './push.ts'

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
