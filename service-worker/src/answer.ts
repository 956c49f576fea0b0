import { dropOldFiles, fileOf, page } from './cache.ts'
import { answerShare } from './share-target.ts'
import { whoAnswers } from './who-answers.ts'

declare const self: ServiceWorkerGlobalScope

/** Serves the app's page and files from this device and accepts shares from other apps. All other requests go to the network unchanged. */
export function answer(event: FetchEvent): void {
  const answerer = whoAnswers(event.request, self.location.origin)
  if (answerer === 'share') event.respondWith(answerShare(event.request))
  if (answerer === 'asset') event.respondWith(fileOf(event.request))
  if (answerer === 'shell') {
    event.respondWith(page(event.request))
    event.waitUntil(dropOldFiles([event.clientId, event.resultingClientId]))
  }
}
