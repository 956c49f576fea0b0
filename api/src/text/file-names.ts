import { answeredIn, type ResponseLetter } from '@brieflotse/contract'
import type { Words } from './in-language.ts'

/** The file name for a downloaded letter. */
export function letterFileName(
  { title, titleSaid }: Pick<ResponseLetter, 'title' | 'titleSaid'>,
  words: Words,
): string {
  const answered = answeredIn(titleSaid)
  return `${answered === undefined ? title : words.files.response({ title: answered })}.pdf`
}
