import { responsePdfUrl } from '@brieflotse/contract'
import { fetchBytes } from './kept/fetch.ts'

/** A letter as it is printed. Throws `AppError` (`offline`, `not-found`). */
export async function fetchLetterPdf(letterId: number, signal?: AbortSignal): Promise<ArrayBuffer> {
  return (await fetchBytes(responsePdfUrl(letterId), signal)).bytes
}
