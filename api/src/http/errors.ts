import { AppError, englishOf, type ErrorBody, type ErrorCode } from '@brieflotse/contract'
import type { FastifyError } from 'fastify'
import type { Socket } from 'node:net'
import { isDiskFull } from '../system/disk.ts'

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_ERR_BAD_URL: 'not-found',
  FST_PARTS_LIMIT: 'invalid-input',
  FST_FILES_LIMIT: 'invalid-input',
  FST_FIELDS_LIMIT: 'invalid-input',
}

const statusCodes: Record<number, ErrorCode> = {
  404: 'not-found',
  413: 'too-large',
  429: 'rate-limited',
  503: 'busy',
}

/** Converts anything thrown into an `AppError`. The original is kept as the cause, for the log. */
export function toAppError(thrown: unknown): AppError {
  const isUnknown = !(thrown instanceof AppError) || thrown.code === 'unexpected'
  if (isUnknown && isDiskFull(thrown))
    return new AppError('disk-full', undefined, { cause: thrown })
  if (thrown instanceof AppError) return thrown
  const { code, statusCode = 500 } = thrown as Partial<FastifyError>
  const known = (code && fastifyCodes[code]) ?? statusCodes[statusCode]
  if (known) return new AppError(known, undefined, { cause: thrown })
  const unexpected = statusCode >= 500 || statusCode < 400
  return new AppError(unexpected ? 'unexpected' : 'invalid-input', undefined, { cause: thrown })
}

/** Converts an error thrown while a form was parsed. The parser reports an aborted form without an error code. */
export function orBroken(error: unknown): unknown {
  const known = error instanceof AppError || (error as NodeJS.ErrnoException).code !== undefined
  return known ? error : new AppError('invalid-input', undefined, { cause: error })
}

export function errorBody({ code, said }: AppError): ErrorBody {
  const message = englishOf(said)
  return { code, error: message, message, said }
}

/** Errors of Node before there is a request object. After a timeout the client should retry, so it gets `busy`. */
const givenUp: Record<string, [status: string, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'busy'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large'],
}

/** Responds to timeouts and invalid HTTP. There is no request object, so the response is written to the socket. */
export function answerNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return
  const [status, code] = givenUp[error.code ?? ''] ?? ['400 Bad Request', 'invalid-input']
  const body = JSON.stringify(errorBody(new AppError(code)))
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** Returns the value; throws `not-found` if there is none. */
export function existing<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new AppError('not-found')
  return found
}
