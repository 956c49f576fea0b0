import { lazy, Suspense } from 'react'
import type { RenameProps } from './renaming.tsx'

const Renaming = lazy(async () => ({
  default: (await import('./renaming.tsx')).Renaming,
}))

/** The rename dialog, loaded on first use. */
export function Rename(props: RenameProps) {
  return (
    <Suspense>
      <Renaming {...props} />
    </Suspense>
  )
}
