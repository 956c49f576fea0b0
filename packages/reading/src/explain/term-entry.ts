/**
 * Bureaucratic German with plain meanings. `find` is the stem as part of a regular expression where endings alone do not lead
 * from the term to its forms; each of its alternatives begins with three plain characters, by which it is looked up. The meanings
 * are our own words and explain, they do not advise.
 */
export type TermEntry<Word extends string = string> = { term: Word; meaning: string; find?: string }

export const entry = <Word extends string>(
  term: Word,
  meaning: string,
  find?: string,
): TermEntry<Word> => (find ? { term, meaning, find } : { term, meaning })
