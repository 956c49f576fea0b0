import { wrapLetter } from '@brieflotse/writing'
import { responsesText } from '../text/responses.ts'
import { saveFile } from '../ui/save-file.ts'

/** Saves the letter as a text file under the name of the specification. */
export function downloadLetter({ title, content }: { title: string; content: string }): void {
  const fileName = `${responsesText.fileName({ title: title.replace(/^Response to: /, '') })}.txt`
  const { buffer } = new TextEncoder().encode(wrapLetter(content))
  void saveFile({ fileName, mimeType: 'text/plain;charset=utf-8', bytes: buffer })
}
