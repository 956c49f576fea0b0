import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { answerNonsense } from './errors.ts'
import { limits } from './limits.ts'

export type BodyTimes = { jsonBodyMs: number; slowBodyMs: number; slowBodyBytes: number }

/**
 * Ends requests whose bodies do not come in: JSON of usual size has a time for all of it, everything larger must go on. `requestTimeout`
 * of Node is as long as the largest letter over a bad line needs, and whoever sends nothing would hold memory and lines for that long.
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

/** The answer may still be on its way when the line is cut; whoever goes on sending does not hold it. */
function hangUp(socket: Socket, error: NodeJS.ErrnoException): void {
  answerNonsense(error, socket)
  setTimeout(() => socket.destroy(), 1000).unref()
}
