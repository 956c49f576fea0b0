import { backgroundSyncTag, syncInBackground } from '@brieflotse/offline'

/** This type is missing in TypeScript's library: https://wicg.github.io/background-sync/spec/#sync-event */
type SyncEvent = Event & { readonly tag: string; waitUntil(work: Promise<void>): void }

/** Sends waiting changes when the connection is back. Rejects if something is left, so that the browser retries later. */
export function sendWaiting(event: Event): void {
  const sync = event as SyncEvent
  if (sync.tag !== backgroundSyncTag) return
  sync.waitUntil(syncInBackground(new AbortController().signal))
}
