import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Rated, MaskedSentence } from './engine.ts'
import type { ChildAnswer, ChildAsk } from './translator-child.ts'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** The translator process ended or failed. The error has a code, because its message contains nothing from a letter and may be logged. */
export class TranslatorLost extends Error {
  readonly code = 'TRANSLATOR_LOST'
}

export type Child = {
  ask(units: MaskedSentence[]): Promise<Rated[]>
  /** Kills the process and waits until it has exited. */
  end(): Promise<void>
}

type Options = { code: string; folder: string; heapMb: number; memoryMb: number; onGone(): void }
type Waiting = { done: (rated: Rated[]) => void; fail: (error: Error) => void }

/** Starts a child process with the model. It keeps our process alive only while a question is pending. */
export function startChild({ code, folder, heapMb, memoryMb, onGone }: Options): Child {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, '-', folder, String(memoryMb)],
    { env: withoutSecrets(), serialization: 'advanced', stdio: ['pipe', 'ignore', 'pipe', 'ipc'] },
  )
  const waiting = new Map<number, Waiting>()
  const lastWords = listen(child.stderr!)
  let count = 0
  let lost: TranslatorLost | undefined
  const lose = (reason: string) => {
    lost ??= new TranslatorLost([reason, ...lastWords()].join('\n'))
    for (const { fail } of waiting.values()) fail(lost)
    waiting.clear()
    onGone()
  }
  const gone = new Promise<void>((resolve) => {
    child.once('close', (status, signal) => {
      lose(`The translator ended: ${signal ?? status}`)
      resolve()
    })
    // A listener on each of them, because an unhandled error event would end the server.
    child.on('error', (error) => {
      lose(`The translator did not start: ${error.message}`)
      if (child.pid === undefined) resolve()
    })
  })
  child.on('message', (answer: ChildAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) hold(false)
    if ('rated' in answer) asked?.done(answer.rated)
    else asked?.fail(new TranslatorLost(`The translator failed: ${answer.failure}`))
  })
  const hold = (on: boolean) => {
    const how = on ? 'ref' : 'unref'
    child[how]()
    child.channel?.[how]()
    ;(child.stderr as Socket)[how]()
  }
  // If the child has already exited, its exit event reports that; the write error is ignored.
  child.stdin!.on('error', () => {}).end(code)
  hold(false)

  return {
    ask: (units) =>
      new Promise((done, fail) => {
        if (lost) return fail(lost)
        const id = (count += 1)
        waiting.set(id, { done, fail })
        hold(true)
        child.send({ id, units } satisfies ChildAsk, () => {})
      }),
    async end() {
      child.kill('SIGKILL')
      hold(true)
      await gone
    },
  }
}

/** The child gets settings for the allocator and the system, but not our own, which contain secrets. */
function withoutSecrets(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('BRIEFLOTSE_')),
  )
}

/** Lines about a crash from V8, the system, onnxruntime and this project. Any other line might quote a letter. */
const harmless =
  /^(translator: |FATAL ERROR: |<--- .* --->$|\s+at |terminate called|free\(\): |malloc|double free|\[[^\]]*onnxruntime)/

/** Collects the last twenty loggable lines of a process's output. */
function listen(stderr: Readable): () => string[] {
  const lines: string[] = []
  let others = 0
  createInterface({ input: stderr }).on('line', (line) => {
    if (harmless.test(line)) lines.push(line.slice(0, 200))
    else others += 1
    if (lines.length > 20) lines.shift()
  })
  return () =>
    others ? [...lines, `(and ${others} ${others > 1 ? 'lines' : 'line'} more)`] : lines
}
