import { AppError } from '@brieflotse/contract'
import { afterEach, expect, test } from 'vitest'
import { createModelThread } from './model-thread.ts'
import type { ModelThread } from './model-thread.ts'

const unit = { wire: 'Guten Tag', masked: 'Guten Tag', items: [] }
let thread: ModelThread | undefined

afterEach(async () => {
  await thread?.close()
})

/** A worker whose answers carry the number of its thread; `behaviour` sees `ask`, `parentPort` and `threadId`. */
function threadWith(
  behaviour: string,
  limits = { idleMs: 60_000, batchTimeoutMs: 20_000 },
): ModelThread {
  const code = `import { parentPort, threadId } from 'node:worker_threads'
    const answer = (ask) => parentPort.postMessage({ id: ask.id, rated: [{ text: String(threadId), quality: 'model', score: 2, reasons: [] }] })
    parentPort.on('message', (ask) => { ${behaviour} })`
  thread = createModelThread(
    '/nowhere',
    limits,
    new URL(`data:text/javascript,${encodeURIComponent(code)}`),
  )
  return thread
}

const textOf = async (on: ModelThread) => (await on.run([unit]))[0]!.text

test('one worker stays warm for many batches', async () => {
  const warm = threadWith('answer(ask)')
  expect(await textOf(warm)).toBe(await textOf(warm))
})

test('a crashed worker is started again once, and a batch that kills it again fails', async () => {
  const mortal = threadWith(`if (ask.units[0].wire === 'die') process.exit(1); answer(ask)`)
  const first = await textOf(mortal)
  await expect(mortal.run([{ ...unit, wire: 'die' }])).rejects.toThrow(AppError)
  expect(Number(await textOf(mortal))).toBeGreaterThan(Number(first))
})

test('a worker that does not answer counts as crashed', async () => {
  const silent = threadWith('', { idleMs: 60_000, batchTimeoutMs: 300 })
  await expect(silent.run([unit])).rejects.toMatchObject({ code: 'unexpected' })
})

test('after some idle time the worker ends, and the next batch starts another', async () => {
  const restless = threadWith('answer(ask)', { idleMs: 0, batchTimeoutMs: 20_000 })
  const first = await textOf(restless)
  await expect.poll(() => textOf(restless), { timeout: 20_000 }).not.toBe(first)
})
