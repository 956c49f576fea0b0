import { fetchLetterPdf, type ShownLetter } from '@brieflotse/offline'
import { responsesText } from '../text/responses.ts'
import { notify } from '../ui/toast.tsx'

/** Shares the letter: as a PDF if the device supports it and is online, otherwise as text. Without a share function, it copies the text. */
export async function shareLetter(letter: ShownLetter): Promise<void> {
  const { title, content } = letter
  if (!navigator.share) {
    await navigator.clipboard.writeText(content)
    notify(responsesText.copied)
    return
  }
  const file = await printed(letter)
  const asFile = { title, files: file ? [file] : [] }
  try {
    await navigator.share(file && navigator.canShare?.(asFile) ? asFile : { title, text: content })
  } catch (error) {
    // the user closed the share sheet
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}

/** The browser allows sharing only shortly after a tap, so the PDF must arrive within this time (milliseconds). */
const soon = 3_000

/** The letter as a PDF; null if offline, or if the browser cannot share files. */
async function printed({ id, title }: ShownLetter): Promise<File | null> {
  if (id === null || !navigator.canShare) return null
  try {
    const bytes = await fetchLetterPdf(id, AbortSignal.timeout(soon))
    const name = `${title.replace(/[\\/:*?"<>|]/g, ' ').trim()}.pdf`
    return new File([bytes], name, { type: 'application/pdf' })
  } catch {
    return null
  }
}
