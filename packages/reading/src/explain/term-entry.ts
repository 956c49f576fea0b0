/**
 * An official German term with a plain meaning. `find` is a regular expression for its forms, needed if they differ from the term by more
 * than endings; each alternative begins with three plain characters, which are the lookup key. Meanings are our own words; they explain and
 * do not advise.
 */
export type TermEntry<Word extends string = string> = { term: Word; meaning: string; find?: string }

export const entry = <Word extends string>(
  term: Word,
  meaning: string,
  find?: string,
): TermEntry<Word> => (find ? { term, meaning, find } : { term, meaning })
