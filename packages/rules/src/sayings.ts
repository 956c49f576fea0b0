/**
 * Sentences by id. A sentence without values is a text, else a function of its values: numbers, days as `YYYY-MM-DD`, cents, names as
 * the letter prints them, and words by their id. Every other language is a table of the same shape.
 */
export type Sentences = Readonly<Record<string, string | ((values: never) => string)>>

/** One sentence before it is put into words: what is said, and of what. */
export type SayingOf<T extends Sentences> = {
  [Id in keyof T & string]: { id: Id; values: ValuesOf<T, Id> }
}[keyof T & string]

/** The saying of one id: taken out of all of them, each call would compare it with hundreds. */
type OneOf<T extends Sentences, Id extends keyof T> = Id extends unknown
  ? { id: Id; values: ValuesOf<T, Id> }
  : never

/** What a sentence is given. */
export type ValuesOf<T extends Sentences, Id extends keyof T> = T[Id] extends (
  values: infer Given,
) => string
  ? Given
  : Record<string, never>

/** Makes sayings of a table; what is not in it, or lacks a value, does not compile. */
export function sayer<T extends Sentences>() {
  return <Id extends keyof T & string>(
    id: Id,
    ...[values]: T[Id] extends string ? [] : [ValuesOf<T, Id>]
  ) => ({ id, values: values ?? {} }) as OneOf<T, Id>
}

/** A saying in the words of a table. */
export function inWords<T extends Sentences>(table: T, { id, values }: SayingOf<T>): string {
  const sentence = table[id] as string | ((values: unknown) => string)
  return typeof sentence === 'string' ? sentence : sentence(values)
}
