import { wrapLetter } from '@brieflotse/writing'
import { responsesText } from '../text/responses.ts'

/** Saves the letter as a text file under the name of the specification. */
export function downloadLetter({ title, content }: { title: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([wrapLetter(content)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${responsesText.fileName(title.replace(/^Response to: /, ''))}.txt`
  link.click()
  URL.revokeObjectURL(url)
}
