import { repairKnownPatterns } from './german/ocr-slips.ts'
import type { Layout } from './layout/types.ts'

/** Creates a function that repairs unambiguous OCR errors in displayed text; text from a PDF's text layer stays unchanged. */
export function createOcrRepair({ words }: Layout): (text: string) => string {
  const wasRecognised = words.some((word) => word.confidence < 1)
  return (text) => (wasRecognised ? repairKnownPatterns(text).text : text)
}
