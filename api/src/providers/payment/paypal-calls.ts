import { createRequire } from 'node:module'
import { inTime } from './in-time.ts'
import { paypalFailure } from './paypal-failure.ts'

type Options = {
  schema: string
  host: string
  port: string
  client_id: string
  client_secret: string
  headers: Record<string, string>
}
type Api = {
  configure(options: { mode: 'live' }): void
  executeHttp(
    method: string,
    path: string,
    data: string | object,
    options: Options,
    callback: (error: Error | null, answer: unknown) => void,
  ): void
}

const require = createRequire(import.meta.url)
const api = require('paypal-rest-sdk/lib/api.js') as Api
const addresses = require('paypal-rest-sdk/lib/utils.js') as {
  getDefaultApiEndpoint: () => string | undefined
}
// The package prepends its own host to the given one unless this function returns nothing.
addresses.getDefaultApiEndpoint = () => undefined
// In any other mode the package prints tokens if PAYPAL_DEBUG is set.
api.configure({ mode: 'live' })

export type PaypalCall = (
  method: 'GET' | 'POST',
  path: string,
  signal: AbortSignal,
  sent?: { body?: string | object; requestId?: string },
) => Promise<unknown>

/**
 * Calls PayPal through its package, which fetches and caches the token. Host, keys and headers are passed with each call, because
 * the package's settings are global for the process. The package has no time limit and does not notice a response that breaks off,
 * so both are handled here.
 */
export function createPaypalCalls(options: {
  clientId: string
  secret: string
  url: string
  timeoutMs: number
}): PaypalCall {
  const { protocol, hostname, port } = new URL(options.url)
  return async (method, path, signal, { body = {}, requestId } = {}) => {
    const call = () =>
      new Promise<unknown>((resolve, reject) => {
        api.executeHttp(
          method,
          path,
          method === 'GET' ? '' : body,
          {
            schema: protocol.replace(':', ''),
            host: hostname,
            port,
            client_id: options.clientId,
            client_secret: options.secret,
            headers: {
              Prefer: 'return=representation',
              ...(requestId && { 'PayPal-Request-Id': requestId }),
            },
          },
          (error, answer) => (error ? reject(error) : resolve(answer)),
        )
      })
    try {
      return await inTime(call, signal, options.timeoutMs)
    } catch (error) {
      throw signal.aborted ? error : paypalFailure(error)
    }
  }
}
