import { startImport, type Transfers, transferType } from '@brieflotse/contract'
import { readAnswer } from './call/answer.ts'
import { address, announced } from './call/call.ts'
import { sendBody } from './call/send-body.ts'

/** Uploads an account file for import. Throws `AppError` (`offline`, `too-large`, `busy`). */
export async function sendTransfer(
  file: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<Transfers> {
  const headers = { 'Content-Type': transferType }
  const sending = { method: 'POST' as const, headers, body: file, signal, onProgress }
  const answer = await sendBody(address(startImport.url), sending)
  return announced(() => readAnswer(startImport, answer))
}
