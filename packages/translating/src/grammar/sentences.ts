import { articles, byTheDay } from './english.ts'
import { build, type Clause } from './clauses.ts'
import { label } from './labels.ts'
import { createParts } from './create-parts.ts'
import type {
  ClausePart,
  Continuation,
  EnglishSentence,
  Manner,
  Parts,
  SaidSoFar,
  Token,
} from './parts.ts'
import { type Group, isHelper } from './verb-groups.ts'
import { completing, createVerbEnds } from './verb-ends.ts'
import { createSubClauses } from './sub-clauses.ts'

const conjunctions: Record<string, string> = {
  dass: 'that',
  wenn: 'if',
  falls: 'if',
  sofern: 'if',
  weil: 'because',
  da: 'as',
  obwohl: 'although',
  damit: 'so that',
  nachdem: 'after',
  bevor: 'before',
  sobald: 'as soon as',
  solange: 'as long as',
  bis: 'until',
  soweit: 'to the extent that',
  ob: 'whether',
  sodass: 'so that',
  wie: 'how',
  warum: 'why',
  wann: 'when',
}
const joining: Record<string, string> = {
  und: 'and',
  oder: 'or',
  aber: 'but',
  denn: 'because',
  ';': ';',
}
const mostSteps = 1500
const mostParts = 9
/** How many parts are tried at one place. */
const mostReadings = 9

/** The parts of a clause whose verbs are known, and the token after it. `given`: the subject, if an earlier clause has it. */
type Finished = {
  parts: ClausePart[]
  end: number
  manner?: Manner
  given?: ClausePart | null
}

/** Parses and translates a sentence; null if a word is unknown or the parts form no sentence. */
export function readSentence(tokens: readonly Token[]): EnglishSentence | null {
  const isQuestion = tokens.at(-1)?.text === '?'
  return isQuestion ? null : new SentenceSearch(tokens).read()
}

/** The result of the first item that has one. */
function firstOf<T>(
  items: readonly T[],
  read: (item: T) => EnglishSentence | null,
): EnglishSentence | null {
  for (const item of items) {
    const told = read(item)
    if (told) return told
  }
  return null
}

/** Two clauses as one text, with the subject of the second. */
const joined = (first: SaidSoFar, second: SaidSoFar, text: string): SaidSoFar => ({
  text,
  doubts: first.doubts + second.doubts,
  clauses: first.clauses + second.clauses,
  subject: second.subject,
})

/** The readings of a verb that can be a request to the reader. */
const requesting = (groups: Group[]) => groups.filter(({ who }) => who === 'p')

/** Tries all ways to read a sentence. Each method reads one construction from token `i` and calls `next` with its end. */
class SentenceSearch {
  #left = mostSteps
  readonly #partsOf: Parts['partsOf']
  readonly #verbs: ReturnType<typeof createVerbEnds>
  readonly #subClauses: ReturnType<typeof createSubClauses>

