import { shareTargetPath } from './share-target.ts'

/**
 * `shell`: the app's HTML page; `asset`: a file of the app, from this device if it is cached; `share`: a share from another app;
 * `network`: everything else.
 */
export type Answerer = 'shell' | 'asset' | 'share' | 'network'

/** Paths that belong to the server even if a person opens them as a page. */
const ofServer = /^\/(api|models)(\/|$)/

/** Decides who answers a request. Responses of the server are never cached here, because its data is in the local database. */
export function whoAnswers(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Answerer {
  const url = new URL(request.url)
  if (isShare(request, url, origin)) return 'share'
  if (request.method !== 'GET' || url.origin !== origin || ofServer.test(url.pathname)) {
    return 'network'
  }
  return request.mode === 'navigate' ? 'shell' : 'asset'
}

/** Only navigations count, because the app's own scripts can store a share directly. */
function isShare({ method, mode }: Pick<Request, 'method' | 'mode'>, url: URL, origin: string) {
  return (
    method === 'POST' &&
    mode === 'navigate' &&
    url.origin === origin &&
    url.pathname === shareTargetPath
  )
}
