import { mendKnownPatterns } from './german/ocr-slips.ts'
import type { Layout } from './layout/types.ts'

/** Slips of recognition that can mean nothing else are mended in what is shown; a text layer is left as it is. */
export function mender({ words }: Layout): (text: string) => string {
  const wasRecognised = words.some((word) => word.confidence < 1)
  return (text) => (wasRecognised ? mendKnownPatterns(text).text : text)
}
