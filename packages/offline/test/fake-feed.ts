import type { Change, Document, OlderRows, PackedDocument } from '@brieflotse/contract'
import { http } from 'msw'
import type { Answer } from './fake-server.ts'

type Respond = (request: Request, act: () => Answer) => Promise<Response>
type State = { epoch: string; cursor: number; pageSize: number }

/** Fake endpoints for changes and for older rows. */
export function feedCalls(feed: Map<number | string, Change>, respond: Respond, state: State) {
  return [
    http.get('*/api/sync', ({ request }) =>
      respond(request, () => {
        const asked = Number(new URL(request.url).searchParams.get('since'))
        const since = asked > state.cursor ? 0 : asked
        const after = [...feed.values()]
          .filter(({ rev }) => rev > since)
          .toSorted((a, b) => a.rev - b.rev)
        const changes = after.slice(0, state.pageSize)
        const cursor = changes.at(-1)?.rev ?? since
        return {
          status: 200,
          body: { epoch: state.epoch, cursor, more: after.length > changes.length, changes },
        }
      }),
    ),
    http.get('*/api/sync/older', ({ request }) =>
      respond(request, () => {
        const before = Number(new URL(request.url).searchParams.get('before') ?? Infinity)
        const below = [...feed.values()]
          .filter(({ rev, row }) => row && rev < before)
          .toSorted((a, b) => b.rev - a.rev)
        const changes: OlderRows['changes'] = below
          .slice(0, state.pageSize)
          .map((change) =>
            change.kind === 'document' && change.row
              ? { ...change, row: packedOf(change.row) }
              : (change as OlderRows['changes'][number]),
          )
        const more = below.length > changes.length
        return { status: 200, body: { epoch: state.epoch, cursor: state.cursor, more, changes } }
      }),
    ),
  ]
}

/** A document as the server sends it to a new device. */
function packedOf(document: Document): PackedDocument {
  return { ...document, packed: JSON.stringify(document) }
}
