import { type ErrorCode, messages } from '@brieflotse/contract'
import type { Trouble } from './story.ts'
import { working } from './tab.ts'

export type Line = {
  /** Faults for the next requests, in turn. */
  troubles: Trouble[]
  /** Number of requests before the connection is lost. */
  airplane: number
  /** Called for every request, with its number, before it is sent. */
  onRequest: (count: number) => Promise<void>
  /** Called for every response before it is delivered. */
  onAnswer: (count: number) => Promise<void>
  /** Restores the normal network. */
  stop(): void
}

/** `kill`: ends and restarts the server while a request is running. */
export type Carrier = { fetch: typeof fetch; kill: (() => Promise<void>) | null }

/** Replaces `fetch` with a faulty network between app and server. */
export function startLine({ fetch: carry, kill }: Carrier): Line {
  const before = globalThis.fetch
  let count = 0
  const line: Line = {
    troubles: [],
    airplane: Number.POSITIVE_INFINITY,
    onRequest: async () => {},
    onAnswer: async () => {},
    stop: () => void (globalThis.fetch = before),
  }
  globalThis.fetch = async (input, init) => {
    const tab = working.getStore()
    if (!tab) return carry(input, init)
    tab.step()
    const own = count++
    await line.onRequest(own)
    line.airplane -= 1
    const trouble = line.airplane < 0 ? 'offline' : (line.troubles.shift() ?? null)
    if (trouble === 'offline') throw new TypeError('There is no network')
    if (trouble === 'proxy') return new Response('<h1>Bad Gateway</h1>', { status: 502 })
    if (typeof trouble === 'number') return refusal(trouble)
    const dying = trouble === 'kill' && kill ? kill() : null
    const response = await carry(input, init).catch((error: unknown) => error)
    await dying
    if (!(response instanceof Response)) throw new TypeError('The line broke', { cause: response })
    const text = await response.text()
    await line.onAnswer(own)
    // the tab or the server is killed after the server has processed the request
    tab.step()
    if (trouble === 'lost' || trouble === 'kill') throw new TypeError('The line broke')
    const { status, headers } = response
    const body = trouble === 'cut' ? text.slice(0, text.length / 2) : text
    return new Response(status === 204 ? null : body, { status, headers })
  }
  return line
}

const codes: Record<number, ErrorCode> = {
  400: 'invalid-input',
  429: 'rate-limited',
  500: 'unexpected',
  503: 'busy',
}

/** The response of a server that refuses without acting. */
function refusal(status: number): Response {
  const code = codes[status] ?? 'unexpected'
  const message = messages[code]
  return Response.json({ code, error: message, message }, { status })
}
