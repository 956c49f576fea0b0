import { type AppError, statuses } from '@brieflotse/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where log lines go instead of standard output. */
export type LogStream = { write(line: string): void }

/**
 * The loggable part of an error. Messages of unknown errors may quote private text such as a letter. Only errors with a code (from
 * Node, SQLite, Fastify or this project) are known to be safe.
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

/** Options for pino: errors without private text, and requests only by their route pattern. */
export function loggerOptions(level: string, stream?: LogStream) {
  return {
    level,
    // The form parser attaches all request headers, including the session cookie, to its errors.
    redact: { paths: ['busboyOptions'], remove: true },
    serializers: { err: describeError as never, req: () => ({}), res: () => ({}) },
    ...(stream && { stream }),
  }
}

/** Logs a failure of the server. A client that disconnects while sending is no failure, and `busy` is only temporary. */
export function logFailure(request: FastifyRequest, error: AppError, thrown: unknown): void {
  if (statuses[error.code] < 500) return
  const { destroyed, complete } = request.raw
  if (destroyed && !complete) request.log.info('the client went away')
  else if (error.code === 'busy') request.log.warn({ err: thrown }, 'busy')
  else request.log.error({ err: thrown }, 'failed')
}

/** Logs one line for each response, with the route pattern instead of the URL, because URLs contain ids and names. */
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
