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
  if (state === undefined) return <Spinner label={text.app.loading} className="min-h-24" />
  if (typeof state !== 'string') return children(state)
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-muted">
        {state}
      </p>
      <Button onClick={() => void again()}>{text.app.tryAgain}</Button>
    </div>
  )
}
