import type { DocumentListItem } from '@brieflotse/contract'
import { dayText } from '../ui/format.ts'

/** "sender - date of the letter", the sender alone, else the document's own title. */
export function titleOf({
  title,
  explanation,
}: Pick<DocumentListItem, 'title' | 'explanation'>): string {
  const { name, date } = explanation?.sender ?? {}
  if (!name) return title
  return date ? `${name} - ${dayText(date)}` : name
}
