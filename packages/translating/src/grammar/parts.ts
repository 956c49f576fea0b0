import type { NounReading } from './lexicon.ts'

/** A word of a masked sentence; `small` is how it is looked up. */
export type Token = { text: string; small: string; capital: boolean }

/** A part of a clause, from a token up to before `end`. */
export type Part = {
  end: number
  kind: 'noun' | 'preposition' | 'adverb' | 'not' | 'adjective' | 'self'
  english: string
  /** How it is said as a subject ("we"), where that differs. */
  subject?: string
  cases: string
  num: 's' | 'p'
  person: 1 | 2 | 3
  /** It stands before the verb of a main clause. */
  front?: boolean
  place?: 'mid' | 'focus' | 'neg' | 'end'
  /** Name of the preposition and what it leads, for verbs that want another English one. */
  lead?: string
  led?: string
  /** A date, or a time that tells how long. */
  when?: boolean
  negative?: boolean
  /** It was put together by guessing: a compound, "it" for a person. */
  doubts: number
  reading?: NounReading
}

/** What a part has if nothing else is said of it. */
export const blank = { cases: '', num: 's' as const, person: 3 as const, doubts: 0 }

/** The words of a sentence, as the rules look at them. */
export type Words = {
  tokens: readonly Token[]
  small(i: number): string
  /** With its capital where that tells "you" from "they". */
  lookUp(i: number): string
  /** No noun: small, or the first of the sentence. */
  canBeWord(i: number): boolean
  /** True when enough was tried. */
  spend(): boolean
}

/** What can begin at a token, longest first; the readers of nouns and prepositions need each other. */
export type Parts = {
  core(i: number, before: Before | null): Part[]
  followed(part: Part): Part[]
  extended(i: number, before: Before): Part[]
  nounsOf(i: number, joined?: boolean): Part[]
  prepositions(i: number): Part[]
  partsOf(i: number): Part[]
}
export type Before = { english: string; fits: string[]; many?: string }
