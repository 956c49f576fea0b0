import type { DocumentListItem } from '@brieflotse/contract'
import { language } from '../text/in-language.ts'
import { dayText } from './format.ts'

type Titled = Pick<DocumentListItem, 'title' | 'givenTitle' | 'explanation'>

// Behind a Latin name the figures of an Arabic day would go with the name: this mark keeps them with their day.
const mark = language === 'ar' ? '\u200f' : ''

/** The two parts of a title, so that a narrow card breaks it before the date and not inside. */
export function titleParts({
  title,
  givenTitle,
  explanation,
}: Titled): [name: string, date: string | null] {
  // the specification knows no names that users give; one who gave a letter a name wants to see it
  if (givenTitle) return [givenTitle, null]
  const { name, date } = explanation?.sender ?? {}
  return name ? [name, date ? mark + dayText(date) : null] : [title, null]
}

/** The name the user gave, else "sender - date of the letter", the sender alone, else the document's own title. */
export function titleOf(row: Titled): string {
  return titleParts(row)
    .filter((part) => part !== null)
    .join(' - ')
}
