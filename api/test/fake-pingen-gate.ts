import { randomUUID } from 'node:crypto'
import type { Answered, Asked } from './fake-http.ts'

const type = 'application/vnd.api+json'

export const yes = (status: number, body: object): Answered => ({
  status,
  body: JSON.stringify(body),
  type,
})
export const no = (status: number, detail: string): Answered => ({
  status,
  body: JSON.stringify({ errors: [{ status: String(status), title: 'Error', detail }] }),
  type,
})

/** Fake authentication: a client with its secret gets a token for an hour. A token that is expired or lacks the scope is rejected. */
export function createPingenGate({ now, scope }: { now: () => number; scope: string }) {
  const client = `client-${randomUUID()}`
  const secret = `secret-${randomUUID()}`
  const tokens = new Map<string, { until: number; scope: string }>()
  let count = 0

  function token(asked: Asked): Answered {
    const sent = new URLSearchParams(asked.body)
    const isForm = asked.headers['content-type'] === 'application/x-www-form-urlencoded'
    const isKnown = sent.get('client_id') === client && sent.get('client_secret') === secret
    if (!isForm || sent.get('grant_type') !== 'client_credentials') {
      return { status: 400, body: '{"error":"unsupported_grant_type"}' }
    }
    // Like the real API, the error quotes the request.
    if (!isKnown) {
      const hint = `Client authentication failed: ${asked.body}`
      return { status: 401, body: JSON.stringify({ error: 'invalid_client', hint }) }
    }
    const access_token = `token-${randomUUID()}`
    count += 1
    tokens.set(access_token, { until: now() + 3_600_000, scope })
    return {
      status: 200,
      body: JSON.stringify({ token_type: 'Bearer', expires_in: 3600, access_token }),
    }
  }

  function refuse({ headers, body }: Asked): Answered | undefined {
    const known = tokens.get(headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!known || known.until <= now()) return no(401, `Unauthenticated: ${headers.authorization}`)
    if (!known.scope.split(' ').includes('letter')) return no(403, 'Invalid scope(s) provided.')
    if (body && headers['content-type'] !== type) return no(415, 'Unsupported Media Type')
    return undefined
  }

  return {
    account: { client, secret },
    token,
    refuse,
    forget: () => tokens.clear(),
    count: () => count,
  }
}
