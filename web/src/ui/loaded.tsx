import type { ReactNode } from 'react'
import { text } from '../text/text.ts'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

type Props<T> = {
  state: T | string | undefined
  again: () => Promise<void>
  children: (loaded: T) => ReactNode
}

/** What was asked of the server (`useLoaded`), or that it is being asked, or why it is not there and the way to try again. */
export function Loaded<T extends object>({ state, again, children }: Props<T>) {
  const why = typeof state === 'string' ? state : null
  return (
    <>
      {/* there before it has something to say */}
      <div role="status" className="text-muted">
        {why}
      </div>
      {state === undefined && <Spinner label={text.app.loading} className="min-h-24" />}
      {why !== null && (
        <Button className="mt-3" onClick={() => void again()}>
          {text.app.tryAgain}
        </Button>
      )}
      {typeof state === 'object' && children(state)}
    </>
  )
}
