import { startImport, type AccountTransfers, transferType } from '@brieflotse/contract'
import { readResponse } from './call/answer.ts'
import { endpointUrl, announced } from './call/call.ts'
import { sendBody } from './call/send-body.ts'

/** Uploads an account file for import. Throws `AppError` (`offline`, `too-large`, `busy`). */
export async function sendTransfer(
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<AccountTransfers> {
  const headers = { 'Content-Type': transferType }
  const sending = { method: 'POST' as const, headers, body: file, signal, onProgress }
  const answer = await sendBody(endpointUrl(startImport.url), sending)
  return announced(() => readResponse(startImport, answer))
}
