import * as v from 'valibot'
import { Box } from './boxes.ts'

/**
 * One printed word as it was read, without corrections. `confidence` is 0 to 1; `before` is the first result if a second pass replaced it.
 */
export const PageWord = v.object({
  text: v.string(),
  box: Box,
  confidence: v.number(),
  before: v.optional(v.string()),
})
export type PageWord = v.InferOutput<typeof PageWord>

/** The words of a page in reading order. */
export const PageWords = v.array(PageWord)
export type PageWords = v.InferOutput<typeof PageWords>

/** Words with a lower confidence are marked for review. Same limit as in `packages/reading`. */
export const doubtfulWord = 0.7

/** Address of a page's words (JSON of `PageWords`). */
export function pageWordsUrl(documentId: number, page: number): string {
  return `/api/documents/${documentId}/pages/${page}/words`
}

/** `phone` is about 1,000 pixels wide, `zoom` about 2,000. */
export const pageImageSizes = ['phone', 'zoom'] as const
export type PageImageSize = (typeof pageImageSizes)[number]

/** Address of a page's picture (WebP). */
export function pageImageUrl(documentId: number, page: number, size: PageImageSize): string {
  return `/api/documents/${documentId}/pages/${page}?size=${size}`
}

/** Address of a file as it was uploaded; `number` counts from 1 to `fileCount`. */
export function originalFileUrl(documentId: number, number = 1): string {
  return `/api/documents/${documentId}/file?number=${number}`
}
