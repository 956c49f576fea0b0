import { onClock, serverNow } from '@brieflotse/offline'
import { useEffect, useState } from 'react'

/** The present moment by the server's clock, fresh once a minute and when the app comes back to the front. */
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
