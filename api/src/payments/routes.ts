import {
  buyCredits,
  changeClaim as changeClaimEndpoint,
  getPaymentOptions,
  getPaymentStatus,
  payByBankTransfer,
  payByPaypal,
  type PaymentOptions,
  type PaymentRequest,
  paySofort,
  englishOf,
  type PaymentResponse,
  type PaymentStatus,
} from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { once, onceOf } from '../http/once.ts'
import { limitBy } from '../http/rate-limit.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { type PaymentProviders, takesClaims } from '../providers/payment/providers.ts'
import { applyClaimChange } from './claim-changes.ts'
import { ownClaim, type StartDeps, beginPayment } from './start.ts'
import { aboutClaim, findClaim, findPayment, type PaymentRow, saidOfPayment } from './store.ts'
import { requestedCredits, requestedPaymentOf } from './requested-payment.ts'

export async function paymentRoutes(app: Api, deps: StartDeps): Promise<void> {
  const { db, feed, look, payment } = deps
  const byUser = (request: FastifyRequest) => String(userOf(request).userId)
  const preValidation = limitBy(app, limits.paymentsPerUser, byUser)
  const onceOnly = (request: FastifyRequest) =>
    onceOf(request, userOf(request).userId, request.body)

  type Paying = FastifyRequest<{ Body: unknown }> & { body: PaymentRequest }
  const pay = async (request: Paying, how: 'bank' | 'paypal' | 'online') => {
    const { claimId = null, again } = request.body
    const plan = (claim: Parameters<typeof requestedPaymentOf>[2]) =>
      requestedPaymentOf(request.body, how, claim)
    return toResponse(await beginPayment(deps, { wish: onceOnly(request), claimId, again, plan }))
  }

  app.route({ ...paySofort, preValidation, handler: (request) => pay(request, 'online') })
  app.route({ ...payByBankTransfer, preValidation, handler: (request) => pay(request, 'bank') })
  app.route({ ...payByPaypal, preValidation, handler: (request) => pay(request, 'paypal') })

  app.route({
    ...buyCredits,
    preValidation,
    handler: async (request) => {
      const plan = () => requestedCredits(request.body)
      const start = { wish: onceOnly(request), claimId: null, again: false, plan }
      return toResponse(await beginPayment(deps, start))
    },
  })

  app.route({
    ...getPaymentStatus,
    preValidation: limitBy(app, limits.paymentLooksPerUser, byUser),
    handler: async (request) => {
      const row = existing(await findPayment(db.read, userOf(request).userId, request.params.id))
      return toStatus(await look.forScreen(row))
    },
  })

  app.route({ ...getPaymentOptions, handler: async () => optionsOf(payment) })

  app.route({
    ...changeClaimEndpoint,
    handler: async (request) => {
      const { userId } = userOf(request)
      const { id } = request.params
      const wish = onceOnly(request)
      return db.write(async (tx) => {
        const claim = existing(await findClaim(tx, userId, id))
        await once(tx, wish, async () => {
          await applyClaimChange(tx, feed, { claim, change: request.body, key: wish.key })
          return { answer: 'done', about: aboutClaim(id) }
        })
        return ownClaim(tx, deps, userId, id)
      })
    },
  })
}

function optionsOf(payment: PaymentProviders): PaymentOptions {
  const { online, paypal, publishableKey } = payment
  const offered = [online, paypal].filter((provider) => provider !== null)
  return {
    online: online && { provider: online.name, practice: online.practice },
    paypal: paypal && { provider: paypal.name, practice: paypal.practice },
    forClaims: offered.length > 0 && offered.every((provider) => takesClaims(payment, provider)),
    publishableKey,
  }
}

/** The response to starting a payment; it contains secrets for the payer. */
function toResponse(row: PaymentRow): PaymentResponse {
  return {
    paymentIntentId: row.id,
    clientSecret: row.client_secret ?? '',
    status: row.status,
    approveUrl: row.approve_url,
    provider: row.provider,
    practice: row.provider === 'practice',
  }
}

/** The state of a payment, without its secret. */
function toStatus(row: PaymentRow): PaymentStatus {
  const said = saidOfPayment(row)
  return {
    id: row.id,
    status: row.status,
    statusMessage: englishOf(said),
    said,
    amount: row.amount_cents,
    practice: row.provider === 'practice',
    approveUrl: row.approve_url,
  }
}
