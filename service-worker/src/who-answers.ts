import { shareTargetPath } from './share-target.ts'

/** `shell`: the app's one page; `asset`: a file of the app, from this device if it is here; `share`: what another app hands over;
 * `network`: not ours. */
export type Answerer = 'shell' | 'asset' | 'share' | 'network'

/** Paths that belong to the server, also where a person opens them as a page. */
const ofServer = /^\/(api|models)(\/|$)/

/** Decides who answers a request. Nothing of the server's is ever answered from this device: its rows are in the local database. */
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

/** Only as a navigation: a script of the app has better ways to hold a share. */
function isShare({ method, mode }: Pick<Request, 'method' | 'mode'>, url: URL, origin: string) {
  return (
    method === 'POST' &&
    mode === 'navigate' &&
    url.origin === origin &&
    url.pathname === shareTargetPath
  )
}
