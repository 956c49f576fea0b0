import type { Words } from './in-language.ts'

const stored = /^Response to: (.+)$/s

/** How a letter is called as a file. It is stored under an English title (specification, section 7). */
export function letterFileName(title: string, words: Words): string {
  const answered = stored.exec(title)?.[1]
  return `${answered ? words.files.response({ title: answered }) : title}.pdf`
}
