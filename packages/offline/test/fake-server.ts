import {
  AppError,
  type Change,
  type Document,
  type DocumentEdit,
  type ErrorCode,
  type HeldFile,
  type ResponseLetter,
} from '@brieflotse/contract'
import { edited, isSame, fieldValueOf } from '@brieflotse/letter'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { UnsentLetter } from '../src/outbox/entries.ts'
import { accountHandlers } from './fake-account.ts'
import { arrangeCalls } from './fake-arrange.ts'
import { claimHandler } from './fake-claims.ts'
import { refusal } from './fake-refusal.ts'
import { reminderHandler } from './fake-reminders.ts'
import { feedCalls } from './fake-feed.ts'
import { fakeHeld } from './fake-held.ts'
import { mailParts } from './fake-mail.ts'
import { fakePost, postCalls } from './fake-post.ts'
import { madeUpDocument, madeUpLetter } from './made-up.ts'

/**
 * `offline`: the request never arrives; `lost`: the server acts, but its response is lost; an error code: the server refuses and does not
 * act.
 */
export type Fault = 'offline' | 'lost' | ErrorCode

export type Answer = { status: 200 | 201 | 204; body: unknown }

/**
 * A fake server in memory: a counter, a feed with tombstones, and responses stored by idempotency key. `faults` are applied to the next
 * requests in turn; while `isDown` no request arrives.
 */
