import type { Change, Document, FieldChange } from '../packages/contract/src/index.ts'
import { fieldValueOf } from '../packages/letter/src/index.ts'
import { aLetter } from '../packages/offline/test/faults/device.ts'
import type { StoryServer } from '../packages/offline/test/faults/server.ts'
import type { Action } from '../packages/offline/test/faults/story.ts'
import { ask as askAbout, enter, kill, people, type Session, send, start } from './real-process.ts'

async function upload(session: Session): Promise<void> {
  const { name, mimeType, bytes } = aLetter()
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: mimeType }), name)
  await send(session, '/api/documents', { method: 'POST', body: form })
}

/** The real server with a real database, shared by all scenarios. Each gets two new users and three letters of the first. */
export async function startRealServer(): Promise<StoryServer> {
  await start()
  const names = [`one-${people}`, `two-${people}`] as const
  const first = await enter('register', names[0])
  const second = await enter('register', names[1])
  const elsewhere = await enter('login', names[0])
  for (let n = 0; n < 3; n += 1) await upload(elsewhere)
  let onDevice = first

  const rows = async (): Promise<Document[]> => {
    const answer = await send(elsewhere, '/api/sync/older?limit=200')
    const { changes } = (await answer.json()) as { changes: Change[] }
    return changes
      .flatMap((change) => (change.kind === 'document' && change.row) || [])
      .toSorted((a, b) => a.id - b.id)
  }
  const edit = async (row: Document, change: Omit<FieldChange, 'from'>): Promise<void> => {
    const from = fieldValueOf(row, change as FieldChange)
    const body = JSON.stringify({ changes: [{ ...change, from }] })
    const headers = { 'content-type': 'application/json' }
    await send(elsewhere, `/api/documents/${row.id}`, { method: 'PATCH', body, headers })
  }

  async function act(action: Action, id: number | null): Promise<void> {
    if (action.what === 'upload') return upload(elsewhere)
    const row = (await rows()).find((other) => other.id === id)
    if (!row) return
    const url = `/api/documents/${row.id}`
    if (action.what === 'erase')
      await send(elsewhere, `${url}?permanent=true`, { method: 'DELETE' })
    else if (action.what === 'archive') await send(elsewhere, url, { method: 'DELETE' })
    else if (action.what === 'restore') await send(elsewhere, `${url}/restore`, { method: 'POST' })
    else if (action.what === 'read') await send(elsewhere, `${url}/read`, { method: 'POST' })
    else if (action.what === 'rename') await edit(row, { field: 'title', to: action.to })
    else if (action.what === 'tag') {
      await edit(row, { field: 'tags', to: [...new Set([...row.tags, action.tag])] })
    }
  }

  const ask = (sql: string) => askAbout(first.user.id, sql)
  return {
    users: [first.user.id, second.user.id],
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return send(onDevice, pathname + search, init)
    },
    kill,
    rows,
    acted: async () => {
      const keys = ask('select key from idempotency_keys where user_id = ?')
      return keys.map(({ key }) => String(key))
    },
    ordered: async () => {
      const running = `state not in ('canceled', 'failed')`
      const orders = ask(`select letter_id from mail_orders where user_id = ? and ${running}`)
      return orders.map(({ letter_id: id }) => Number(id))
    },
    elsewhere: act,
    async logIn(who) {
      onDevice = who === 1 ? first : second
    },
    async stop() {},
  }
}
