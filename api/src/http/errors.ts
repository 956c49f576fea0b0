import { AppError, englishOf, type ErrorBody, type ErrorCode } from '@brieflotse/contract'
import type { FastifyError } from 'fastify'
import type { Socket } from 'node:net'
import { isDiskFull } from '../providers/storage/disk.ts'

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

/** Turns whatever was thrown into the one error of the product. The original is kept as the cause, for the log. */
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

/** What was thrown while a form was read: of one that breaks off its parser says so without a code. */
export function orBroken(error: unknown): unknown {
  const known = error instanceof AppError || (error as NodeJS.ErrnoException).code !== undefined
  return known ? error : new AppError('invalid-input', undefined, { cause: error })
}

export function errorBody({ code, said }: AppError): ErrorBody {
  const message = englishOf(said)
  return { code, error: message, message, said }
}

/** What Node gives up before there is a request to answer. A line too slow for what it sends is worth another try. */
const givenUp: Record<string, [status: string, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'busy'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large'],
}

/** Answers what took too long, and what is not even HTTP: there is no request to speak of, only a line to somebody. */
export function answerNonsense(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return
  const [status, code] = givenUp[error.code ?? ''] ?? ['400 Bad Request', 'invalid-input']
  const body = JSON.stringify(errorBody(new AppError(code)))
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** What was looked up; throws `not-found` where there is nothing. */
export function existing<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new AppError('not-found')
  return found
}
