import { answeredIn, type ResponseLetter } from '@brieflotse/contract'
import type { Wording } from './in-language.ts'

/** The file name for a downloaded letter. */
export function letterFileName(
  { title, titleSaid }: Pick<ResponseLetter, 'title' | 'titleSaid'>,
  words: Wording,
): string {
  const answered = answeredIn(titleSaid)
  return `${answered === undefined ? title : words.files.response({ title: answered })}.pdf`
}