export function startFakeServer(userId = 1) {
  const rows = new Map<number, Document>()
  const letters = new Map<number, ResponseLetter>()
  const feed = new Map<number | string, Change>()
  const answers = new Map<string, Answer>()
  const kept = [rows, letters, feed, answers] as Map<unknown, unknown>[]
  const held = fakeHeld()
  let lost = 0
  const post = fakePost()
  const state = {
    rows,
    letters,
    userId: userId as number | null,
    faults: [] as (Fault | null)[],
    isDown: false,
    /** Requests that the server processed, in order: `POST /api/documents <key>`. */
    log: [] as string[],
    pageSize: 100,
    /** The queries of the pulls, in order. */
    asked: [] as string[],
    /** Called for every request before the response is made. */
    onRequest: async (_url: string): Promise<void> => {},
    /** Called for every response before it is sent. */
    onResponse: async (_url: string): Promise<void> => {},
    /** Bytes of all pieces that were sent, whether they arrived or not. */
    pieceBytes: 0,
    held,
    post,
    cursor: 0,
    epoch: 'first',
    deviceKey: 'A'.repeat(43),
    put,
    putLetter,
    erase,
    eraseLetter,
    restart,
    restore,
    copy,
    stop: () => msw.close(),
  }

  function put(document: Document): Document {
    rows.set(document.id, document)
    state.cursor += 1
    feed.set(document.id, { kind: 'document', id: document.id, rev: state.cursor, row: document })
    return document
  }

  function erase(id: number): void {
    rows.delete(id)
    state.cursor += 1
    feed.set(id, { kind: 'document', id, rev: state.cursor, row: null })
  }

  function putLetter(letter: ResponseLetter): ResponseLetter {
    letters.set(letter.id, letter)
    state.cursor += 1
    const { id } = letter
    feed.set(`letter ${id}`, { kind: 'letter', id, rev: state.cursor, row: letter })
    return letter
  }

  function eraseLetter(id: number): void {
    letters.delete(id)
    state.cursor += 1
    feed.set(`letter ${id}`, { kind: 'letter', id, rev: state.cursor, row: null })
  }

  function foundLetter(id: unknown): ResponseLetter {
    const letter = letters.get(Number(id))
    if (!letter) throw new AppError('not-found')
    return letter
  }

  /** Replaces the database with an empty one whose counter starts again. */
  function restart(): void {
    rows.clear()
    letters.clear()
    feed.clear()
    state.cursor = 0
    state.epoch = crypto.randomUUID()
  }

  /** A backup of the current state, for `restore`. */
  function copy() {
    return { cursor: state.cursor, kept: kept.map((map) => [...map]) }
  }

  function restore(backup: ReturnType<typeof copy>): void {
    restart()
    for (const [index, map] of kept.entries()) {
      map.clear()
      for (const [key, value] of backup.kept.at(index) ?? []) map.set(key, value)
    }
    state.cursor = backup.cursor
    // no id is used twice
    lost += 1_000_000
  }

  function found(id: string | readonly string[] | undefined): Document {
    const row = rows.get(Number(id))
    if (!row) throw new AppError('not-found')
    return row
  }

  function readAgain(row: Document): Document {
    return row.status === 'archived' ? row : { ...row, status: 'pending' }
  }

  /** The response to a repeated request: the current document or letter. */
  function again(key: string): Answer | undefined {
    const answer = answers.get(key)
    type Body = { id?: number; duplicate?: boolean; letter?: ResponseLetter }
    const { id, duplicate, letter } = (answer?.body ?? {}) as Body
    const isPart = key.startsWith('part ')
    if (!answer || id === undefined || isPart) return answer
    if (letter)
      return { ...answer, body: { ...(answer.body as Body), letter: foundLetter(letter.id) } }
    const body = letters.get(id) ?? { ...found(String(id)), duplicate }
    return { ...answer, body }
  }

  async function respond(request: Request, act: () => Answer | Promise<Answer>): Promise<Response> {
    await state.onRequest(request.url)
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/api/sync')) state.asked.push(search.slice(1))
    const fault = state.isDown ? 'offline' : (state.faults.shift() ?? null)
    if (fault === 'offline') return HttpResponse.error()
    try {
      if (fault && fault !== 'lost') throw new AppError(fault)
      if (state.userId === null) throw new AppError('not-logged-in')
      const key = keyOf(request, pathname)
      const answer = (key && again(key)) || (await act())
      if (key && !answers.has(key)) {
        answers.set(key, answer)
        state.log.push(`${request.method} ${pathname} ${key}`)
      }
      if (fault === 'lost') return HttpResponse.error()
      await state.onResponse(request.url)
      if (answer.status === 204) return new HttpResponse(null, { status: 204 })
      return HttpResponse.json(answer.body as object, { status: answer.status })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return refusal(error, state.epoch)
    }
  }

  /** The idempotency key of a request; claims and reminders have ids of their own. */
  function keyOf(request: Request, pathname: string): string | null {
    const key = request.headers.get('Idempotency-Key')
    return key && /^\/api\/(claims|reminders)/.test(pathname) ? `part ${key}` : key
  }

  const msw = setupServer(
    ...accountHandlers(respond, state),
    ...feedCalls(feed, respond, state),
    http.post('*/api/documents', ({ request }) =>
      respond(request, async () => {
        const form = await request.formData()
        const named = form.get('held')
        const list = typeof named === 'string' ? (JSON.parse(named) as HeldFile[]) : []
        for (const { hash } of list) if (!held.stateOf(hash).complete) held.use(hash)
        for (const { hash } of list) held.use(hash)
        const files = [...(form.getAll('file') as File[]), ...list]
        const id = lost + rows.size + 1000 + state.cursor
        const clientId = request.headers.get('Idempotency-Key')
        const targetLanguage = form.get('targetLanguage') as string
        const about = { fileName: files[0]?.name ?? '', fileCount: files.length, targetLanguage }
        const rest = { clientId, ...about, status: 'pending', userId } as const
        return { status: 201, body: { ...put(madeUpDocument(id, rest)), duplicate: false } }
      }),
    ),
    http.get('*/api/uploads/:hash', ({ request, params }) =>
      respond(request, () => ({ status: 200, body: held.stateOf(String(params['hash'])) })),
    ),
    http.put('*/api/uploads/:hash', async ({ request, params }) => {
      const piece = Buffer.from(await request.arrayBuffer())
      state.pieceBytes += piece.length
      return respond(request, () => {
        const { searchParams } = new URL(request.url)
        return { status: 200, body: held.take(String(params['hash']), searchParams, piece) }
      })
    }),
    http.post('*/api/process-shared-email', ({ request }) =>
      respond(request, async () => ({
        status: 200,
        body: { parts: mailParts(await request.formData(), put) },
      })),
    ),
    http.delete('*/api/documents/:id', ({ request, params }) =>
      respond(request, () => {
        const row = found(params['id'])
        if (request.url.includes('permanent=true')) erase(row.id)
        else put({ ...row, status: 'archived' })
        return { status: 204, body: null }
      }),
    ),
    http.post('*/api/response-letters', ({ request }) =>
      respond(request, async () => {
        type Body = UnsentLetter & { documentId: number; attachments?: number[] }
        const { attachments: ids = [], ...body } = (await request.json()) as Body
        const attachments = ids.map((documentId) => ({ documentId, title: `Letter ${documentId}` }))
        const clientId = request.headers.get('Idempotency-Key')
        const made = { ...body, attachments, clientId, userId }
        return { status: 201, body: putLetter(madeUpLetter(lost + 2000 + state.cursor, made)) }
      }),
    ),
    http.patch('*/api/response-letters/:id', ({ request, params }) =>
      respond(request, async () => {
        const { from, to } = (await request.json()) as { from: string; to: string }
        const letter = foundLetter(params['id'])
        if (letter.content !== from && letter.content !== to) throw new AppError('conflict')
        return { status: 200, body: putLetter({ ...letter, content: to }) }
      }),
    ),
    http.delete('*/api/response-letters/:id', ({ request, params }) =>
      respond(request, () => {
        eraseLetter(foundLetter(params['id']).id)
        return { status: 204, body: null }
      }),
    ),
    ...postCalls(post, { respond, letterOf: foundLetter, putLetter }),
    http.patch('*/api/documents/:id', ({ request, params }) =>
      respond(request, async () => {
        const { changes } = (await request.json()) as DocumentEdit
        const row = changes.reduce((now, change) => {
          const held = fieldValueOf(now, change)
          if (!isSame(held, change.from) && !isSame(held, change.to)) throw new AppError('conflict')
          return edited(now, [change])
        }, found(params['id']))
        return { status: 200, body: put(row) }
      }),
    ),
    claimHandler(respond, rows, put),
    reminderHandler(respond, rows, put),
    http.post('*/api/documents/:id/restore', ({ request, params }) =>
      respond(request, () => ({
        status: 200,
        body: put({ ...found(params['id']), status: 'completed' }),
      })),
    ),
    ...arrangeCalls(respond, { rows, found, put, erase }),
    http.post('*/api/documents/:id/read', ({ request, params }) =>
      respond(request, () => ({ status: 200, body: put(readAgain(found(params['id']))) })),
    ),
    http.get('*/api/documents/:id/file', ({ request, params }) =>
      respond(request, () => {
        found(params['id'])
        return { status: 200, body: `file ${new URL(request.url).search}` }
      }),
    ),
    http.get('*/api/documents/:id/pages/:page/words', () => HttpResponse.json([])),
    http.get('*/api/documents/:id/pages/:page', ({ request, params }) =>
      respond(request, () => {
        found(params['id'])
        return { status: 200, body: `page ${String(params['page'])}` }
      }),
    ),
  )
  msw.listen({ onUnhandledRequest: 'error' })
  return state
}

export type FakeServer = ReturnType<typeof startFakeServer>
