import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

/** The app's files in the version of this worker; the build inserts the list. */
const shell = new PrecacheController()
shell.addToCacheList(self.__WB_MANIFEST)

/** Downloads all files of the app. If one fails, the installation fails and the previous version stays. */
export function install(event: ExtendableEvent): void {
  void shell.install(event) // shell.install calls event.waitUntil itself
}

export function activate(event: ExtendableEvent): void {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles([])]))
}

/** The app's only HTML page, for every URL. */
export async function page(request: Request): Promise<Response> {
  return (await shell.matchPrecache('/index.html')) ?? fetch(request)
}

/** A file of the app. Files of earlier versions are found too, because an open tab may still run one and load another part of it. */
export async function fileOf(request: Request): Promise<Response> {
  const current = await shell.matchPrecache(request)
  return current ?? (await (await openCache()).match(request)) ?? fetch(request)
}

/** Deletes the files of earlier versions once no open tab can be running one, apart from tabs that are loading. */
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
