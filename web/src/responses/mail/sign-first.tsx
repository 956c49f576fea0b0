import { lazy, Suspense } from 'react'

const SignHere = lazy(async () => ({ default: (await import('./sign-here.tsx')).SignHere }))

/** Offers to sign a letter before it is posted. Loaded on demand, so that the list of letters does not wait for it. */
export function SignFirst() {
  return (
    <Suspense>
      <SignHere />
    </Suspense>
  )
}
