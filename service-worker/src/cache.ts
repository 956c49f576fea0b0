import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'

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

/** The app's one page, whatever its address. */
export async function page(request: Request): Promise<Response> {
  return (await shell.matchPrecache('/index.html')) ?? fetch(request)
}

/** A file of the app; also finds files of earlier versions: a tab that still runs one may ask for a part it has not loaded yet. */
export async function fileOf(request: Request): Promise<Response> {
  const current = await shell.matchPrecache(request)
  return current ?? (await (await openCache()).match(request)) ?? fetch(request)
}

/** Deletes the files of earlier versions when no tab is open that may run one, apart from those that are just (re)loading. */
export async function dropOldFiles(loading: string[]): Promise<void> {
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
