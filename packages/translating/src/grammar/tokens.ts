import { readNoun } from './lexicon.ts'
import type { Token } from './parts.ts'

const short = new Set('nr lt ggf bzw inkl zzgl abzgl ca'.split(' '))

/** Splits a masked sentence into tokens; null if it has characters that the grammar does not know. */
export function tokensOf(text: string): Token[] | null {
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
