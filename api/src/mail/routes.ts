import {
  AppError,
  ById,
  cancelMail,
  type MailQuote,
  orderMail,
  quoteMail,
} from '@brieflotse/contract'
import { creditsPerLetter, type DeliveryOption } from '@brieflotse/rules'
import type { FastifyRequest } from 'fastify'
import { creditsOf, findUser, languageOf } from '../account/store.ts'
import { attachment } from '../http/attachment.ts'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { onceOf } from '../http/once.ts'
import { limitBy } from '../http/rate-limit.ts'
import { sendFile } from '../http/send-file.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { toLetter } from '../letters/store.ts'
import { letterFileName } from '../text/file-names.ts'
import { wordingIn } from '../text/in-language.ts'
import { type OrderingDeps, orderLetter } from './order.ts'
import { type CheckedLetter, withLimits } from './prepare.ts'
import { offersOf } from './quote.ts'

async function letterOf({ letters }: OrderingDeps, userId: number, id: number) {
  return toLetter(existing(await letters.find(userId, id)))
}

async function ownOrder({ orders }: OrderingDeps, request: FastifyRequest, id: number) {
  return existing(await orders.find(userOf(request).userId, id))
}

/** Routes for prices, orders, cancellation and the stored documents of an order. */
export async function mailRoutes(app: Api, deps: OrderingDeps): Promise<void> {
  const { db, letters, orders, mail, prints } = deps
  const perUser = limitBy(app, limits.mailQuotesPerUser, (request) => `${userOf(request).userId}`)

  app.route({
    ...quoteMail,
    preHandler: perUser,
    handler: async (request): Promise<MailQuote> => {
      const { userId } = userOf(request)
      const letter = existing(await letters.find(userId, request.params.id))
      if (letter.sent_at !== null) throw new AppError('already-mailed')
      const user = existing(await findUser(db.read, userId))
      const { blackAndWhite, doubleSided } = request.query
      const print = {
        blackAndWhite: blackAndWhite === 'true',
        doubleSided: doubleSided === 'true',
      }
      // Options with the same layout share one printed letter.
      const printed = new Map<string, Promise<CheckedLetter>>()
      const pressedFor = async (option: DeliveryOption) => {
        const layout = mail.layout(option)
        const pages = printed.get(layout) ?? prints.prepare(letter, user, layout)
        printed.set(layout, pages)
        return withLimits(await pages, mail)
      }
      return {
        provider: mail.name,
        practice: mail.practice,
        ...(await offersOf(mail, print, pressedFor)),
        credits: creditsPerLetter,
        balance: await creditsOf(db.read, userId),
      }
    },
  })

  app.route({
    ...orderMail,
    preHandler: perUser,
    handler: async (request) => {
      const { userId } = userOf(request)
      const user = existing(await findUser(db.read, userId))
      const order = request.body
      const idempotency = onceOf(request, userId, order)
      const { id, trackingId } = await orderLetter(deps, idempotency, { user, order })
      return { id, trackingId, letter: await letterOf(deps, userId, order.responseLetterID) }
    },
  })

  app.route({
    ...cancelMail,
    handler: async (request) => {
      const { id, user_id, letter_id } = await ownOrder(deps, request, request.params.id)
      await db.write(async (tx) => orders.cancel(tx, existing(await orders.byId(tx, id))))
      return letterOf(deps, user_id, letter_id)
    },
  })

  orderFileRoutes(app, deps)
}

/** The PDF of an order and its proof of delivery. */
function orderFileRoutes(app: Api, deps: OrderingDeps): void {
  const { db, storage } = deps
  const wordsOf = async (userId: number) => wordingIn(await languageOf(db.read, userId))

  app.route({
    method: 'GET',
    url: '/api/physical-mail/:id/pdf',
    schema: { params: ById },
    handler: async (request, reply) => {
      const { user_id, letter_id, pdf_hash } = await ownOrder(deps, request, request.params.id)
      const name = letterFileName(await letterOf(deps, user_id, letter_id), await wordsOf(user_id))
      reply.header('content-disposition', attachment(name))
      return sendFile(storage, request, reply, pdf_hash, 'application/pdf')
    },
  })

  app.route({
    method: 'GET',
    url: '/api/physical-mail/:id/proof',
    schema: { params: ById },
    handler: async (request, reply) => {
      const { user_id, proof_hash, tracking_id } = await ownOrder(deps, request, request.params.id)
      const hash = existing(proof_hash)
      const { ending, mimeType } = proofTypeOf(existing(await storage.read(hash)))
      const name = (await wordsOf(user_id)).files.proof({ number: tracking_id })
      reply.header('content-disposition', attachment(`${name}.${ending}`))
      // A carrier's file may contain anything, so the browser must not run its scripts or forms or give it our origin.
      reply.header('content-security-policy', "sandbox; default-src 'none'")
      return sendFile(storage, request, reply, hash, mimeType)
    },
  })
}

const proofKinds = [
  ['%PDF-', 'pdf', 'application/pdf'],
  ['\x89PNG', 'png', 'image/png'],
  ['\xff\xd8\xff', 'jpg', 'image/jpeg'],
  ['GIF8', 'gif', 'image/gif'],
] as const

/** Detects the file type of a proof of delivery from its first bytes. */
function proofTypeOf(bytes: Uint8Array): { ending: string; mimeType: string } {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  const [, ending, mimeType] = proofKinds.find(([magic]) => start.startsWith(magic)) ?? [
    '',
    'bin',
    'application/octet-stream',
  ]
  return { ending, mimeType }
}
