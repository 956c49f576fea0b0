import { type AppError, statuses } from '@brieflotse/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where log lines go instead of standard output. */
export type LogStream = { write(line: string): void }

/**
 * What may be written about an error. Messages of unknown errors may quote what they choked on, a letter perhaps; only errors with
 * a code (of Node, SQLite, Fastify or our own) are known to say nothing private.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' && { code, message: error.message }),
    frames: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Options for pino: errors without private text, requests by their route pattern only. */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    // the parser of forms writes down every header of a request: the session is one of them
    redact: { paths: ['busboyOptions'], remove: true },
    serializers: { err: describeError as never, req: () => ({}), res: () => ({}) },
    ...(stream && { stream }),
  }
}

/** What failed here. Somebody who went away in the middle of sending is no fault of the server, and being busy is one that passes. */
export function logFailure(request: FastifyRequest, error: AppError, thrown: unknown): void {
  if (statuses[error.code] < 500) return
  const { destroyed, complete } = request.raw
  if (destroyed && !complete) request.log.info('the client went away')
  else if (error.code === 'busy') request.log.warn({ err: thrown }, 'busy')
  else request.log.error({ err: thrown }, 'failed')
}

/** One line for each answer: the pattern of the route, never the address with what it names. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  )
}
