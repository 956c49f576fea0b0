import { AppError, type Document } from '@brieflotse/contract'
import { http } from 'msw'
import type { Answer } from './fake-server.ts'

type Respond = (request: Request, act: () => Promise<Answer>) => Promise<Response>
type Held = {
  rows: Map<number, Document>
  found: (id: string | readonly string[] | undefined) => Document
  put: (row: Document) => Document
  erase: (id: number) => void
}

/** Fake endpoints that split, reorder and join documents. */
export function arrangeCalls(respond: Respond, { rows, found, put, erase }: Held) {
  let last = 0
  const newId = () => (last = Math.max(last, ...rows.keys()) + 1)
  const isElsewhere = (row: Document) => !!(row.joinedInto ?? row.parts?.length)
  const one = (url: string, act: (row: Document, body: never) => Document) =>
    http.post(`*/api/documents/:id/${url}`, ({ request, params }) =>
      respond(request, async () => {
        const text = await request.text()
        const body = (text === '' ? {} : JSON.parse(text)) as never
        return { status: 200, body: put(act(found(params['id']), body)) }
      }),
    )
  return [
    one('arrange', (row, { letters }: { letters: number[][] }) => {
      if (isElsewhere(row)) throw new AppError('conflict')
      if (letters.length === 1) return row
      const parts = letters.map(() => {
        const part = { ...row, id: newId(), clientId: null, claims: [], partOf: row.id }
        return put({ ...part, joined: [], parts: [] }).id
      })
      return { ...row, status: 'archived', parts }
    }),
    one('join', (row, body: { other: number }) => {
      const other = found(String(body.other))
      const isFree = [row, other].every((it) => it.status !== 'archived' && !isElsewhere(it))
      if (!isFree || other.id === row.id) throw new AppError('conflict')
      put({ ...other, status: 'archived', joinedInto: row.id })
      const fileCount = row.fileCount + other.fileCount
      return { ...row, fileCount, joined: [...(row.joined ?? []), other.id] }
    }),
    one('arrange/undo', (row) => {
      const parts = (row.parts ?? []).filter((id) => rows.has(id))
      const others = (row.joined ?? []).flatMap((id) => rows.get(id) ?? [])
      for (const id of parts) erase(id)
      if (parts.length > 0) return { ...row, status: 'completed', parts: [] }
      if (others.length === 0) throw new AppError('conflict')
      for (const other of others) put({ ...other, status: 'completed', joinedInto: null })
      return { ...row, joined: [] }
    }),
  ]
}
