/**
 * Sentences by id. A sentence without values is a text, else a function of its values: numbers, days as `YYYY-MM-DD`, cents, names as
 * the letter prints them, and words by their id. Every other language is a table of the same shape.
 */
export type Sentences = Readonly<Record<string, string | ((values: never) => string)>>

/** A sentence as its id and values, before it is put into a language. */
export type SayingOf<T extends Sentences> = {
  [Id in keyof T & string]: { id: Id; values: ValuesOf<T, Id> }
}[keyof T & string]

/** The saying of a single id. Picking it from the union of all ids would slow the type checker down. */
type OneOf<T extends Sentences, Id extends keyof T> = Id extends unknown
  ? { id: Id; values: ValuesOf<T, Id> }
  : never

/** The type of the values that a sentence takes. */
export type ValuesOf<T extends Sentences, Id extends keyof T> = T[Id] extends (
  values: infer Given,
) => string
  ? Given
  : Record<string, never>

/** Makes a function that creates sayings of a table; unknown ids and missing values do not compile. */
export function sayer<T extends Sentences>() {
  return <Id extends keyof T & string>(
    id: Id,
    ...[values]: T[Id] extends string ? [] : [ValuesOf<T, Id>]
  ) => ({ id, values: values ?? {} }) as OneOf<T, Id>
}

/** Formats a saying with the sentences of a table. */
export function inWords<T extends Sentences>(table: T, { id, values }: SayingOf<T>): string {
  const sentence = table[id] as string | ((values: unknown) => string)
  return typeof sentence === 'string' ? sentence : sentence(values)
}
