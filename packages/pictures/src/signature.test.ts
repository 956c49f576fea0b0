import { expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { signatureOn } from './signature.ts'

/** A picture of paper that gets darker from left to right, with a stroke three pixels high. */
function photo({ signed = true } = {}): Grey {
  const [bright, dark, ink] = [240, 150, 40]
  const [width, height] = [600, 300]
  const data = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const isInk = signed && x >= 200 && x < 400 && y >= 120 + x / 20 && y < 123 + x / 20
      data[i] = isInk ? ink : bright - ((bright - dark) * x) / width
    }
  return { data, width, height }
}

test('a photo in uneven light becomes black ink on white, cut to the ink', () => {
  const signature = signatureOn(photo())!
  expect([signature.width, signature.height]).toEqual([200, 12])
  const whites = signature.data.filter((value) => value === 255).length
  expect(whites / signature.data.length).toBeGreaterThan(0.7)
  expect(Math.min(...signature.data)).toBe(0)
})

test('what was cut already stays as it is', () => {
  const once = signatureOn(photo())!
  expect(signatureOn(once)).toEqual(once)
})

test('a speck at the rim does not widen it', () => {
  const speckled = photo()
  speckled.data[5 * 600 + 10] = 0
  expect(signatureOn(speckled)!.width).toBe(200)
})

test('paper without ink, and a picture that is mostly dark, are no signature', () => {
  expect(signatureOn(photo({ signed: false }))).toBeNull()
  const dark: Grey = { data: new Uint8Array(40_000).fill(20), width: 200, height: 200 }
  for (let i = 0; i < dark.data.length; i += 7) dark.data[i] = 250
  expect(signatureOn(dark)).toBeNull()
})
