import { articles } from './english.ts'
import { build, type Clause } from './clauses.ts'
import { byTheDay } from './by-the-day.ts'
import { label } from './labels.ts'
import { createParts } from './create-parts.ts'
import type {
  ClausePart,
  Continuation,
  EnglishSentence,
  Manner,
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

/** Parses and translates a sentence; null if a word is unknown or the parts form no sentence. */
export function readSentence(tokens: readonly Token[]): EnglishSentence | null {
  let left = mostSteps
  const spend = () => left-- <= 0
  const { partsOf } = createParts(tokens, spend)
  const small = (i: number) => tokens[i]?.small ?? ''
  const { isOver, closings, endings, isCompleted, isVerb, isEnd } = createVerbEnds({
    tokens,
    small,
  })
  const { relative, infinitive } = createSubClauses({ tokens, small, isEnd, endings, middle })

  /** Reads parts from `at` up to a closing verb, which `close` finds. */
  function middle(
    at: number,
    parts: ClausePart[],
    close: (at: number, parts: ClausePart[]) => EnglishSentence | null,
  ): EnglishSentence | null {
    if (spend()) return null
    const closed = close(at, parts)
    if (closed || parts.length >= mostParts) return closed
    let tried = 0
    for (const part of partsOf(at)) {
      if (tried++ > 8) break
      const told = middle(part.end, [...parts, part], close)
      if (told) return told
    }
    return null
  }

  function finish(
    groups: Group[],
    parts: ClausePart[],
    end: number,
    manner: Manner,
    given: ClausePart | null,
    next: Continuation,
  ): EnglishSentence | null {
    for (const group of groups) {
      const clause = build(group, parts, manner, given, isCompleted(end))
      if (!clause) continue
      const told = next(end, saidBy(clause, parts, given))
      if (told) return told
    }
    return null
  }

  const saidBy = (clause: Clause, parts: ClausePart[], given: ClausePart | null): SaidSoFar => ({
    text: byTheDay(clause.text, false),
    doubts: clause.doubts,
    clauses: 1,
    subject:
      given ?? parts.find((part) => (part.subject ?? part.english) === clause.subject) ?? null,
  })

  /** A clause with its verb in second place, or in first place after a subordinate clause. */
  function second(i: number, next: Continuation): EnglishSentence | null {
    for (const part of partsOf(i)) {
      if (part.kind === 'not' || part.kind === 'self') continue
      const told = fromVerb(part.end, [{ ...part, front: true }], next)
      if (told) return told
    }
    return null
  }

  function fromVerb(
    verb: number,
    before: ClausePart[],
    next: Continuation,
    given: ClausePart | null = null,
  ): EnglishSentence | null {
    if (!isVerb(verb)) return null
    return middle(verb + 1, before, (at, parts) => {
      for (const { end, groups } of closings(verb, at)) {
        const told =
          finish(groups, parts, end, 'statement', given, next) ??
          (parts.some((part) => part.english === 'please') && !given
            ? finish(
                groups.filter(({ who }) => who === 'p'),
                parts,
                end,
                'request',
                null,
                next,
              )
            : null)
        if (told) return told
      }
      return null
    })
  }

  /** An imperative: "Bitte zahlen Sie", "Reichen Sie ... ein". */
  function request(i: number, next: Continuation): EnglishSentence | null {
    const verb = small(i) === 'bitte' ? i + 1 : i
    if (tokens[verb + 1]?.text !== 'Sie' || isHelper(small(verb))) return null
    if (verb > 0 && small(verb - 1) !== 'bitte' && !/^(?:und|oder|;|,)$/.test(small(verb - 1)))
      return null
    const please = verb > i ? partsOf(i).filter((part) => part.english === 'please') : []
    return middle(verb + 1, please, (at, parts) => {
      for (const { end, groups } of closings(verb, at)) {
        const told = finish(
          groups.filter(({ who }) => who === 'p'),
          parts,
          end,
          'request',
          null,
          next,
        )
        if (told) return told
      }
      return null
    })
  }

  /** A subordinate clause: "wenn Sie nicht zahlen", with its English conjunction. */
  function subordinate(i: number, next: Continuation): EnglishSentence | null {
    const unless = small(i) === 'es' && small(i + 1) === 'sei' && small(i + 2) === 'denn'
    const word = unless ? 'unless' : conjunctions[small(i)]
    const at = unless ? (small(i + 3) === ',' ? i + 5 : 0) : i + 1
    if (!word || !at || (tokens[i]!.capital && i > 0)) return null
    if (unless && small(i + 4) !== 'dass') return null
    return middle(at, [], (from, parts) => {
      for (const { end, groups } of endings(from)) {
        const told = finish(groups, parts, end, 'statement', null, (then, said) =>
          next(then, { ...said, text: `${word} ${byTheDay(said.text, word === 'if')}` }),
        )
        if (told) return told
      }
      return null
    })
  }

  /** Up to two clauses that follow another one after a comma. */
  function extras(
    end: number,
    said: SaidSoFar,
    next: Continuation,
    depth = 0,
  ): EnglishSentence | null {
    const add = (glue: string) => (then: number, more: SaidSoFar) =>
      extras(
        then,
        {
          ...said,
          text: `${said.text}${glue}${more.text}`,
          doubts: said.doubts + more.doubts,
          clauses: said.clauses + more.clauses,
        },
        next,
        depth + 1,
      )
    if (small(end) === ',' && depth < 2) {
      const told =
        relative(end + 1, add(', ')) ??
        subordinate(
          end + 1,
          add(completing.has(small(end + 1)) ? ' ' : small(end + 1) === 'wenn' ? ' ' : ', '),
        ) ??
        infinitive(end + 1, add(' '))
      if (told) return told
    }
    return next(end, said)
  }

  /** A main clause from token i, with the clauses joined to it. */
  function sentence(
    i: number,
    done: SaidSoFar | null,
    next: Continuation,
    depth = 0,
  ): EnglishSentence | null {
    const join = (end: number, said: SaidSoFar): EnglishSentence | null =>
      extras(end, said, (then, full) => {
        const whole = done
          ? {
              ...full,
              text: `${done.text} ${full.text}`,
              doubts: done.doubts + full.doubts,
              clauses: done.clauses + full.clauses,
            }
          : full
        if (depth < 2) {
          const comma = small(then) === ',' ? 1 : 0
          const glue = joining[small(then + comma)]
          if (glue) {
            const from = then + comma + 1
            const so = {
              ...whole,
              text: `${whole.text}${glue === ';' ? ';' : `${comma ? ',' : ''} ${glue}`}`,
            }
            const told =
              sentence(from, so, next, depth + 1) ??
              (full.subject && glue !== ';' && glue !== 'because'
                ? fromVerb(
                    from,
                    [],
                    (last, more) =>
                      next(last, {
                        ...more,
                        text: `${so.text} ${more.text.replace(`${full.subject!.subject ?? full.subject!.english} `, '')}`,
                        doubts: so.doubts + more.doubts + 1,
                        clauses: so.clauses + 1,
                      }),
                    full.subject,
                  )
                : null)
            if (told) return told
          }
        }
        return next(then, whole)
      })
    return request(i, join) ?? firstSubordinate(i, join) ?? second(i, join)
  }

  /** A subordinate clause in front: "Wenn Sie nicht zahlen, mahnen wir.", "Zahlen Sie nicht, so mahnen wir." */
  function firstSubordinate(i: number, next: Continuation): EnglishSentence | null {
    const then: Continuation = (end, said) => {
      if (small(end) !== ',') return null
      const verb = /^(?:so|dann)$/.test(small(end + 1)) ? end + 2 : end + 1
      const joined: Continuation = (last, more) =>
        next(last, {
          text: `${said.text}, ${more.text}`,
          doubts: said.doubts + more.doubts,
          clauses: said.clauses + more.clauses,
          subject: more.subject,
        })
      return fromVerb(verb, [], joined) ?? request(verb, joined)
    }
    return (
      subordinate(i, then) ??
      (i === 0
        ? fromVerb(i, [], (end, said) =>
            then(end, {
              ...said,
              text: `if ${byTheDay(said.text, true).replace(/^(you|we|I|the [a-z ]+?) should /, '$1 ')}`,
            }),
          )
        : null)
    )
  }

  const isQuestion = tokens.at(-1)?.text === '?'
  if (isQuestion) return null
  return (
    sentence(0, null, (end, said) =>
      isOver(end)
        ? { english: articles(said.text), doubts: said.doubts, clauses: said.clauses }
        : null,
    ) ?? label(tokens, partsOf, isOver)
  )
}
