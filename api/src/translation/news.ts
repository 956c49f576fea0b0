import { EventEmitter } from 'node:events'

/** Notifies listeners that the models changed. Several changes within a short time are one notification. */
export type ModelNews = { notify(): void; listen(listener: () => void): () => void }

export function createModelNews(everyMs = 500): ModelNews {
  const events = new EventEmitter().setMaxListeners(0)
  let timer: NodeJS.Timeout | undefined
  let lastAt = 0
  const tellNow = () => {
    timer = undefined
    lastAt = Date.now()
    events.emit('change')
  }
  return {
    notify() {
      timer ??= setTimeout(tellNow, Math.max(0, lastAt + everyMs - Date.now())).unref()
    },
    listen(listener) {
      events.on('change', listener)
      return () => events.off('change', listener)
    },
  }
}
