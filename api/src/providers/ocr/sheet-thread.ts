import { decodeImage, decodeSmall } from './image.ts'
import type { SheetAsks } from './messages.ts'
import { readSheet } from './read-sheet.ts'
import { serve } from './serve.ts'
import { startRecogniser } from './recogniser.ts'

/** Straightens and recognises one page at a time. Tesseract starts with the thread, before the first page arrives. */
const starting = startRecogniser()

serve<SheetAsks>({
  async readPhoto(bytes) {
    const inColour = () => decodeSmall(bytes)
    return readSheet(await decodeImage(bytes), { page: 1, inColour, recognise: await starting })
  },
  async readDrawn({ picture, paper, page }) {
    // The picture library cannot use shared memory.
    const own = { ...picture, data: picture.data.slice() }
    return readSheet(own, { page, paper, recognise: await starting })
  },
})
