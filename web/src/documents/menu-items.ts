import type { DocumentRow } from '@brieflotse/offline'
import { text } from '../text/text.ts'
import type { MenuItem } from '../ui/menu.tsx'
import { generateResponse } from './generate-response.ts'

type Acts = {
  view: () => void
  rename: () => void
  keep: () => void
  archive: () => void
  erase: () => void
}

/** What the menu of a document offers; a response only to a document that has been read. */
export function menuItems(
  row: Pick<DocumentRow, 'id' | 'status'>,
  pinned: boolean,
  acts: Acts,
): MenuItem[] {
  const items: MenuItem[] = [{ label: text.documents.view, icon: 'view', onSelect: acts.view }]
  if (generateResponse && row.status === 'completed') {
    const generate = generateResponse
    items.push({
      label: text.documents.generate,
      icon: 'letter',
      onSelect: () => generate(row.id),
    })
  }
  items.push(
    { label: text.edit.rename, icon: 'edit', onSelect: acts.rename },
    { label: pinned ? text.keep.unpin : text.keep.pin, icon: 'pin', onSelect: acts.keep },
    { label: text.documents.archive, icon: 'archive', onSelect: acts.archive },
    { label: text.documents.erase, icon: 'erase', danger: true, onSelect: acts.erase },
  )
  return items
}
