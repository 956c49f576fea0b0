import type dayWords from './en/day-words.json'
import type sayings from './en/sayings.json'
import type words from './en/words.json'

/** English words that sentences are filled with, by table and id. Every other language has the same. */
export type Words = typeof words & typeof dayWords
export type Thing = keyof Words['things']
export type Task = keyof Words['tasks']
export type Signing = keyof Words['signing']
export type Form = keyof Words['forms']
export type PlaceName = keyof Words['places']
export type Since = keyof Words['since']
export type SourceName = keyof Words['sources']
/** A case in which something holds. */
export type Case = keyof Words['cases']
/** What a sentence stands behind: a case, or what was asked before. */
export type Lead = Case | 'or' | 'also'
type Inside<Prefix extends string, Id> = Id extends `${Prefix}.${infer Rest}` ? Rest : never
/** What is done with things. */
export type Doing = Inside<'ask.things', keyof typeof sayings>