  readonly #tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
    const small = (i: number) => this.#small(i)
    this.#partsOf = createParts(tokens, () => this.#spend()).partsOf
    this.#verbs = createVerbEnds({ tokens, small })
    this.#subClauses = createSubClauses({
      tokens,
      small,
      isEnd: this.#verbs.isEnd,
      endings: this.#verbs.endings,
      middle: (at, parts, close) => this.#middle(at, parts, close),
    })
  }

  read(): EnglishSentence | null {
    const { isOver } = this.#verbs
    const whole = this.#sentence(0, null, (end, said) =>
      isOver(end)
        ? { english: articles(said.text), doubts: said.doubts, clauses: said.clauses }
        : null,
    )
    return whole ?? label(this.#tokens, this.#partsOf, isOver)
  }

  /** True once the step limit is reached. */
  #spend(): boolean {
    return this.#left-- <= 0
  }

  #small(i: number): string {
    return this.#tokens[i]?.small ?? ''
  }

  /** Reads parts from `at` up to a closing verb, which `close` finds. */
  #middle(
    at: number,
    parts: ClausePart[],
    close: (at: number, parts: ClausePart[]) => EnglishSentence | null,
  ): EnglishSentence | null {
    if (this.#spend()) return null
    const closed = close(at, parts)
    if (closed || parts.length >= mostParts) return closed
    return firstOf(this.#partsOf(at).slice(0, mostReadings), (part) =>
      this.#middle(part.end, [...parts, part], close),
    )
  }

  /** Builds the clause of the first verb group that fits its parts, and the rest of the sentence. */
  #finish(groups: Group[], next: Continuation, clause: Finished): EnglishSentence | null {
    const { parts, end, manner = 'statement', given = null } = clause
    return firstOf(groups, (group) => {
      const built = build(group, parts, manner, given, this.#verbs.isCompleted(end))
      return built && next(end, saidBy(built, parts, given))
    })
  }

  /** A main clause from token i, with the clauses joined to it. */
  #sentence(
    i: number,
    done: SaidSoFar | null,
    next: Continuation,
    depth = 0,
  ): EnglishSentence | null {
    const join: Continuation = (end, said) =>
      this.#extras(end, said, (then, full) => {
        const whole = done ? joined(done, full, `${done.text} ${full.text}`) : full
        const told = depth < 2 ? this.#conjoined(then, whole, full.subject, next, depth) : null
        return told ?? next(then, whole)
      })
    return this.#request(i, join) ?? this.#firstSubordinate(i, join) ?? this.#second(i, join)
  }

  /** A further main clause after "und", "oder" or another joining word. It may leave out the subject that it shares. */
  #conjoined(
    i: number,
    done: SaidSoFar,
    subject: ClausePart | null,
    next: Continuation,
    depth: number,
  ): EnglishSentence | null {
    const comma = this.#small(i) === ',' ? 1 : 0
    const glue = joining[this.#small(i + comma)]
    if (!glue) return null
    const from = i + comma + 1
    const text = `${done.text}${glue === ';' ? ';' : `${comma ? ',' : ''} ${glue}`}`
    const so = { ...done, text }
    const told = this.#sentence(from, so, next, depth + 1)
    if (told || !subject || glue === ';' || glue === 'because') return told
    const shared = `${subject.subject ?? subject.english} `
    const elliptic: Continuation = (end, said) => {
      const both = joined(so, said, `${text} ${said.text.replace(shared, '')}`)
      return next(end, { ...both, doubts: both.doubts + 1 })
    }
    return this.#fromVerb(from, [], elliptic, subject)
  }

  /** A clause with its verb in second place, or in first place after a subordinate clause. */
  #second(i: number, next: Continuation): EnglishSentence | null {
    const starts = this.#partsOf(i).filter(({ kind }) => kind !== 'not' && kind !== 'self')
    return firstOf(starts, (part) => this.#fromVerb(part.end, [{ ...part, front: true }], next))
  }

  #fromVerb(
    verb: number,
    before: ClausePart[],
    next: Continuation,
    given: ClausePart | null = null,
  ): EnglishSentence | null {
    if (!this.#verbs.isVerb(verb)) return null
    return this.#middle(verb + 1, before, (at, parts) =>
      firstOf(this.#verbs.closings(verb, at), ({ end, groups }) => {
        const told = this.#finish(groups, next, { parts, end, given })
        if (told || given || !parts.some((part) => part.english === 'please')) return told
        return this.#finish(requesting(groups), next, { parts, end, manner: 'request' })
      }),
    )
  }

  /** An imperative: "Bitte zahlen Sie", "Reichen Sie ... ein". */
  #request(i: number, next: Continuation): EnglishSentence | null {
    const verb = this.#small(i) === 'bitte' ? i + 1 : i
    if (this.#tokens[verb + 1]?.text !== 'Sie' || isHelper(this.#small(verb))) return null
    if (verb > 0 && !/^(?:bitte|und|oder|;|,)$/.test(this.#small(verb - 1))) return null
    const please = verb > i ? this.#partsOf(i).filter((part) => part.english === 'please') : []
    return this.#middle(verb + 1, please, (at, parts) =>
      firstOf(this.#verbs.closings(verb, at), ({ end, groups }) =>
        this.#finish(requesting(groups), next, { parts, end, manner: 'request' }),
      ),
    )
  }

  /** A subordinate clause: "wenn Sie nicht zahlen", with its English conjunction. */
  #subordinate(i: number, next: Continuation): EnglishSentence | null {
    const words = [0, 1, 2, 3, 4].map((k) => this.#small(i + k))
    const unless = words.slice(0, 3).join(' ') === 'es sei denn'
    if (unless && words.slice(3).join(' ') !== ', dass') return null
    const word = unless ? 'unless' : conjunctions[words[0]!]
    if (!word || (this.#tokens[i]!.capital && i > 0)) return null
    return this.#middle(unless ? i + 5 : i + 1, [], (from, parts) =>
      firstOf(this.#verbs.endings(from), ({ end, groups }) => {
        const conjoin: Continuation = (then, said) =>
          next(then, { ...said, text: `${word} ${byTheDay(said.text, word === 'if')}` })
        return this.#finish(groups, conjoin, { parts, end })
      }),
    )
  }

  /** Up to two clauses that follow another one after a comma. */
  #extras(end: number, said: SaidSoFar, next: Continuation, depth = 0): EnglishSentence | null {
    if (this.#small(end) !== ',' || depth >= 2) return next(end, said)
    const i = end + 1
    const add =
      (glue: string): Continuation =>
      (then, more) => {
        const both = joined(said, more, `${said.text}${glue}${more.text}`)
        return this.#extras(then, { ...both, subject: said.subject }, next, depth + 1)
      }
    const word = this.#small(i)
    return (
      this.#subClauses.relative(i, add(', ')) ??
      this.#subordinate(i, add(completing.has(word) || word === 'wenn' ? ' ' : ', ')) ??
      this.#subClauses.infinitive(i, add(' ')) ??
      next(end, said)
    )
  }

  /** A subordinate clause in front: "Wenn Sie nicht zahlen, mahnen wir.", "Zahlen Sie nicht, so mahnen wir." */
  #firstSubordinate(i: number, next: Continuation): EnglishSentence | null {
    const main: Continuation = (end, said) => {
      if (this.#small(end) !== ',') return null
      const verb = /^(?:so|dann)$/.test(this.#small(end + 1)) ? end + 2 : end + 1
      const both: Continuation = (last, more) =>
        next(last, joined(said, more, `${said.text}, ${more.text}`))
      return this.#fromVerb(verb, [], both) ?? this.#request(verb, both)
    }
    const told = this.#subordinate(i, main)
    if (told || i > 0) return told
    return this.#fromVerb(i, [], (end, said) => {
      const text = byTheDay(said.text, true)
      return main(end, {
        ...said,
        text: `if ${text.replace(/^(you|we|I|the [a-z ]+?) should /, '$1 ')}`,
      })
    })
  }
}

function saidBy(clause: Clause, parts: ClausePart[], given: ClausePart | null): SaidSoFar {
  const subject = parts.find((part) => (part.subject ?? part.english) === clause.subject)
  return {
    text: byTheDay(clause.text, false),
    doubts: clause.doubts,
    clauses: 1,
    subject: given ?? subject ?? null,
  }
}
