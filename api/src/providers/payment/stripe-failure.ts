import { AppError, type ErrorCode, message, type Said } from '@brieflotse/contract'
import { Stripe } from 'stripe'
import { inProvidersWords } from './words.ts'

/**
 * Maps a failed Stripe call to our errors. The log gets type, code and request id, but not the package's error, which contains
 * headers and sent data.
 */
export function stripeFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const code = codeOf(error)
  const { type, code: reason = 'none', statusCode = 0, requestId = 'none' } = error
  const cause = Object.assign(
    new Error(`Stripe: ${type}, ${reason}, ${statusCode}, ${requestId}`),
    {
      code: 'E_STRIPE',
    },
  )
  return new AppError(code, code === 'payment-failed' ? wordsOf(error) : undefined, { cause })
}

function codeOf(error: Stripe.errors.StripeError): ErrorCode {
  const { statusCode = 0 } = error
  if (error instanceof Stripe.errors.StripeRateLimitError || statusCode === 409) return 'busy'
  if (error.code === 'resource_missing' && statusCode === 404) return 'not-found'
  // The operator must fix 401 and 403; the payment itself was not rejected.
  if ([400, 402, 404, 422].includes(statusCode)) return 'payment-failed'
  return 'provider-down'
}

function wordsOf(error: Stripe.errors.StripeError): Said | undefined {
  if (error.code === 'amount_too_small') return message('payment.too-small')
  if (error.code === 'amount_too_large') return message('payment.too-large')
  // Only card errors have messages written for the payer.
  return error instanceof Stripe.errors.StripeCardError
    ? inProvidersWords(error.message, message('payment-failed'))
    : undefined
}
