import { answeredIn } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { wrapLetter } from '@brieflotse/writing'
import { responsesText } from '../text/responses.ts'
import { saveFile } from '../ui/save-file.ts'

type Letter = Pick<ShownLetter, 'title' | 'titleSaid' | 'content'>

/** Saves the letter as a text file. Its name is defined in the specification. */
export function downloadLetter({ title, titleSaid, content }: Letter): void {
  const fileName = `${responsesText.fileName({ title: answeredIn(titleSaid) ?? title })}.txt`
  const { buffer } = new TextEncoder().encode(wrapLetter(content))
  void saveFile({ fileName, mimeType: 'text/plain;charset=utf-8', bytes: buffer })
}
