import { titleOf } from '../../letters/title.ts'
import { useRename } from './edit.ts'
import { RenameDialog } from './rename-dialog.tsx'
import type { DocumentListItem } from '@brieflotse/contract'

/** Connects the rename dialog with the outbox. */
export function Renaming({ row, onClose }: RenameProps) {
  const rename = useRename()
  return (
    <RenameDialog
      title={titleOf(row)}
      isGiven={Boolean(row.givenTitle)}
      onRename={(title) => void rename(row.id, title)}
      onClose={onClose}
    />
  )
}

export type RenameProps = {
  row: Pick<DocumentListItem, 'id' | 'title' | 'givenTitle' | 'explanation'>
  onClose: () => void
}
