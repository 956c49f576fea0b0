import { onClock, serverNow } from '@brieflotse/offline'
import type { PlainDate } from '@brieflotse/rules'
import { useSyncExternalStore } from 'react'

// Swedish days look like ours. Deadlines are counted in Germany, wherever the reader is.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** How often it is looked whether midnight has passed, in milliseconds. */
const often = 10_000

/** The day it is in Germany by the server's clock; a new one as soon as it begins there, also while the app stays open. */
export function useToday(): PlainDate {
  return useSyncExternalStore(subscribe, today)
}

const today = () => clock.format(serverNow())

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, often)
  const stopClock = onClock(onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    stopClock()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
