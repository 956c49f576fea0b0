import type { Grey } from '@brieflotse/pictures'
import { expect, test } from 'vitest'
import { turn } from './grey.ts'
import type { RecognisedLine, Recognise } from './recogniser.ts'
import { turnByReading } from './turns.ts'

/** A page of print with a black bar along its top. */
const upright: Grey = { width: 900, height: 900, data: new Uint8Array(900 * 900).fill(240) }
for (let i = 0; i < upright.data.length; i += 9) upright.data[i] = 30
upright.data.fill(0, 0, 900 * 60)

const box = { x0: 0, x1: 10, y0: 0, y1: 10 }
const line = (text: string, confidence: number): RecognisedLine => ({
  bbox: box,
  baseline: box,
  words: text.split(' ').map((word) => ({ text: word, confidence, bbox: box })),
})
const sentence = 'Bitte überweisen Sie den Betrag innerhalb von vierzehn Tagen auf unser Konto'

/** A fake OCR with high confidence if the bar is at the top. */
const recognise: Recognise = async ({ data, width }) => {
  const isBarOnTop = data.subarray(0, width).every((value) => value === 0)
  return [line(sentence, isBarOnTop ? 92 : 35)]
}

test.each([0, 1, 2, 3] as const)(
  'a page turned by %i quarters is turned back by what can be read',
  async (quarters) => {
    const page = await turn(upright, quarters)
    expect(await turnByReading(page, false, recognise)).toBe((4 - quarters) % 4)
  },
)

test('a page that can be read in no turn stays as it is', async () => {
  expect(await turnByReading(await turn(upright, 1), false, async () => [])).toBe(0)
})

test('a page without print is read in no turn', async () => {
  const empty = { ...upright, data: new Uint8Array(900 * 900).fill(240) }
  const never: Recognise = async () => expect.fail('was read')
  expect(await turnByReading(empty, false, never)).toBe(0)
})
