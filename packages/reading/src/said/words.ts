import type dayWords from './en/day-words.json'
import type sayings from './en/sayings.json'
import type words from './en/words.json'

/** English words for the placeholders of sentences, by table and id. Every other language has the same tables. */
export type Words = typeof words & typeof dayWords
export type Thing = keyof Words['things']
export type Task = keyof Words['tasks']
export type Signing = keyof Words['signing']
export type Form = keyof Words['forms']
export type PlaceName = keyof Words['places']
export type Since = keyof Words['since']
export type SourceName = keyof Words['sources']
/** A condition under which a sentence holds. */
export type Case = keyof Words['cases']
/** The introduction of a sentence: a condition, or its relation to the sentence before. */
export type Lead = Case | 'or' | 'also'
type Inside<Prefix extends string, Id> = Id extends `${Prefix}.${infer Rest}` ? Rest : never
/** An action on things, such as bringing or sending them. */
export type Doing = Inside<'ask.things', keyof typeof sayings>
