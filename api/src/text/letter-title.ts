import { englishOf, responseTitle, type Said } from '@brieflotse/contract'

/** A stored title. With an id, `title` is the value for `{title}` in that message. */
export type StoredTitle = { title: string; title_id: string | null }

/** The titles that apps gave response letters up to database version 21, as in section 7 of the specification. */
const namings = [
  responseTitle(''),
  'Antwort auf: ',
  'Yanıt: ',
  'رد على: ',
  'Відповідь на: ',
  'Ответ на: ',
]

/** Reads a title from an app or an export file. A title that the app generated becomes a message id. */
export function titleFrom(wire: string): StoredTitle {
  const naming = namings.find((start) => wire.startsWith(start))
  const answered = wire.slice(naming?.length ?? 0)
  return naming && answered.trim() !== ''
    ? { title: answered, title_id: 'letter.response-to' }
    : { title: wire, title_id: null }
}

/** The title of a letter as the API returns it. */
export function toTitle({ title, title_id }: StoredTitle): { title: string; titleSaid?: Said } {
  if (title_id === null) return { title }
  const titleSaid = { id: title_id, values: { title } }
  return { title: englishOf(titleSaid), titleSaid }
}
