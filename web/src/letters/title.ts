import type { DocumentListItem } from '@brieflotse/contract'
import { language } from '../text/in-language.ts'
import { dayText } from '../ui/format.ts'

type Titled = Pick<DocumentListItem, 'title' | 'givenTitle' | 'explanation'>

// Right-to-left mark: after a Latin name, the digits of an Arabic date would be ordered with the name.
const mark = language === 'ar' ? '\u200f' : ''

/** The name and the date of a title, so that a narrow card can break the line before the date. */
export function titleParts({
  title,
  givenTitle,
  explanation,
}: Titled): [name: string, date: string | null] {
  // names given by users are not in the specification; users who name a letter expect to see that name
  if (givenTitle) return [givenTitle, null]
  const { name, date } = explanation?.sender ?? {}
  return name ? [name, date ? mark + dayText(date) : null] : [title, null]
}

/** The name that the user gave, otherwise "sender - date of the letter", the sender alone, or the document's title. */
export function titleOf(row: Titled): string {
  return titleParts(row)
    .filter((part) => part !== null)
    .join(' - ')
}
