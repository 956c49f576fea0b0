import { mask } from './values/mask.ts'
import type { Masked } from './values/mask.ts'
import { passesThrough } from './pass-through.ts'
import type { PhraseMemory } from './phrases.ts'
import { unmask } from './values/render-english.ts'

/**
 * One part of a sentence: either its English is known without a model (`english`), or `masked` waits for the model. `sure` is false if
 * grammar rules may have missed the meaning; it is then shown as rough. `between` is the text before it in the line: spaces of a table row,
 * a fill-in line.
 */
export type SentencePart = {
  between: string
  plain: string
  masked: Masked
  english: string | null
  sure: boolean
}

/** Column gaps and fill-in lines split a line into cells; a semicolon splits text that is too long for the model. */
const gaps = /(\s{3,}|\t+|\s*_{2,}\s*|\s*\.{4,}\s*)/
const longest = 60
/** Longer lines are no sentences: they stay German, and no pattern has to scan them. */
const mostCharacters = 1500
/** Most labels in a line: "Betrag: Raten: 3" has two labels and a value; lines of more labels are no sentences. */
const mostLabels = 3

export function splitSentence(
  sentence: string,
  names: readonly string[],
  phrases: PhraseMemory,
): SentencePart[] {
  if (sentence.length > mostCharacters) return [tooLong(sentence)]
  const parts: SentencePart[] = []
  let between = ''
  for (const [i, piece] of sentence.split(gaps).entries()) {
    if (i % 2 === 1) between += piece
    else {
      for (const clause of piece.trim() ? clauses(piece.trim()) : []) {
        parts.push({ between, ...read(clause, names, phrases) })
        between = ' '
      }
      if (piece.trim()) between = ''
    }
  }
  if (between && parts.length) parts.push({ between, ...read('', names, phrases) })
  return parts
}

function clauses(text: string): string[] {
  return text.split(' ').length > longest ? text.split(/(?<=;)\s/) : [text]
}

function read(
  plain: string,
  names: readonly string[],
  phrases: PhraseMemory,
  labels = mostLabels,
): Omit<SentencePart, 'between'> {
  const masked = mask(plain, names)
  const english = withoutModel(plain, masked, names, phrases, labels)
  if (english !== null || masked.overflow) return { plain, masked, english, sure: true }
  const found = phrases.read(masked.text)
  if (!found) return { plain, masked, english: null, sure: false }
  return { plain, masked, english: unmask(found.english, masked.items), sure: found.sure }
}

function withoutModel(
  plain: string,
  masked: Masked,
  names: readonly string[],
  phrases: PhraseMemory,
  labels: number,
): string | null {
  if (passesThrough(plain, masked.text)) return unmask(masked.text, masked.items)
  if (masked.overflow) return null
  const phrase = phrases.find(masked.text)
  if (phrase !== null) return unmask(phrase, masked.items)
  return labels > 0 ? labelled(plain, names, phrases, labels - 1) : null
}

/** Splits a label from its value or from another entry of the book: "Aktenzeichen: 12 C 34/25". */
function labelled(
  plain: string,
  names: readonly string[],
  phrases: PhraseMemory,
  labels: number,
): string | null {
  const cut =
    /^([^:]{2,50}:)\s+(\S.*)$/u.exec(plain) ??
    /^(\p{L}[\p{L}. -]{1,40}?)\s(\S*\d.*|<.*)$/u.exec(plain)
  if (!cut) return null
  const [, label = '', value = ''] = cut
  const english = phrases.find(label)
  if (english === null) return null
  const { english: rest, sure } = read(value, names, phrases, labels)
  return rest === null || !sure ? null : `${english} ${rest}`
}

function tooLong(plain: string): SentencePart {
  return {
    between: '',
    plain,
    masked: { text: plain, items: [], overflow: true },
    english: null,
    sure: false,
  }
}
