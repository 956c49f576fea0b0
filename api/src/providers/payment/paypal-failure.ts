import { AppError, type ErrorCode } from '@brieflotse/contract'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.regex(/^[\w .:-]{1,100}$/))
const Failure = v.object({
  httpStatusCode: v.optional(v.number()),
  response: v.optional(
    v.object({
      name: v.optional(text),
      debug_id: v.optional(text),
      details: v.optional(v.array(v.object({ issue: v.optional(text) }))),
      links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() }))),
    }),
  ),
})

type Refusal = Error & {
  code: 'E_PAYPAL'
  issue: string | undefined
  links: { rel: string; href: string }[]
}

/** Maps a failed PayPal call to our errors. The log gets PayPal's words but nothing that was sent. */
export function paypalFailure(error: unknown): unknown {
  if (error instanceof AppError) return error
  const parsed = v.safeParse(Failure, error)
  const { httpStatusCode, response } = parsed.success
    ? parsed.output
    : { httpStatusCode: statusOf(error), response: undefined }
  const issue = response?.details?.[0]?.issue
  // PayPal's support asks for the debug id.
  const words = [
    httpStatusCode ?? networkCode(error),
    response?.name,
    issue,
    response?.debug_id,
  ].map((word) => word ?? '-')
  const cause: Refusal = Object.assign(new Error(`PayPal: ${words.join(', ')}`), {
    code: 'E_PAYPAL' as const,
    issue,
    links: response?.links ?? [],
  })
  return new AppError(codeOf(httpStatusCode), undefined, { cause })
}

/** PayPal's reason for a rejection, if there was one. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof AppError && error.code === 'payment-failed' ? (error.cause as Refusal) : null

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'httpStatusCode' in error
    ? Number(error.httpStatusCode)
    : undefined

function codeOf(status: number | undefined): ErrorCode {
  if (status === 429 || status === 409) return 'busy'
  if (status === 404) return 'not-found'
  if (status === 400 || status === 422) return 'payment-failed'
  // The operator must fix 401 and 403; the payment itself was not rejected.
  return 'provider-down'
}

/** Such as ECONNREFUSED. */
const networkCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && /^E[A-Z_]{2,30}$/.test(String(error.code))
    ? String(error.code)
    : undefined
