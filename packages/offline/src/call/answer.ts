import {
  AppError,
  asSaid,
  type Endpoint,
  ErrorBody,
  type ErrorCode,
  type Response,
  type Said,
} from '@brieflotse/contract'
import * as v from 'valibot'

/** A response as received, from fetch or XMLHttpRequest. */
export type RawAnswer = { status: number; statusText: string; text: string }

/** Reads a fetch response completely. */
export async function rawAnswer(response: globalThis.Response): Promise<RawAnswer> {
  return { status: response.status, statusText: response.statusText, text: await response.text() }
}

/** Parses a response by the contract, or throws an `AppError`. A response that does not match the contract is `unexpected`. */
export function readResponse<E extends Endpoint>(endpoint: E, answer: RawAnswer): Response<E> {
  if (answer.status < 200 || answer.status >= 300) throw errorOf(answer)
  const schema = Object.values(endpoint.schema.response)[0] as v.GenericSchema<unknown, Response<E>>
  const result = v.safeParse(schema, answer.status === 204 ? null : parseJson(answer.text))
  if (!result.success) {
    throw new AppError('unexpected', undefined, { cause: new v.ValiError(result.issues) })
  }
  return result.output
}

/**
 * The error of an unsuccessful response. Its message follows the specification, section 8: `error`, else `message`, else the status, a
 * colon and the text.
 */
export function errorOf({ status, statusText, text }: RawAnswer): AppError {
  const body = v.safeParse(v.partial(ErrorBody), parseJson(text))
  const loose = v.safeParse(LooseBody, parseJson(text))
  const code = body.success && body.output.code ? body.output.code : codeOf(status)
  const sentence = loose.success ? loose.output.error || loose.output.message : undefined
  const english = sentence || `${status}: ${text || statusText}`
  // servers of earlier versions send English text only
  const said = (body.success && body.output.said) || asSaid(english)
  const epoch = body.success ? body.output.epoch : undefined
  if (code === 'not-logged-in' && body.success) return new NotLoggedIn(said, english, epoch)
  return new AppError(code, said, { english })
}

/** Our own server reports that nobody is logged in. `epoch` identifies the server's history. */
export class NotLoggedIn extends AppError {
  readonly epoch: string | undefined

  constructor(said: Said, english: string, epoch: string | undefined) {
    super('not-logged-in', said, { english })
    this.epoch = epoch
  }
}

const LooseBody = v.object({
  error: v.optional(v.fallback(v.string(), '')),
  message: v.optional(v.fallback(v.string(), '')),
})

/** The error code of a response without one, for example from a proxy. */
function codeOf(status: number): ErrorCode {
  // this 401 comes from a proxy, not from our server, so it must not erase the data on this device
  if (status === 401) return 'busy'
  if (status === 404) return 'not-found'
  if (status === 413) return 'too-large'
  if (status === 429) return 'rate-limited'
  if (status === 408 || (status >= 502 && status <= 504)) return 'busy'
  return status >= 400 && status < 500 ? 'invalid-input' : 'unexpected'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
