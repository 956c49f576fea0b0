import { build } from './clauses.ts'
import type { ClausePart, SentenceWords, Continuation, EnglishSentence } from './parts.ts'
import { zuOf } from './verb-groups.ts'
import type { Group } from './verb-groups.ts'

const relatives: Record<string, string> = {
  der: 'n',
  die: 'na',
  das: 'na',
  den: 'a',
  welche: 'na',
  welcher: 'n',
  welches: 'na',
}

type Close = (at: number, parts: ClausePart[]) => EnglishSentence | null
type Given = Pick<SentenceWords, 'tokens' | 'small'> & {
  isEnd(i: number): boolean
  endings(at: number): { end: number; groups: Group[] }[]
  middle(at: number, parts: ClausePart[], close: Close): EnglishSentence | null
}

/** Parsers of relative clauses and infinitive clauses. */
export function createSubClauses({ tokens, small, isEnd, endings, middle }: Given) {
  /** A relative clause directly after its noun: ", die Sie eingereicht haben". */
  function relative(i: number, next: Continuation): EnglishSentence | null {
    const cases = relatives[small(i)]
    const before = tokens[i - 2]
    if (!cases || !before || (!before.capital && !before.text.startsWith('<'))) return null
    return middle(i + 1, [], (from, parts) => {
      for (const { end, groups } of endings(from)) {
        const own = parts.some((part) => part.subject !== undefined && part.cases.includes('n'))
        for (const group of groups) {
          const which: ClausePart = {
            end: i + 1,
            kind: 'noun',
            english: 'which',
            cases: 'n',
            num: group.who.includes('3') ? 's' : 'p',
            person: 3,
            doubts: 1,
          }
          const asSubject =
            cases.includes('n') && !own ? build(group, [which, ...parts], 'statement', null) : null
          const isObject =
            cases.includes('a') && own && group.kind === 'active' && !group.verb.flags.has('i')
          const asObject = isObject ? build(group, parts, 'statement', null, true) : null
          const clause = asSubject ?? asObject
          if (!clause) continue
          const text = asSubject
            ? clause.text.replace(/^(.*?), which /, 'which $1 ')
            : `which ${clause.text}`
          const told = next(end, { text, doubts: clause.doubts + 1, clauses: 1, subject: null })
          if (told) return told
        }
      }
      return null
    })
  }

  /** An infinitive clause: "..., den Betrag zu zahlen", "..., um Kosten zu vermeiden". */
  function infinitive(i: number, next: Continuation): EnglishSentence | null {
    const purpose = small(i) === 'um'
    return middle(purpose ? i + 1 : i, [], (at, parts) => {
      for (const count of [1, 2]) {
        if (!isEnd(at + count)) continue
        const verbs = zuOf(Array.from({ length: count }, (_, k) => small(at + k)))
        for (const verb of verbs ?? []) {
          const group: Group = {
            verb,
            kind: 'active',
            who: 'p',
            infinitive: verb.english,
            chain: () => null,
          }
          const clause = build(group, parts, 'infinitive', null)
          if (!clause) continue
          const text = `${purpose ? 'in order ' : ''}${clause.text}`
          const told = next(at + count, { text, doubts: clause.doubts, clauses: 1, subject: null })
          if (told) return told
        }
      }
      return null
    })
  }

  return { relative, infinitive }
}
