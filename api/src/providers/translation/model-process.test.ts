import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { getPriority } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { AppError } from '@brieflotse/contract'
import { afterEach, expect, test } from 'vitest'
import { alive } from '../../../test/processes.ts'
import type { MaskedSentence } from './engine.ts'
import { shippedModelFolder } from './model-folder.ts'
import { createModelProcess, type ModelLimits, type ModelProcess } from './model-process.ts'

const unit = (wire: string): MaskedSentence => ({ wire, masked: wire, items: [] })
const started: ModelProcess[] = []
const servers: ChildProcess[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((model) => model.close()))
  for (const server of servers.splice(0)) server.kill('SIGKILL')
})

/** A process whose answers contain its process id. `behaviour` is code that can use `ask`, `answer` and `process`. */
function modelWith(behaviour: string, limits: Partial<ModelLimits> = {}): ModelProcess {
  const code = `
    process.once('disconnect', () => process.exit())
    const answer = (ask) => process.send({ id: ask.id, rated: [{ text: String(process.pid), quality: 'model', score: 2, reasons: [] }] })
    process.on('message', (ask) => { ${behaviour} })`
  const model = createModelProcess('/nowhere', limits, () => Promise.resolve(code))
  started.push(model)
  return model
}

const pidOf = async (on: ModelProcess) => Number((await on.run([unit('Guten Tag')]))[0]!.text)
const gone = (pid: number) => expect.poll(() => alive(pid)).toBe(false)

test('one process stays warm for many batches', async () => {
  const warm = modelWith('answer(ask)')
  expect(await pidOf(warm)).toBe(await pidOf(warm))
})

test('after some idle time the process ends, and the next batch starts another', async () => {
  const restless = modelWith('answer(ask)', { idleMs: 0 })
  const first = await pidOf(restless)
  await gone(first)
  expect(await pidOf(restless)).not.toBe(first)
})

test('a batch over which the process is lost fails, says why, and the next one has another process', async () => {
  const mortal = modelWith(`if (ask.units[0].wire === 'die') process.kill(process.pid, 'SIGKILL')
    else answer(ask)`)
  const first = await pidOf(mortal)
  const failure = await mortal.run([unit('die')]).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'unexpected',
    cause: { code: 'TRANSLATOR_LOST', message: 'The translator ended: SIGKILL' },
  })
  expect(await pidOf(mortal)).not.toBe(first)
})

test('a process that is killed while it rests is not asked again', async () => {
  const model = modelWith('answer(ask)')
  const first = await pidOf(model)
  process.kill(first, 'SIGKILL')
  await gone(first)
  await expect.poll(() => pidOf(model).catch(() => first)).not.toBe(first)
})

test('what it says before it ends is told, but never what might quote a letter', async () => {
  const chatty = modelWith(`console.error('FATAL ERROR: no memory\\nSehr geehrte Frau Beispiel')
    process.exit(3)`)
  await expect(chatty.run([unit('x')])).rejects.toMatchObject({
    cause: { message: 'The translator ended: 3\nFATAL ERROR: no memory\n(and 1 line more)' },
  })
})

test('a process that does not answer is ended', async () => {
  const silent = modelWith('process.kill(process.pid, "SIGSTOP")', { batchTimeoutMs: 500 })
  await expect(silent.run([unit('x')])).rejects.toMatchObject({ code: 'unexpected' })
})

test('a process that fills its heap is lost alone', async () => {
  const greedy = modelWith('const kept = []; for (;;) kept.push([...Array(1e5).keys()])', {
    heapMb: 32,
  })
  await expect(greedy.run([unit('x')])).rejects.toMatchObject({
    cause: { message: expect.stringContaining('heap limit') },
  })
})

test('closing ends the process in the middle of its work, and nothing is taken on any more', async () => {
  const model = modelWith(`if (ask.units[0].wire !== 'hang') answer(ask)`)
  const pid = await pidOf(model)
  const [hanging] = await Promise.allSettled([model.run([unit('hang')]), model.close()])
  expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'busy' } })
  expect(alive(pid)).toBe(false)
  await expect(model.run([unit('x')])).rejects.toThrow(AppError)
})

test('a translator that takes too much memory ends, and says so', async () => {
  const model = createModelProcess(shippedModelFolder(), { memoryMb: 20 })
  started.push(model)
  await expect(model.run([unit('Guten Tag')])).rejects.toMatchObject({
    cause: { message: expect.stringContaining('translator: more than 20 MB') },
  })
})

test('a translator gives way to everybody else, and ends in the middle of its work when the server is killed', async () => {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = fileURLToPath(new URL('../../../test/mortal-translator.ts', import.meta.url))
  const server = spawn(process.execPath, ['--import', loader, script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  servers.push(server)
  const [pid] = (await once(server, 'message')) as [number]
  expect(getPriority(pid)).toBe(5)
  server.kill('SIGKILL')
  await gone(pid)
})
