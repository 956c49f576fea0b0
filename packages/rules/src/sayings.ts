type None = Record<string, never>

/** A sentence as its id and values, before it is put into a language. `Sentences` has the type of the values of each id. */
export type SayingOf<Sentences> = {
  [Id in keyof Sentences & string]: { id: Id; values: Sentences[Id] }
}[keyof Sentences & string]

/** The saying of a single id. Picking it from the union of all ids would slow the type checker down. */
type OneOf<Sentences, Id extends keyof Sentences> = Id extends unknown
  ? { id: Id; values: Sentences[Id] }
  : never

/** Makes a function that creates sayings; unknown ids and missing values do not compile. */
export function sayer<Sentences>() {
  return <Id extends keyof Sentences & string>(
    id: Id,
    ...[values]: Sentences[Id] extends None ? [] : [Sentences[Id]]
  ) => ({ id, values: values ?? {} }) as OneOf<Sentences, Id>
}
