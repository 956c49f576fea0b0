import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { answerNonsense } from './errors.ts'
import { limits } from '../system/limits.ts'

export type BodyTimes = { jsonBodyMs: number; slowBodyMs: number; slowBodyBytes: number }

/**
 * Ends requests whose bodies arrive too slowly. A small JSON body has a total time limit; a larger body must make progress. Node's
 * `requestTimeout` is not enough: it has to allow the largest letter over a slow connection, and an idle client would hold memory
 * and a connection that long.
 */
export function limitBodyTime(app: FastifyInstance, times: BodyTimes = limits): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return
    const { raw } = request
    const watch = isSmallJson(request)
      ? setTimeout(giveUp, times.jsonBodyMs)
      : setInterval(giveUpWhenSlow, times.slowBodyMs)
    watch.unref()
    let before = raw.socket.bytesRead
    for (const end of ['end', 'close'] as const) raw.once(end, () => clearTimeout(watch))

    function giveUp() {
      clearTimeout(watch)
      if (raw.complete) return
      const timedOut = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      hangUp(raw.socket, timedOut)
    }
    function giveUpWhenSlow() {
      const now = raw.socket.bytesRead
      if (now - before < times.slowBodyBytes) giveUp()
      before = now
    }
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

const isSmallJson = ({ headers }: FastifyRequest) =>
  /^application\/json\b/.test(headers['content-type'] ?? '') &&
  !(Number(headers['content-length']) > limits.bodyBytes)

/** The client gets a second to receive the response. After that the socket is destroyed, even if the client is still sending. */
function hangUp(socket: Socket, error: NodeJS.ErrnoException): void {
  answerNonsense(error, socket)
  setTimeout(() => socket.destroy(), 1000).unref()
}
