import type { Profile } from '@brieflotse/contract'
import { http, HttpResponse } from 'msw'
import type { Answer } from './fake-server.ts'
import { madeUpUser } from './made-up.ts'

export type Respond = (request: Request, act: () => Answer | Promise<Answer>) => Promise<Response>

/** Fake endpoints for login, logout and profile; `state.userId` is the logged-in user. */
export function accountHandlers(
  respond: Respond,
  state: { userId: number | null; isDown: boolean; deviceKey: string },
) {
  const profile: Profile = {}
  const signatures: string[] = []
  let signatureAt: string | null = null
  const user = () => ({ ...madeUpUser(state.userId ?? 0), ...profile, signatureAt })
  const logOut = ({ request }: { request: Request }) =>
    respond(request, () => {
      state.userId = null
      return { status: 204, body: null }
    })
  return [
    // not a request of a story: it meets no fault and is not logged
    http.get('*/api/device-key', () => {
      if (state.isDown) return HttpResponse.error()
      if (state.userId === null) return new HttpResponse(null, { status: 503 })
      return HttpResponse.json({ userId: state.userId, key: state.deviceKey })
    }),
    http.get('*/api/user', ({ request }) =>
      respond(request, () => ({ status: 200, body: madeUpUser(state.userId ?? 0) })),
    ),
    http.patch('*/api/user', ({ request }) =>
      respond(request, async () => {
        Object.assign(profile, await request.json())
        return { status: 200, body: user() }
      }),
    ),
    http.put('*/api/user/signature', ({ request }) =>
      respond(request, async () => {
        signatures.push(await request.text())
        signatureAt = `2026-01-01T08:00:0${signatures.length}.000Z`
        return { status: 200, body: user() }
      }),
    ),
    http.delete('*/api/user/signature', ({ request }) =>
      respond(request, () => {
        signatureAt = null
        return { status: 200, body: user() }
      }),
    ),
    http.get(
      '*/api/user/signature',
      () => new HttpResponse(signatures.at(-1) ?? 'of another device'),
    ),
    http.post('*/api/login', ({ request }) =>
      respond(request, () => ({ status: 200, body: madeUpUser(state.userId ?? 0) })),
    ),
    http.post('*/api/logout', logOut),
    http.post('*/api/logout-everywhere', logOut),
  ]
}
