import type { DocumentRow } from '@brieflotse/offline'
import { text } from '../text/text.ts'
import type { MenuItem } from '../ui/menu.tsx'

type Acts = {
  view: () => void
  respond: () => void
  rename: () => void
  keep: () => void
  archive: () => void
  erase: () => void
}

/** The menu items of a document. "Respond" needs a document that was read. */
export function menuItems(
  row: Pick<DocumentRow, 'id' | 'status'>,
  pinned: boolean,
  acts: Acts,
): MenuItem[] {
  const items: MenuItem[] = [{ label: text.documents.view, icon: 'view', onSelect: acts.view }]
  if (row.status === 'completed') {
    items.push({ label: text.documents.generate, icon: 'letter', onSelect: acts.respond })
  }
  items.push(
    { label: text.documents.rename, icon: 'edit', onSelect: acts.rename },
    { label: pinned ? text.keep.unpin : text.keep.pin, icon: 'pin', onSelect: acts.keep },
    { label: text.documents.archive, icon: 'archive', onSelect: acts.archive },
    { label: text.documents.erase, icon: 'erase', danger: true, onSelect: acts.erase },
  )
  return items
}
