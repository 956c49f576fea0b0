import {
  AppError,
  ById,
  ClientId,
  createResponseLetter,
  deleteResponseLetter,
  type Document,
  editResponseLetter,
  getResponseLetter,
  listResponseLetters,
  type NewResponseLetter,
} from '@brieflotse/contract'
import { dayInGermany } from '@brieflotse/rules'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { findUser, languageOf } from '../account/store.ts'
import type { Db, Tx } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import { storedAnswer, type Once, once, onceOf, wasDone } from '../http/once.ts'
import { userOf } from '../http/session.ts'
import { createSlots } from '../http/slots.ts'
import type { Api } from '../http/valibot.ts'
import { letterFileName } from '../text/file-names.ts'
import { wordingIn } from '../text/in-language.ts'
import { titleFrom, toTitle } from '../text/letter-title.ts'
import { attachmentsOf } from './attachments.ts'
import { aboutLetter, type Letters } from './store.ts'
import { type StoredLetter, toLetter } from './wire.ts'
import { writeLetter } from './write-letter.ts'
import type { LetterPrints } from './letter-prints.ts'
import { attachment } from '../http/attachment.ts'

export type LetterDeps = {
  db: Db
  letters: Letters
  press: LetterPrints
  files: { collect: (hashes: string[]) => Promise<void> }
  loadDocument: (id: number) => Promise<Document | null>
}

export async function letterRoutes(app: Api, deps: LetterDeps): Promise<void> {
  const { db, letters } = deps
  app.route({
    ...listResponseLetters,
    handler: async (request) => {
      const rows = await letters.list(userOf(request).userId)
      const { id } = request.query
      return rows.filter((row) => id === undefined || String(row.id) === id).map(toLetter)
    },
  })

  app.route({
    ...createResponseLetter,
    handler: async (request) => {
      const { userId } = userOf(request)
      const wish = onceOf(request, userId, request.body)
      // A repeated request must succeed even if the document has been deleted since the letter was created.
      const before = await storedAnswer<{ id: number }>(db.read, wish)
      const { id } = before ?? (await makeLetter(deps, wish, request.body))
      return toLetter(existing(await letters.find(userId, id)))
    },
  })

  app.register(async (own: Api) => ownLetterRoutes(own, deps))
}

async function makeLetter(
  { db, letters, loadDocument }: LetterDeps,
  wish: Once,
  wanted: NewResponseLetter,
): Promise<{ id: number }> {
  const { userId, key } = wish
  const { documentId, responseType } = wanted
  const document = existing(await loadDocument(documentId))
  if (document.userId !== userId) throw new AppError('not-found')
  const user = existing(await findUser(db.read, userId))
  const attachments = await attachmentsOf(db.read, userId, wanted.attachments ?? [])
  return db.write((tx) =>
    once(tx, wish, async () => {
      const today = dayInGermany(new Date())
      const written = writeLetter(wanted, { document, user, today })
      const clientId = v.is(ClientId, key) ? key : null
      const named = { ...titleFrom(wanted.title), responseType }
      const letter = { userId, clientId, documentId, ...named, attachments, ...written }
      const answer = { id: await letters.add(tx, letter) }
      return { answer, about: aboutLetter(answer.id) }
    }),
  )
}

/** Routes of a single letter. The hook checks first that the letter belongs to the user. */
async function ownLetterRoutes(app: Api, deps: LetterDeps): Promise<void> {
  const { db, letters } = deps
  app.decorateRequest('letter', null)
  const printing = createSlots(limits.printsOfUsersAtOnce)
  app.addHook('preHandler', async (request, reply) => {
    const { id } = request.params as { id: number }
    const row = await letters.find(userOf(request).userId, id)
    // This request has already erased the letter, and its response was lost.
    const erased = !row && request.method === 'DELETE' && (await wasDone(db.read, wishOf(request)))
    if (erased) return reply.code(204).send()
    request.setDecorator<StoredLetter>('letter', existing(row))
  })

  /** An idempotent change to the letter. */
  const change = (request: FastifyRequest, work: (tx: Tx, row: StoredLetter) => Promise<void>) =>
    db.write((tx) =>
      once(tx, wishOf(request), async () => {
        const row = letterOf(request)
        await work(tx, row)
        return { answer: 'done', about: aboutLetter(row.id) }
      }),
    )

  app.route({ ...getResponseLetter, handler: async (request) => toLetter(letterOf(request)) })

  app.route({
    method: 'GET',
    url: '/api/response-letters/:id/pdf',
    schema: { params: ById },
    handler: async (request, reply) => {
      const user = existing(await findUser(db.read, userOf(request).userId))
      const letter = letterOf(request)
      const bytes = await printing(user.id, () => deps.press.print(letter, user))
      const words = wordingIn(await languageOf(db.read, user.id))
      const name = letterFileName(toTitle(letter), words)
      reply.header('content-disposition', attachment(name)).type('application/pdf')
      return Buffer.from(bytes)
    },
  })

  app.route({
    ...editResponseLetter,
    handler: async (request) => {
      await change(request, (tx, { id }) => letters.edit(tx, id, request.body))
      const { user_id, id } = letterOf(request)
      return toLetter(existing(await letters.find(user_id, id)))
    },
  })

  app.route({
    ...deleteResponseLetter,
    handler: async (request) => {
      let unnamed: string[] = []
      await change(request, async (tx, row) => {
        unnamed = await letters.erase(tx, row)
      })
      await deps.files.collect(unnamed)
      await db.scrub()
      return null
    },
  })
}

const wishOf = (request: FastifyRequest) => onceOf(request, userOf(request).userId, request.body)

function letterOf(request: FastifyRequest): StoredLetter {
  return request.getDecorator<StoredLetter>('letter')
}
