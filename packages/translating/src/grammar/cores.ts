import { numberWords } from './determiners.ts'
import { participleOf } from './english.ts'
import { readAdjective, readNoun } from './lexicon.ts'
import type { NounReading } from './lexicon.ts'
import { blank } from './parts.ts'
import type { Before, ClausePart, SentenceWords } from './parts.ts'

const timeNouns = /^(?:day|week|month|year|hour|minute|working day|calendar day)s?\b/

/** Adjectives up to a token, in English; `behind`: those that stand behind the noun there ("to be paid"). */
type Adjectives = { end: number; english: string; behind: string }

/** Creates the parser of nouns with their adjectives and their number. */
export function createCores(words: SentenceWords) {
  const { tokens, small, canBeWord } = words

  /** Reads a noun with its adjectives and number from token i; `before` is a determiner already read. */
  function core(i: number, before: Before | null): ClausePart[] {
    return adjectives(i).flatMap((outer) => {
      const number = countAt(words, outer.end)
      if (!number) return nounsAt(outer.end, before, outer)
      // in "<num> offene Rechnungen" the adjectives follow the number
      return adjectives(outer.end + 1).flatMap((inner) =>
        nounsAt(inner.end, before, outer, number, inner),
      )
    })
  }

  /** Reads adjectives from token i, the most first; commas and "und" may stand between them. */
  function adjectives(i: number): Adjectives[] {
    const found: Adjectives[] = [{ end: i, english: '', behind: '' }]
    let at = i
    let english = ''
    let behind = ''
    for (let n = 0; n < 3; n++) {
      const joiner = n && (small(at) === 'und' || small(at) === ',') ? 1 : 0
      const toBe = small(at + joiner) === 'zu' ? readAdjective(small(at + joiner + 1), true) : null
      if (toBe?.verb && /nde[rnms]?$/.test(small(at + joiner + 1))) {
        behind += ` to be ${participleOf(toBe.verb.english)}`
        at += joiner + 2
        found.unshift({ end: at, english: english.trim(), behind: behind.trim() })
        continue
      }
      const adjective =
        canBeWord(at + joiner) || /^\p{Lu}\p{Ll}+e[rnms]?$/u.test(tokens[at + joiner]?.text ?? '')
          ? readAdjective(small(at + joiner), true)
          : null
      if (!adjective) break
      const word = adjective.english
      if (adjective.behind) behind += ` ${word}`
      else english += `${joiner ? (small(at) === ',' ? ',' : ' and') : ''} ${word}`
      at += joiner + 1
      found.unshift({ end: at, english: english.trim(), behind: behind.trim() })
    }
    return found
  }

  /** The readings of the noun at token i, with what stands before it. */
  function nounsAt(
    i: number,
    before: Before | null,
    outer: Adjectives,
    number = '',
    inner: Adjectives = { end: i, english: '', behind: '' },
  ): ClausePart[] {
    const token = tokens[i]
    if (!token?.capital) return []
    return readNoun(token.text).flatMap((noun) => {
      if (number && noun.num === 's' && noun.agrees === 's' && number !== 'one') return []
      const cases = fitting(before?.fits ?? null, noun)
      if (!cases) return []
      const front = [articleOf(before, noun), outer.english, number, inner.english]
      return {
        ...blank,
        end: i + 1,
        kind: 'noun',
        english: [...front, noun.english, outer.behind, inner.behind].filter(Boolean).join(' '),
        cases,
        num: noun.agrees,
        reading: noun,
        when: timeNouns.test(noun.english),
        doubts: noun.guessed ? 1 : 0,
      }
    })
  }

  return { core }
}

function countAt({ tokens, canBeWord }: SentenceWords, i: number): string | null {
  const token = tokens[i]
  if (!token) return null
  if (/^<num\d>$/.test(token.text)) return token.text
  return canBeWord(i) ? (numberWords[token.small] ?? null) : null
}

/** The cases in which a noun agrees with its determiner. */
function fitting(determiner: readonly string[] | null, noun: NounReading): string {
  if (!determiner) return noun.cases
  return [...noun.cases]
    .filter((one) =>
      determiner.some(
        (fit) =>
          fit[0] === one &&
          fit[2] === noun.num &&
          (fit[1] === 'x' || noun.gender === 'x' || fit[1] === noun.gender),
      ),
    )
    .join('')
}

const uncountable =
  /^(?:information|help|proof|advice|evidence|damage|work|income|access|care|consent|overtime|funding|support)\b/

/** The English determiner. It depends on the number of the noun, and uncountable nouns have no "a". */
function articleOf(before: Before | null, noun: NounReading): string {
  if (!before) return ''
  if ((noun.num === 'p' || noun.agrees === 'p') && before.many) return before.many
  const hasNoA = noun.agrees !== noun.num || uncountable.test(noun.english)
  return before.english === 'a' && hasNoA ? '' : before.english
}
