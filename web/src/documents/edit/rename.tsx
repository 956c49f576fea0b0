import type { DocumentListItem } from '@brieflotse/contract'
import { lazy, Suspense } from 'react'
import { titleOf } from '../../ui/title.ts'
import { useRename } from './edit.ts'

const RenameDialog = lazy(async () => ({
  default: (await import('./rename-dialog.tsx')).RenameDialog,
}))

type Props = {
  row: Pick<DocumentListItem, 'id' | 'title' | 'givenTitle' | 'explanation'>
  onClose: () => void
}

/** Asks what a document is to be called. Its code comes with the first question. */
export function Rename({ row, onClose }: Props) {
  const rename = useRename()
  return (
    <Suspense>
      <RenameDialog
        title={titleOf(row)}
        isGiven={Boolean(row.givenTitle)}
        onRename={(title) => void rename(row.id, title)}
        onClose={onClose}
      />
    </Suspense>
  )
}
