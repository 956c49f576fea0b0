import { backgroundSyncTag, syncInBackground } from '@brieflotse/offline'

/** Not in TypeScript's library: https://wicg.github.io/background-sync/spec/#sync-event */
type SyncEvent = Event & { readonly tag: string; waitUntil(work: Promise<void>): void }

/** The connection is back: sends what waits. Rejected when something is left, so that the browser comes back later. */
export function sendWaiting(event: Event): void {
  const sync = event as SyncEvent
  if (sync.tag !== backgroundSyncTag) return
  sync.waitUntil(syncInBackground(new AbortController().signal))
}
