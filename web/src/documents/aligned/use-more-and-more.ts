import { startTransition, useEffect, useState } from 'react'

/** The number of rows in the first render: more than one screen. The others follow when the browser is idle. */
const atOnce = 40
const step = 120

/** How many of `count` rows to render now. The number grows in idle time, so that a long letter opens without delay. */
export function useMoreAndMore(count: number): number {
  const [shown, setShown] = useState(atOnce)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown((before) => before + step))
  }, [shown, count])
  return Math.min(shown, count)
}
