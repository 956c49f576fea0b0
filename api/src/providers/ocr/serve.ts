import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../give-way.ts'
import { collectGarbage } from './garbage.ts'
import type { Asks, Input, Output, Reply, Request, ThreadData } from './messages.ts'
import { Refusal } from './refusal.ts'

type Handlers<A extends Asks> = {
  [K in keyof A]: (input: Input<A, K>) => Promise<Output<A, K>>
}

/** The message loop inside a thread: answers questions until the thread is terminated. */
export function serve<A extends Asks>(handlers: Handlers<A>): void {
  const { isWaitedFor } = (workerData ?? {}) as ThreadData
  if (!isWaitedFor) giveWay()
  parentPort!.on('message', async ({ id, ask, input }: Request) => {
    try {
      const output = await handlers[ask]!(input as Input<A, string>)
      answer({ id, output })
    } catch (error) {
      answer({ id, failure: asFailure(error) })
    } finally {
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

/** Transfers buffers instead of copying them. Small Node buffers share one pool and cannot be transferred. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    const whole = value.byteLength === value.buffer.byteLength && value.byteLength > 8192
    return whole && value.buffer instanceof ArrayBuffer ? [value.buffer] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(buffersIn)
}
