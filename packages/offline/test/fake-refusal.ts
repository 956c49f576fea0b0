import { type AppError, englishOf, statuses } from '@brieflotse/contract'
import { HttpResponse } from 'msw'

/** A failure in the server's response format. */
export function refusal({ code, said }: AppError, epoch: string) {
  const message = englishOf(said)
  const history = code === 'not-logged-in' ? { epoch } : {}
  const body = { code, error: message, message, said, ...history }
  return HttpResponse.json(body, { status: statuses[code] })
}
