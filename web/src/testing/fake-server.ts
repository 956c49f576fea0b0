import {
  type Document,
  type ErrorCode,
  message,
  messages,
  type PackedDocument,
  type ResponseLetter,
  statuses,
  type User,
} from '@brieflotse/contract'
import { Dexie } from 'dexie'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { usualNotices } from './notices.ts'
import { usualTranslation } from './translation.ts'
import { jana } from './people.ts'

/** The data of the fake server. Tests change it before they start the app. */
export const held: { user: User | null; documents: Document[]; letters: ResponseLetter[] } = {
  user: jana,
  documents: [],
  letters: [],
}

export function refusal(code: ErrorCode) {
  const sentence = messages[code]
  const said = message(code)
  const epoch = code === 'not-logged-in' ? { epoch: 'here' } : {}
  return HttpResponse.json(
    { code, error: sentence, message: sentence, said, ...epoch },
    { status: statuses[code] },
  )
}

/** A document as the server sends it to a new device. */
export const packed = (row: Document): PackedDocument => ({ ...row, packed: JSON.stringify(row) })

/** A minimal fake server: the session and the feed. Tests add handlers for the endpoints they need. */
export const server = setupServer(
  http.get('*/api/device-key', () =>
    held.user
      ? HttpResponse.json({ userId: held.user.id, key: 'A'.repeat(43) })
      : refusal('not-logged-in'),
  ),
  http.get('*/api/devices', () => HttpResponse.json([])),
  http.get('*/api/practice', () => HttpResponse.json({ mail: true, payment: true })),
  http.get('*/api/transfers', () => HttpResponse.json({ out: null, in: null })),
  http.get('*/api/transfers/past', () => HttpResponse.json([])),
  http.get('*/api/user', () =>
    held.user ? HttpResponse.json(held.user) : refusal('not-logged-in'),
  ),
  http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/sync', () =>
    HttpResponse.json({ epoch: 'here', cursor: 1, more: false, changes: [] }),
  ),
  http.get('*/api/sync/older', () => {
    const changes = [
      ...held.documents.map((row) => ({ kind: 'document', id: row.id, rev: 1, row: packed(row) })),
      ...held.letters.map((row) => ({ kind: 'letter', id: row.id, rev: 1, row })),
    ]
    return HttpResponse.json({ epoch: 'here', cursor: 1, more: false, changes })
  }),
  http.get('*/api/inbox', () => HttpResponse.json({ mails: [], senders: [], inWork: 0 })),
  http.get('*/api/translation', () => HttpResponse.json(usualTranslation)),
  http.get('*/api/notices', () => HttpResponse.json(usualNotices)),
  http.get('*/api/documents/:id/pages/:page', () => refusal('not-found')),
  http.get('*/api/documents/:id/pages/:page/words', () => HttpResponse.json([])),
  http.get('*/api/documents/:id/file', () => refusal('not-found')),
)

/** Starts a session for the user, as a login does, and answers with the user. */
export function loggedIn(status = 200) {
  held.user = jana
  return HttpResponse.json(jana, { status })
}

/** Resets the fake server and deletes all local data. */
export async function wipe(): Promise<void> {
  held.user = jana
  held.documents = []
  held.letters = []
  for (const name of await Dexie.getDatabaseNames()) {
    if (name === whoDatabase) await empty(name)
    else await Dexie.delete(name)
  }
  // otherwise the app would report lost data in the next test
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
}

/** The app never closes this database, so it is emptied instead of deleted. */
const whoDatabase = 'brieflotse'

async function empty(name: string): Promise<void> {
  const db = await new Dexie(name).open()
  await Promise.all(db.tables.map((table) => table.clear()))
  db.close()
}
