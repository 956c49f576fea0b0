/**
 * Bureaucratic German with plain meanings. `find` is the stem as part of a regular expression where endings alone do not lead
 * from the term to its forms; each of its alternatives begins with three plain characters, by which it is looked up. The meanings
 * are our own words and explain, they do not advise.
 */
export type TermEntry = { term: string; meaning: string; find?: string }

export const entry = (term: string, meaning: string, find?: string): TermEntry =>
  find ? { term, meaning, find } : { term, meaning }
