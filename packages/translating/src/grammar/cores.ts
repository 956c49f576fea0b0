import { numberWords } from './determiners.ts'
import { participleOf } from './english.ts'
import { readAdjective, readNoun } from './lexicon.ts'
import type { NounReading } from './lexicon.ts'
import { blank } from './parts.ts'
import type { Before, ClausePart, SentenceWords } from './parts.ts'

const timeNouns = /^(?:day|week|month|year|hour|minute|working day|calendar day)s?\b/

export function createCores(words: SentenceWords) {
  const { tokens, small, canBeWord } = words

  /** Reads adjectives from token i, with their English; commas and "und" may stand between them. */
  function adjectives(i: number): { end: number; english: string; behind: string }[] {
    const found: { end: number; english: string; behind: string }[] = [
      { end: i, english: '', behind: '' },
    ]
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

  /** Reads a noun with its adjectives and number from token i; `before` is a determiner already read. */
  function core(i: number, before: Before | null): ClausePart[] {
    const found: ClausePart[] = []
    const push = (part: ClausePart) => found.push(part)
    for (const group of adjectives(i)) {
      const at = group.end
      const counted = countAt(at)
      for (const [start, number] of counted ? [[at + 1, counted] as const] : [[at, ''] as const]) {
        // in "<num> offene Rechnungen" the adjectives follow the number
        const inner = number ? adjectives(start) : [{ end: start, english: '', behind: '' }]
        for (const more of inner) {
          const token = tokens[more.end]
          if (!token?.capital) continue
          for (const noun of readNoun(token.text)) {
            if (number && noun.num === 's' && noun.agrees === 's' && number !== 'one') continue
            const cases = fitting(before?.fits ?? null, noun)
            if (!cases) continue
            const the =
              before && (noun.num === 'p' || noun.agrees === 'p') && before.many
                ? before.many
                : before?.english === 'a' && noun.agrees !== noun.num
                  ? ''
                  : before?.english === 'a' &&
                      /^(?:information|help|proof|advice|evidence|damage|work|income|access|care|consent|overtime|funding|support)\b/.test(
                        noun.english,
                      )
                    ? ''
                    : (before?.english ?? '')
            const words = [
              the,
              group.english,
              number,
              more.english,
              noun.english,
              group.behind,
              more.behind,
            ]
            push({
              ...blank,
              end: more.end + 1,
              kind: 'noun',
              english: words.filter(Boolean).join(' '),
              cases,
              num: noun.agrees,
              reading: noun,
              when: timeNouns.test(noun.english),
              doubts: noun.guessed ? 1 : 0,
            })
          }
        }
      }
    }
    return found
  }

  function countAt(i: number): string | null {
    const token = tokens[i]
    if (!token) return null
    if (/^<num\d>$/.test(token.text)) return token.text
    return canBeWord(i) ? (numberWords[token.small] ?? null) : null
  }

  return { core }
}
