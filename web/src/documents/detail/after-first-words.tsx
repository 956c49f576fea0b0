import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Renders its children only after the first paint of the letter, so that loading their code does not delay it. */
export function AfterFirstWords({ children }: { children: ReactNode }) {
  const [isTheirTurn, setTheirTurn] = useState(false)
  useEffect(() => {
    let frame = 0
    // frame callbacks run before the paint, so the first picture is on the screen only in a later frame
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : setTheirTurn(true)))
    }
    wait(3)
    return () => cancelAnimationFrame(frame)
  }, [])
  return isTheirTurn && <Suspense>{children}</Suspense>
}
