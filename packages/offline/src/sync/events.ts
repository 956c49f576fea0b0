import { eventsUrl, modelsEvent } from '@brieflotse/contract'
import { modelsChanged } from './model-news.ts'
import { unknown } from './place.ts'

export type EventListeners = {
  /** The server's rows changed; its newest cursor, `unknown` when it is of another epoch. Also said once whenever the connection is made. */
  change(cursor: number): void
  /** The connection broke or could not be made; it is tried again by itself. */
  lost(): void
}

const shortestPause = 1_000
const longestPause = 60_000

/**
 * Listens to the server's events while the page is visible (a browser allows only six connections to one server, and hidden tabs
 * would use them up). Connects again after 1 s, doubling to 60 s. Returns the function that ends it.
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
