import { startTransition, useEffect, useState } from 'react'

/** So many rows are there at once: more than a screen shows. The others follow while nothing else is to be done. */
const atOnce = 40
const step = 120

/** How many of `count` rows are to be shown: all of them soon, without keeping anybody waiting for a long letter. */
export function useMoreAndMore(count: number): number {
  const [shown, setShown] = useState(atOnce)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown((before) => before + step))
  }, [shown, count])
  return Math.min(shown, count)
}
