import type { NounReading } from './lexicon.ts'
import type { Group } from './verb-groups.ts'

/** A word of a masked sentence; `small` is its lower-case form for lookups. */
export type Token = { text: string; small: string; capital: boolean }

/** A part of a clause that ends before token `end`. */
export type ClausePart = {
  end: number
  kind: 'noun' | 'preposition' | 'adverb' | 'not' | 'adjective' | 'self'
  english: string
  /** The English as a subject ("we"), if it differs. */
  subject?: string
  cases: string
  num: 's' | 'p'
  person: 1 | 2 | 3
  /** It can stand before the verb of a main clause. */
  front?: boolean
  place?: 'mid' | 'focus' | 'neg' | 'end'
  /** The preposition and its object, for verbs that need another English preposition. */
  lead?: string
  led?: string
  /** A date or a duration. */
  when?: boolean
  negative?: boolean
  /** Number of guesses in it, such as a compound that was split or "it" for a person. */
  doubts: number
  reading?: NounReading
}

/** Defaults of a part. */
export const blank = { cases: '', num: 's' as const, person: 3 as const, doubts: 0 }

/** The tokens of a sentence with lookup helpers. */
export type SentenceWords = {
  tokens: readonly Token[]
  small(i: number): string
  /** The word as written where its capital tells "you" from "they", else in lower case. */
  lookUp(i: number): string
  /** Whether it can be something other than a noun: lower case, or first in the sentence. */
  canBeWord(i: number): boolean
  /** True once the step limit is reached. */
  spend(): boolean
}

/** The parsers of parts at a token, longest first. They are in one object because nouns and prepositions call each other. */
export type Parts = {
  core(i: number, before: Before | null): ClausePart[]
  followed(part: ClausePart): ClausePart[]
  extended(i: number, before: Before): ClausePart[]
  nounsOf(i: number, joined?: boolean): ClausePart[]
  prepositions(i: number): ClausePart[]
  partsOf(i: number): ClausePart[]
}
export type Before = { english: string; fits: string[]; many?: string }

export type Manner = 'statement' | 'request' | 'infinitive'

/** A German clause: its parts, and the role of each noun. */
export type Cast = {
  group: Group
  parts: readonly ClausePart[]
  manner: Manner
  /** The subject, if an earlier clause has it. */
  given: ClausePart | null
  /** Its verb is negated by "nicht". */
  denied: boolean
  /** The object of its verb follows as a clause ("dass", "zu"). */
  completed: boolean
  roleOf(noun: ClausePart): Role | undefined
  /** The first noun that has this role. */
  one(role: Role): ClausePart | undefined
}

/** The English of a whole sentence; `doubts` counts guesses, `clauses` counts clauses. */
export type EnglishSentence = { english: string; doubts: number; clauses: number }

/** What was said up to a token, and the subject of it. */
export type SaidSoFar = {
  text: string
  doubts: number
  clauses: number
  subject: ClausePart | null
}

export type Continuation = (end: number, said: SaidSoFar) => EnglishSentence | null

export type Role = 'subject' | 'object' | 'person' | 'time' | 'is'
