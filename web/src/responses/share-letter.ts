import { fetchLetterPdf, type ShownLetter } from '@brieflotse/offline'
import { responsesText } from '../text/responses.ts'
import { notify } from '../ui/toast.tsx'

/**
 * Hands the letter to another app: as a PDF where the device and the connection can, else as its text; where nothing can be shared, it is
 * put on the clipboard.
 */
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
    // the user changed their mind
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  }
}

/** A share has to follow the tap soon, or the browser forgets that there was one (milliseconds). */
const soon = 3_000

/** The letter as a PDF; null without a connection, or where files cannot be shared. */
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
