import { onClock, serverNow } from '@brieflotse/offline'
import { useEffect, useState } from 'react'

/** The current time by the server's clock, updated every minute and when the app returns to the foreground. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()))
  useEffect(() => {
    const tick = () => setNow(new Date(serverNow()))
    const timer = setInterval(tick, 60_000)
    const stopClock = onClock(tick)
    document.addEventListener('visibilitychange', tick)
    return () => {
      stopClock()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
