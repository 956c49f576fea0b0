import type { Box, Word } from '@brieflotse/reading'
import type { Grey } from '@brieflotse/pictures'

const CONTRAST = 25
/** In millimetres. */
const CELL = 2
const AROUND = 1

/** Whether a word is visible: its box contains both ink and paper. White-on-white and covered words do not. */
export function isPrinted({ box }: Word, picture: Grey, pxPerMm: number): boolean {
  // The position of a single character within its line is only estimated.
  const slack = box.width < 1.5 ? 0.5 : 0
  const wider = { ...box, x: box.x - slack, width: box.width + 2 * slack }
  return contrastIn(picture, wider, pxPerMm) > CONTRAST
}

/** The share of the page's ink that is under words. It is small if the text layer is only a stamp on a scanned letter. */
export function inkUnderWords(words: Word[], picture: Grey, pxPerMm: number): number {
  const across = Math.floor(picture.width / pxPerMm / CELL)
  const down = Math.floor(picture.height / pxPerMm / CELL)
  const under = new Uint8Array(across * down)
  for (const { box } of words) {
    const right = Math.min(across - 1, (box.x + box.width + AROUND) / CELL)
    const bottom = Math.min(down - 1, (box.y + box.height + AROUND) / CELL)
    for (let y = Math.max(0, Math.floor((box.y - AROUND) / CELL)); y <= bottom; y++)
      for (let x = Math.max(0, Math.floor((box.x - AROUND) / CELL)); x <= right; x++)
        under[y * across + x] = 1
  }
  let [ink, covered] = [0, 0]
  for (let i = 0; i < under.length; i++) {
    const cell = {
      x: (i % across) * CELL,
      y: Math.floor(i / across) * CELL,
      width: CELL,
      height: CELL,
    }
    if (contrastIn(picture, cell, pxPerMm) < 2 * CONTRAST) continue
    ink++
    covered += under[i]!
  }
  return covered / Math.max(1, ink)
}

/** The difference between the brightest and darkest pixel within a box in millimetres. */
function contrastIn({ data, width, height }: Grey, box: Box, pxPerMm: number): number {
  const left = Math.max(0, Math.floor(box.x * pxPerMm))
  const right = Math.min(width, Math.ceil((box.x + box.width) * pxPerMm))
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * pxPerMm))
  let [low, high] = [255, 0]
  for (let y = Math.max(0, Math.floor(box.y * pxPerMm)); y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) {
      if (data[i]! < low) low = data[i]!
      if (data[i]! > high) high = data[i]!
    }
  return high - low
}
