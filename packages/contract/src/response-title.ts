import type { Said } from './said.ts'

/** What a response letter is called on the wire. Source: specification, section 7. */
export const responseTitle = <T extends string>(title: T) => `Response to: ${title}` as const

/** The same for screens. `title` is that of the document that is answered. */
export const responseTitleSaid = (title: string): Said => ({
  id: 'letter.response-to',
  values: { title },
})

/** The title of the document that a letter answers, where the app named the letter. */
export function answeredIn(titleSaid: Said | undefined): string | undefined {
  const title = titleSaid?.values['title']
  return typeof title === 'string' ? title : undefined
}
