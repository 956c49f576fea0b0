import { titleOf } from '../../letters/title.ts'
import { useRename } from './edit.ts'
import { RenameDialog } from './rename-dialog.tsx'
import type { RenameProps } from './rename.tsx'

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
