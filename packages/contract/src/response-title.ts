import type { Said } from './said.ts'

/** What a response letter is called on the wire. Source: specification, section 7. */
export const responseTitle = <T extends string>(title: T) => `Response to: ${title}` as const

/** The same for screens. `title` is that of the document that is answered. */
export const responseTitleSaid = (title: string): Said => ({
  id: 'letter.response-to',
  values: { title },
})
