import type { Said } from './sayings.ts'

/** The title of a response letter in the API. Source: specification, section 7. */
export const responseTitle = <T extends string>(title: T) => `Response to: ${title}` as const

/** The same title as a translatable message. `title` is that of the answered document. */
export const responseTitleSaid = (title: string): Said => ({
  id: 'letter.response-to',
  values: { title },
})

/** The title of the answered document, if the app chose the letter's title. */
export function answeredIn(titleSaid: Said | undefined): string | undefined {
  const title = titleSaid?.values['title']
  return typeof title === 'string' ? title : undefined
}
