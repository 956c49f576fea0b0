import type { Grey } from '@brieflotse/pictures'
import { expect, test } from 'vitest'
import { inkUnderWords, isPrinted } from './ink.ts'

/** A page of 100 x 100 mm at 4 pixels per millimetre, with black boxes. */
function page(...black: [x: number, y: number, width: number, height: number][]): Grey {
  const data = new Uint8Array(400 * 400).fill(255)
  for (const [x, y, width, height] of black)
    for (let row = y * 4; row < (y + height) * 4; row++)
      data.fill(0, row * 400 + x * 4, row * 400 + (x + width) * 4)
  return { data, width: 400, height: 400 }
}

const word = (x: number, y: number, width: number) => ({
  text: 'Wort',
  page: 1,
  box: { x, y, width, height: 4 },
  confidence: 1,
})

test('a word is printed where there is ink on paper', () => {
  expect(isPrinted(word(10, 10, 20), page([12, 11, 3, 2]), 4)).toBe(true)
})

test('white on white and black on black is not printed', () => {
  expect(isPrinted(word(10, 10, 20), page(), 4)).toBe(false)
  expect(isPrinted(word(10, 10, 20), page([0, 0, 100, 100]), 4)).toBe(false)
})

test('the share of ink under words tells a letter from a stamp on a picture', () => {
  const print = page([11, 11, 1, 1], [21, 11, 1, 1], [11, 61, 1, 1], [21, 61, 1, 1])
  expect(inkUnderWords([word(10, 10, 15), word(10, 60, 15)], print, 4)).toBe(1)
  expect(inkUnderWords([word(10, 10, 5)], print, 4)).toBe(0.25)
  expect(inkUnderWords([], print, 4)).toBe(0)
})
