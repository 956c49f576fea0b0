import type { ReactNode } from 'react'
import { text } from '../text/text.ts'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

type Props<T> = {
  state: T | string | undefined
  again: () => Promise<void>
  children: (loaded: T) => ReactNode
}

/** Renders the data of `useLoaded`, a spinner while it loads, or the error with a retry button. */
export function Loaded<T extends object>({ state, again, children }: Props<T>) {
  const why = typeof state === 'string' ? state : null
  return (
    <>
      {/* a live region must exist before its text, so that screen readers announce it */}
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
