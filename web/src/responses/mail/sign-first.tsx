import { lazy, Suspense } from 'react'

const SignHere = lazy(async () => ({ default: (await import('./sign-here.tsx')).SignHere }))

/** Offers to sign before a letter goes to the post. Its code comes with the way there: no list waits for it. */
export function SignFirst() {
  return (
    <Suspense>
      <SignHere />
    </Suspense>
  )
}
