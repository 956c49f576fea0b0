import { englishOf, responseTitle, type Said } from '@brieflotse/contract'

/** A title as it is stored: with an id it is what stands in that message for `{title}`. */
export type StoredTitle = { title: string; title_id: string | null }

/** How response letters are named on the wire (specification, section 7), and how apps up to version 21 of the database named them. */
const namings = [
  responseTitle(''),
  'Antwort auf: ',
  'Yanıt: ',
  'رد على: ',
  'Відповідь на: ',
  'Ответ на: ',
]

/** A title as it came in, from an app or in the file of an account: what the app itself made up is a message. */
export function titleFrom(wire: string): StoredTitle {
  const naming = namings.find((start) => wire.startsWith(start))
  const answered = wire.slice(naming?.length ?? 0)
  return naming && answered.trim() !== ''
    ? { title: answered, title_id: 'letter.response-to' }
    : { title: wire, title_id: null }
}

/** What a letter is called, as it travels. */
export function toTitle({ title, title_id }: StoredTitle): { title: string; titleSaid?: Said } {
  if (title_id === null) return { title }
  const titleSaid = { id: title_id, values: { title } }
  return { title: englishOf(titleSaid), titleSaid }
}
