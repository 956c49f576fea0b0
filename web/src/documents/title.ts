import type { DocumentListItem } from '@brieflotse/contract'
import { dayText } from '../ui/format.ts'

/** The two parts of a title, so that a narrow card breaks it before the date and not inside. */
export function titleParts({
  title,
  explanation,
}: Pick<DocumentListItem, 'title' | 'explanation'>): [name: string, date: string | null] {
  const { name, date } = explanation?.sender ?? {}
  return name ? [name, date ? dayText(date) : null] : [title, null]
}

/** "sender - date of the letter", the sender alone, else the document's own title. */
export function titleOf(row: Pick<DocumentListItem, 'title' | 'explanation'>): string {
  return titleParts(row)
    .filter((part) => part !== null)
    .join(' - ')
}
