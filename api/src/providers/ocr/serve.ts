import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import type { Asks, Input, Output, Reply, Request } from './messages.ts'
import { Refusal } from './refusal.ts'

type Handlers<A extends Asks> = {
  [K in keyof A]: (input: Input<A, K>, signal: AbortSignal) => Promise<Output<A, K>>
}

/** The inside of a thread: answers what it is asked until the thread is ended from outside. */
export function serve<A extends Asks>(handlers: Handlers<A>): void {
  const running = new Map<number, AbortController>()
  parentPort!.on('message', async ({ id, ask, input }: Request) => {
    if (ask === undefined) return running.get(id)?.abort()
    const controller = new AbortController()
    running.set(id, controller)
    try {
      const output = await handlers[ask]!(input as Input<A, string>, controller.signal)
      answer({ id, output })
    } catch (error) {
      answer({ id, failure: asFailure(error) })
    } finally {
      running.delete(id)
      collectGarbage()
    }
  })
}

function asFailure(error: unknown) {
  if (error instanceof Refusal) return { code: error.code, reason: error.message }
  return {
    code: null,
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

function answer(reply: Reply): void {
  const transfer = 'output' in reply ? buffersIn(reply.output) : []
  parentPort!.postMessage(reply, transfer)
}

/** Pictures are handed over, not copied. Small buffers of Node share one pool and cannot be handed over. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    const whole = value.byteLength === value.buffer.byteLength && value.byteLength > 8192
    return whole && value.buffer instanceof ArrayBuffer ? [value.buffer] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(buffersIn)
}

setFlagsFromString('--expose-gc')
const gc: () => void = runInNewContext('gc')

/** V8 does not see how heavy a picture is, and would let dozens of them pile up. */
function collectGarbage(): void {
  gc()
}
