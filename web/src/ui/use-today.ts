import { onClock, serverNow } from '@brieflotse/offline'
import type { PlainDate } from '@brieflotse/rules'
import { useSyncExternalStore } from 'react'

// The Swedish date format equals ISO 8601. Deadlines are counted in German time, wherever the user is.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** How often to check for midnight, in milliseconds. */
const often = 10_000

/** The current day in Germany by the server's clock, updated at midnight while the app is open. */
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
