import { AppError, type ErrorCode, message, type Said } from '@brieflotse/contract'
import { Stripe } from 'stripe'
import { inProvidersWords } from './words.ts'

/**
 * What a failed call to Stripe means to us. The log learns kind, code and request, never the package's own error: that holds headers
 * and what was sent.
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
  // 401 and 403 are the operator's to mend: the payment itself was not refused.
  if ([400, 402, 404, 422].includes(statusCode)) return 'payment-failed'
  return 'provider-down'
}

function wordsOf(error: Stripe.errors.StripeError): Said | undefined {
  if (error.code === 'amount_too_small') return message('payment.too-small')
  if (error.code === 'amount_too_large') return message('payment.too-large')
  // Only these messages are written for the payer.
  return error instanceof Stripe.errors.StripeCardError
    ? inProvidersWords(error.message, message('payment-failed'))
    : undefined
}
