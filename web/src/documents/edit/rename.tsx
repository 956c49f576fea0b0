import type { DocumentListItem } from '@brieflotse/contract'
import { lazy, Suspense } from 'react'

const Renaming = lazy(async () => ({
  default: (await import('./renaming.tsx')).Renaming,
}))

export type RenameProps = {
  row: Pick<DocumentListItem, 'id' | 'title' | 'givenTitle' | 'explanation'>
  onClose: () => void
}

/** The rename dialog, loaded on first use. */
export function Rename(props: RenameProps) {
  return (
    <Suspense>
      <Renaming {...props} />
    </Suspense>
  )
}
