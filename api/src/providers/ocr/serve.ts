import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../../system/give-way.ts'
import { collectGarbage } from './garbage.ts'
import type {
  ThreadMethods,
  Input,
  Output,
  ThreadResponse,
  ThreadRequest,
  ThreadData,
} from './messages.ts'
import { UnreadableFile } from './refusal.ts'

type Handlers<A extends ThreadMethods> = {
  [K in keyof A]: (input: Input<A, K>) => Promise<Output<A, K>>
}

/** The message loop inside a thread: answers questions until the thread is terminated. */
export function serve<A extends ThreadMethods>(handlers: Handlers<A>): void {
  const { isWaitedFor } = (workerData ?? {}) as ThreadData
  if (!isWaitedFor) giveWay()
  parentPort!.on('message', async ({ id, ask, input }: ThreadRequest) => {
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
  if (error instanceof UnreadableFile) return { code: error.code, reason: error.message }
  return {
    code: null,
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }
}

function answer(reply: ThreadResponse): void {
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
