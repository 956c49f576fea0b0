import { AppError, arrangeDocument, joinDocuments, undoArrangement } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../db/open.ts'
import type { Feed } from '../../db/feed.ts'
import type { Api } from '../../http/valibot.ts'
import type { Queue } from '../../providers/queue/queue.ts'
import type { Documents } from '../store.ts'
import type { StoredDocument } from '../wire.ts'
import type { DocumentRenderer } from '../render-documents.ts'
import { refuseActedOn } from './refuse-acted-on.ts'
import { arrange, documentRowOf, settleDocument, understandAnew } from './arrange-store.ts'
import { bringWordsBack } from './words-back.ts'
import { join, splitJoined } from './join-store.ts'

type Deps = { feed: Feed; queue: Queue; documents: Documents }

/** Helpers shared by the routes of one document: an idempotent change, and the response with the document. */
type Of = {
  change: (
    request: FastifyRequest,
    work: (tx: Tx, row: StoredDocument) => Promise<unknown>,
  ) => Promise<unknown>
  answer: (
    request: FastifyRequest,
  ) => Promise<NonNullable<Awaited<ReturnType<DocumentRenderer['one']>>>>
}

/** Routes that split, join and reorder the pages of letters, and undo it. */
export function arrangeRoutes(app: Api, deps: Deps, { change, answer }: Of): void {
  app.route({
    ...arrangeDocument,
    handler: async (request) => {
      await change(request, async (tx, { id, user_id }) =>
        arrange(tx, deps, await documentRowOf(tx, id, user_id), request.body),
      )
      return answer(request)
    },
  })

  app.route({
    ...joinDocuments,
    handler: async (request) => {
      await change(request, async (tx, { id, user_id }) =>
        join(tx, deps, await documentRowOf(tx, id, user_id), request.body),
      )
      return answer(request)
    },
  })

  app.route({
    ...undoArrangement,
    handler: async (request) => {
      await change(request, async (tx, { id, user_id }) => {
        const row = await documentRowOf(tx, id, user_id)
        if (!(await reunite(tx, row))) await splitJoined(tx, deps, row)
      })
      return answer(request)
    },
  })

  /** Deletes the parts that a document was split into and restores the document. False if it has no parts. */
  async function reunite(tx: Tx, row: StoredDocument): Promise<boolean> {
    const parts = await tx
      .selectFrom('documents')
      .selectAll()
      .where('part_of', '=', row.id)
      .execute()
    if (parts.length === 0) return false
    await refuseActedOn(
      tx,
      parts.map(({ id }) => id),
    )
    // Documents joined to a part, or split from one, would be lost with it.
    const kin = await tx
      .selectFrom('documents')
      .select('id')
      .where((eb) => {
        const ids = parts.map(({ id }) => id)
        return eb.or([eb('part_of', 'in', ids), eb('joined_into', 'in', ids)])
      })
      .execute()
    if (kin.length > 0) throw new AppError('conflict')
    const corrected = await bringWordsBack(tx, row, parts)
    // The parts share their files with the document, so no file loses its last reference.
    for (const part of parts) await deps.documents.erase(tx, part)
    if (corrected) await understandAnew(tx, deps, row.id)
    await settleDocument(tx, deps, row, { archived_at: null, arranged: 0 })
    return true
  }
}
