import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { whoAnswers } from './who-answers.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

/** The app's own files in the version of this worker. The build writes the list. */
const shell = new PrecacheController()
shell.addToCacheList(self.__WB_MANIFEST)

/** Fetches every file of the app; fails as a whole when one is missing, and the version before stays. */
export function install(event: ExtendableEvent): void {
  void shell.install(event) // calls event.waitUntil itself
}

export function activate(event: ExtendableEvent): void {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles([])]))
}

/** Answers with the app's page or files from this device; everything else goes to the network untouched. */
export function answer(event: FetchEvent): void {
  const answerer = whoAnswers(event.request, self.location.origin)
  if (answerer === 'asset') event.respondWith(fileOf(event.request))
  if (answerer === 'shell') {
    event.respondWith(page(event.request))
    event.waitUntil(dropOldFiles([event.clientId, event.resultingClientId]))
  }
}

async function page(request: Request): Promise<Response> {
  return (await shell.matchPrecache('/index.html')) ?? fetch(request)
}

/** Also finds files of earlier versions: a tab that still runs one may ask for a part it has not loaded yet. */
async function fileOf(request: Request): Promise<Response> {
  const current = await shell.matchPrecache(request)
  return current ?? (await (await openCache()).match(request)) ?? fetch(request)
}

/** Deletes the files of earlier versions when no tab is open that may run one, apart from those that are just (re)loading. */
async function dropOldFiles(loading: string[]): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.some((tab) => !loading.includes(tab.id))) return
  const current = new Set(shell.getURLsToCacheKeys().values())
  const cache = await openCache()
  for (const request of await cache.keys()) {
    if (!current.has(request.url)) await cache.delete(request)
  }
}

function openCache(): Promise<Cache> {
  return self.caches.open(shell.strategy.cacheName)
}
