import type { Endpoint, Response as Answer } from '@brieflotse/contract'
import { readResponse } from './answer.ts'
import { endpointUrl, announced } from './call.ts'
import { sendBody, type Sending } from './send-body.ts'

export type Upload = Pick<Sending, 'signal' | 'onProgress'> & {
  form: FormData
  idempotencyKey: string
}

/** Uploads a multipart form. Every failure is an `AppError`; a connection without progress is `offline`. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  { form, idempotencyKey, ...rest }: Upload,
): Promise<Answer<E>> {
  const headers = { 'Idempotency-Key': idempotencyKey }
  const sending = { method: 'POST' as const, headers, body: form, ...rest }
  const answer = await sendBody(endpointUrl(endpoint.url), sending)
  return announced(() => readResponse(endpoint, answer))
}
