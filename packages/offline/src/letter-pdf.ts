import { responsePdfUrl } from '@brieflotse/contract'
import { fetchBytes } from './kept/fetch.ts'

/** Downloads a letter as PDF. Throws `AppError` (`offline`, `not-found`). */
export async function fetchLetterPdf(letterId: number, signal?: AbortSignal): Promise<ArrayBuffer> {
  return (await fetchBytes(responsePdfUrl(letterId), signal)).bytes
}
