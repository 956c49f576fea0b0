import { compareDuties } from '../gate/duties.ts'
import { sameValues } from '../gate/gate.ts'
import { readSentence } from './sentences.ts'
import type { EnglishSentence, Token } from './parts.ts'
import { readNoun } from './lexicon.ts'

const longest = 45

/** A translation by grammar rules; `sure` for headings and table cells whose words have one meaning. */
export type Read = { english: string; sure: boolean }

/** Numbering and marks before a sentence ("II.", "<num1>.", "a)", "[ ]"); the next pattern is the unit after a column title. */
const before = /^(?:(?:<num\d>|[IVX]{1,4}|[a-h])[.)]|\[ ?x?\]|[-–•]|\.\/\.)\s+/u
/** Prepositions with several meanings: "ab" before a table row can be "less" or "from", so such a heading is never `sure`. */
const loose =
  /^(?:ab|an|auf|aus|bei|bis|für|in|mit|nach|ohne|um|unter|von|vor|zu|zum|zur|im|am)\s/iu
const unit = /\s(?:€|EUR)$/u
const bracket = /\s\(([^()]{2,60})\)(?=[.:]?$)/u

/**
 * Translates a masked sentence by grammar rules; null if a word or construction is unknown, or if the gate finds that a value, a duty or a
 * "not" got lost.
 */
export function readByGrammar(masked: string): Read | null {
  const text = masked.trim()
  const [start = ''] = before.exec(text) ?? []
  const [end = ''] = unit.exec(text) ?? []
  const bare = text.slice(start.length, text.length - end.length)
  const inner = bracket.exec(bare)
  const added = inner ? bracketed(inner[1]!) : null
  if (inner && added === null) return null
  const told = toldBy(inner ? bare.replace(bracket, '') : bare)
  if (!told) return null
  const said = start ? told.english.charAt(0).toUpperCase() + told.english.slice(1) : told.english
  const english = `${start}${said}${added ? ` (${added.english})` : ''}${end}`
  if (!sameValues(text, english) || compareDuties(text, english).some(({ grave }) => grave))
    return null
  const sure = told.clauses === 0 && told.doubts === 0 && !loose.test(bare) && (added?.sure ?? true)
  return { english, sure }
}

function bracketed(text: string): Read | null {
  if (!/\p{L}/u.test(text.replace(/<\w+\d>/g, ''))) return { english: text, sure: true }
  const told = toldBy(text)
  return told && told.clauses === 0 ? { english: told.english, sure: told.doubts === 0 } : null
}

function toldBy(text: string): EnglishSentence | null {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length > longest || tokens.length === 0) return null
  return readSentence(tokens)
}

const short = new Set('nr lt ggf bzw inkl zzgl abzgl ca'.split(' '))

/** Splits a masked sentence into tokens; null if it has characters that the grammar does not know. */
function tokensOf(text: string): Token[] | null {
  const found = text.match(/<\w+\d>|\p{L}[\p{L}\p{N}*-]*|\p{N}+|\S/gu) ?? []
  const shouts = !/\p{Ll}/u.test(text.replace(/<\w+\d>/g, ''))
  const tokens: Token[] = []
  for (const word of found) {
    const before = tokens.at(-1)
    if (word === '.' && before && short.has(before.small)) {
      before.small += '.'
      continue
    }
    if (word === '-' && !tokens.length) continue
    if (!/^(?:<\w+\d>|[\p{L}][\p{L}\p{N}*-]*|[,;:.!?–])$/u.test(word)) return null
    const small = word.toLowerCase().replaceAll('ß', 'ss')
    const capital = shouts ? readNoun(small).length > 0 : /^\p{Lu}/u.test(word)
    tokens.push({
      text: shouts && !word.startsWith('<') ? (capital ? small : small) : word,
      small,
      capital,
    })
  }
  return tokens
}
