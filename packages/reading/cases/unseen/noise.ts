import type { Pages, Word } from '../../src/types.ts'
import type { Variant } from '../words.ts'

/** Rates of OCR errors per word, taken from the stored scans and photos of `cases/`; photo3 is not simulated. */
type Level = { slip: number; lost: number; split: number; joined: number; turn: number }
const levels: Partial<Record<Variant, Level>> = {
  scan: { slip: 0.012, lost: 0.004, split: 0.002, joined: 0.002, turn: 0.004 },
  photo1: { slip: 0.02, lost: 0.008, split: 0.004, joined: 0.004, turn: 0.007 },
  photo2: { slip: 0.04, lost: 0.012, split: 0.01, joined: 0.008, turn: 0.012 },
}

/** OCR confusions, printed character to read ones, most frequent first; the OCR model knows German letters only. */
const confused: Record<string, string> = {
  '0': 'OOO8', '1': 'IIl7', '2': 'Z?', '3': '8', '5': 'SS6', '6': '8G', '8': 'BB63', '9': '0',
  I: 'll|1', l: 'iI1', O: '00', S: '5', B: '8', G: '6', Z: '2',
  ü: 'uui', ä: 'a', ö: 'o', ß: 'B', e: 'co', n: 'r', t: 'l', i: 'l', r: 'n', h: 'b', a: 'o',
  ',': '..', '.': ',,', ':': '.', '€': 'EC', '/': '7l', '-': '–', D: 'O',
} // prettier-ignore

const always: Record<string, string> = {
  '–': '-', '§': '8', '•': '*', '·': '-', á: 'ä', à: 'ä', ã: 'ä', ă: 'ä', ą: 'a', ć: 'c', č: 'c',
  ç: 'c', Ç: 'C', é: 'e', ğ: 'g', ı: 'i', ł: 'l', ń: 'n', ó: 'ö', ş: 's', š: 's', Š: 'S', ż: 'z',
} // prettier-ignore

/** A pseudo-random generator of numbers from 0 to 1; the same seed gives the same numbers (mulberry32). */
export function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function slipped(text: string, next: () => number): string {
  const chars = [...text]
  const at = Math.floor(next() * chars.length)
  const options = confused[chars[at] ?? '']
  if (options) chars[at] = options[Math.floor(next() * options.length)] ?? ''
  return chars.join('')
}

/** Adds OCR errors of a scan or photo to a letter: wrong characters, lost, split and joined words, shifted boxes. */
export function withNoise(letter: Pages, variant: Variant, seed: string): Pages {
  const level = levels[variant]
  if (!level) return letter
  const next = chance(`${seed} ${variant}`)
  const words: Word[] = []
  for (const { text, page, box, confidence } of letter.words) {
    if (next() < level.lost) continue
    const known = [...text].map((char) => (next() < 0.9 ? (always[char] ?? char) : char)).join('')
    const read = next() < level.slip ? slipped(known, next) : known
    const isSure = read === text || next() < 0.3
    const word: Word = {
      text: read,
      page,
      box: {
        x: box.x + (next() - 0.5) * 0.4,
        y: box.y + box.height * 0.2 + (box.x - 105) * level.turn + (next() - 0.5) * 0.3,
        width: box.width * (0.97 + next() * 0.04),
        height: box.height * (0.68 + next() * 0.12),
      },
      confidence: confidence * (isSure ? 0.84 + next() * 0.13 : 0.1 + next() * 0.7),
    }
    const last = words.at(-1)
    const goesOn = last?.page === page && Math.abs(last.box.y - word.box.y) < 1.2
    const gap = last ? word.box.x - last.box.x - last.box.width : 99
    if (last && goesOn && gap < 1.5 && gap > -0.5 && next() < level.joined) {
      last.text += word.text
      last.box.width = word.box.x + word.box.width - last.box.x
    } else if (read.length > 4 && next() < level.split) {
      const half = Math.ceil(read.length / 2)
      const part = (word.box.width * half) / read.length
      words.push({ ...word, text: read.slice(0, half), box: { ...word.box, width: part - 0.4 } })
      const rest = { ...word.box, x: word.box.x + part, width: word.box.width - part }
      words.push({ ...word, text: read.slice(half), box: rest })
    } else words.push(word)
  }
  return { pages: letter.pages, words }
}
