import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** What stands below the first words of a letter: its code is asked for once these are on the screen. */
export function AfterFirstWords({ children }: { children: ReactNode }) {
  const [isTheirTurn, setTheirTurn] = useState(false)
  useEffect(() => {
    let frame = 0
    // a frame begins before it is painted, and is on its way to the screen while the next one begins
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : setTheirTurn(true)))
    }
    wait(3)
    return () => cancelAnimationFrame(frame)
  }, [])
  return isTheirTurn && <Suspense>{children}</Suspense>
}
