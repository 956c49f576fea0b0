import { afterEach, describe, expect, test } from 'vitest'
import { createUnderstand, type Understand } from './understand.ts'

const never = new AbortController().signal
const today = '2026-11-28'
const letter = {
  pages: [{ number: 1, width: 210, height: 297 }],
  words: ['Sehr', 'geehrte', 'Frau', 'Muster,'].map((text, index) => ({
    text,
    page: 1,
    box: { x: 25 + index * 20, y: 120, width: 18, height: 4 },
    confidence: 1,
  })),
}
// Short thread scripts that fail in ways a letter might cause.
const thread = (code: string) => async () =>
  `require('node:worker_threads').parentPort.on('message', () => { ${code} })`

let understand: Understand
afterEach(() => understand.close())

describe('understanding a letter', () => {
  test('happens in a thread and answers with what was read', async () => {
    understand = createUnderstand()
    const readings = await Promise.all(
      [1, 2].map(() => understand.read(letter, { today, signal: never })),
    )
    expect(readings[0]!.text).toContain('Sehr geehrte Frau Muster,')
    expect(readings[1]).toEqual(readings[0])
  })

  test.each([
    ['never ends', 'for(;;);'],
    ['breaks', 'throw new Error()'],
    ['ends the thread', 'process.exit()'],
  ])('fails when the letter %s', async (_what, code) => {
    understand = createUnderstand({ code: thread(code), limitMs: 300 })
    await expect(understand.read(letter, { today, signal: never })).rejects.toMatchObject({
      code: 'reading-failed',
    })
    await expect(understand.read(letter, { today, signal: never })).rejects.toMatchObject({
      code: 'reading-failed',
    })
  })

  test('tells which steps failed on a letter, and nothing of it', async () => {
    const reading = `{ text: 'secret', lost: ['findPayee'] }`
    const code = `require('node:worker_threads').parentPort.postMessage({ reading: ${reading} })`
    understand = createUnderstand({ code: thread(code) })
    const heard: (readonly string[])[] = []
    understand.whenLost((steps) => heard.push(steps))
    await understand.read(letter, { today, signal: never })
    expect(heard).toEqual([['findPayee']])
  })

  test('gets ready for the next letter without ending the one it is at', async () => {
    const slow = `setTimeout(() => require('node:worker_threads').parentPort.postMessage({ reading: {} }), 300)`
    understand = createUnderstand({ code: thread(slow), idleMs: 20 })
    await understand.read(letter, { today, signal: never })
    const reading = understand.read(letter, { today, signal: never })
    // By then the thread has received its question.
    await new Promise((done) => setImmediate(done))
    understand.prepare()
    expect(await reading).toEqual({})
  })

  test('stops at once when nobody wants it any more', async () => {
    understand = createUnderstand({ code: thread('for(;;);') })
    const reason = new Error('stopped')
    const stop = new AbortController()
    const reading = understand.read(letter, { today, signal: stop.signal })
    setImmediate(() => stop.abort(reason))
    await expect(reading).rejects.toThrow()
  })
})
