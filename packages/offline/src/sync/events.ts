import { eventsUrl, modelsEvent } from '@brieflotse/contract'
import { modelsChanged } from './model-news.ts'
import { unknown } from './cursor.ts'

export type EventListeners = {
  /** The server's rows changed; `cursor` is its newest, `unknown` if its epoch differs. Also called whenever a connection is made. */
  change(cursor: number): void
  /** The connection broke or could not be made; it is retried automatically. */
  lost(): void
}

const shortestPause = 1_000
const longestPause = 60_000

/**
 * Listens to the server's events while the page is visible: browsers allow only six connections per server, which hidden tabs would use up.
 * Reconnects after 1 s, doubling up to 60 s. Returns the function that stops it.
 */
export function listenEvents(listeners: EventListeners): () => void {
  if (typeof EventSource === 'undefined') return () => {}
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = shortestPause
  let epoch: string | null = null

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const connect = () => {
    close()
    if (document.visibilityState === 'hidden') return
    source = new EventSource(eventsUrl, { withCredentials: true })
    source.addEventListener('change', (event) => {
      pause = shortestPause
      const isOther = epoch !== null && epoch !== event.lastEventId
      epoch = event.lastEventId
      listeners.change(isOther ? unknown : Number(event.data))
    })
    source.addEventListener(modelsEvent, modelsChanged)
    source.onerror = () => {
      close()
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, longestPause)
      listeners.lost()
    }
  }
  const reconnect = () => {
    pause = shortestPause
    connect()
  }

  connect()
  document.addEventListener('visibilitychange', reconnect)
  window.addEventListener('online', reconnect)
  return () => {
    close()
    document.removeEventListener('visibilitychange', reconnect)
    window.removeEventListener('online', reconnect)
  }
}
