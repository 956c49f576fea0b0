import { workerData } from 'node:worker_threads'
import { decodeImage, inspectImage } from './image.ts'
import { ocrLimits } from './limits.ts'
import type { SheetAsks, SheetThreadData } from './messages.ts'
import { readSheet } from './read-sheet.ts'
import { startRecogniser } from './recogniser.ts'
import { createRecognisers } from './recognisers.ts'
import { serve } from './serve.ts'

/** Straightens pages and has them recognised; the Tesseracts are threads of this thread and end with it. */
const recognisers = createRecognisers({
  start: startRecogniser,
  count: (workerData as SheetThreadData).recognisers,
  pagesEach: ocrLimits.pagesEach,
  limit: ocrLimits.recogniseTime,
})

serve<SheetAsks>({
  async inspect(bytes) {
    await inspectImage(bytes)
    return null
  },
  async readPhoto(bytes, signal) {
    return readSheet(await decodeImage(bytes), { page: 1, recognisers, signal })
  },
  readDrawn({ picture, paper, page }, signal) {
    return readSheet(picture, { page, paper, recognisers, signal })
  },
})
