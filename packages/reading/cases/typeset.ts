import type { Pages, Word } from '../src/types.ts'

type Style = { page?: number; size?: number; confidence?: number; tight?: boolean }

/** Sets a line of text for tests: words from `x` on, top at `y`, in millimetres; `size` in mm (3.5 is about 10 pt). */
export function setLine(text: string, x: number, y: number, style: Style = {}): Word[] {
  const { page = 1, size = 3.5, confidence = 1 } = style
  let left = x
  return text.split(' ').map((word) => {
    const width = word.length * size * 0.5
    const box = { x: left, y, width, height: size }
    left += width + size * 0.28
    return { text: word, page, box, confidence }
  })
}

/** Sets several lines below each other. */
export function setLines(lines: string[], x: number, y: number, style: Style = {}): Word[] {
  const leading = (style.size ?? 3.5) * 1.22
  return lines.flatMap((line, i) => (line ? setLine(line, x, y + i * leading, style) : []))
}

/** Makes A4 pages of these words. */
export function pagesOf(...words: Word[][]): Pages {
  const all = words.flat()
  const count = Math.max(1, ...all.map((word) => word.page).filter(Number.isFinite))
  const pages = Array.from({ length: Math.min(count, 50) }, (_, i) => ({
    number: i + 1,
    width: 210,
    height: 297,
  }))
  return { pages, words: all }
}

/** Rotates all words around the middle of the page by `degrees` (clockwise), as a crooked scan does. */
export function turn({ pages, words }: Pages, degrees: number): Pages {
  const slope = Math.tan((degrees * Math.PI) / 180)
  return {
    pages,
    words: words.map((word) => {
      const x = word.box.x + word.box.width / 2 - 105
      const y = word.box.y + word.box.height / 2 - 148.5
      return { ...word, box: { ...word.box, x: word.box.x - y * slope, y: word.box.y + x * slope } }
    }),
  }
}

/** A small letter by DIN 5008 with every zone; `body` is set below the subject. */
export function letter(body: string[]): Pages {
  return pagesOf(
    setLine('Amt Musterau', 25, 14, { size: 6 }),
    setLine('Amt Musterau, Ring 1, 12345 Musterau', 25, 46, { size: 2.3 }),
    setLines(['Frau', 'Eva Beispiel', 'Weg 7', '54321 Neustadt'], 25, 62),
    setLine('Aktenzeichen:', 125, 50),
    setLine('AB 12/34', 155, 50),
    setLine('Datum:', 125, 54.5),
    setLine('02.01.2026', 155, 54.5),
    setLine('Bescheid über Gebühren', 25, 99),
    setLines(body, 25, 112),
    setLines(['Amt Musterau', 'Ring 1'], 25, 275, { size: 2.4 }),
    setLines(['Musterbank', 'IBAN DE02 1203'], 80, 275, { size: 2.4 }),
  )
}
