import { madeUpClaim } from '../fake-claims.ts'
import { startFakeServer } from '../fake-server.ts'
import { madeUpDocument } from '../made-up.ts'
import type { StoryServer } from './server.ts'
import type { Action } from './story.ts'

/** Starts the fake server with three documents. */
export async function startMadeUpServer(): Promise<StoryServer> {
  const server = startFakeServer()
  const { fetch } = globalThis
  const pages = [1, 2].map((number) => ({ number, width: 210, height: 297 }))
  for (const id of [1, 2, 3])
    server.put({ ...madeUpDocument(id, { pages }), claims: [madeUpClaim(id)] })
  let uploads = 0

  function elsewhere(action: Action, id: number | null): void {
    if (action.what === 'upload') server.put(madeUpDocument(9_000 + uploads++))
    const row = server.rows.get(id ?? -1)
    if (!row) return
    if (action.what === 'erase') server.erase(row.id)
    else if (action.what === 'archive') server.put({ ...row, status: 'archived' })
    else if (action.what === 'restore') server.put({ ...row, status: 'completed' })
    else if (action.what === 'rename') server.put({ ...row, givenTitle: action.to })
    else if (action.what === 'tag') server.put({ ...row, tags: [...row.tags, action.tag] })
  }

  return {
    fetch: (input, init) => fetch(input, init),
    users: [1, 2],
    kill: null,
    rows: async () => [...server.rows.values()],
    ordered: async () => server.post.ordered.map(({ letterId }) => letterId),
    acted: async () => server.log.map((line) => line.split(' ').at(-1) ?? ''),
    elsewhere: async (action, id) => elsewhere(action, id),
    logIn: async (user) => void (server.userId = user),
    stop: async () => server.stop(),
  }
}
