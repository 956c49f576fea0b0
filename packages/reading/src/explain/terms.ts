import meanings from '../said/en/terms.json' with { type: 'json' }
import german from './term-forms.json' with { type: 'json' }

/** The German words of all terms. */
export type TermWord = keyof typeof meanings

/**
 * An official German term with a plain meaning. `find` is a regular expression for its forms, needed if they differ from the term by more
 * than endings; each alternative begins with three plain characters, which are the lookup key. Meanings are our own words; they explain and
 * do not advise.
 */
export type TermEntry = { term: string; meaning: string; find?: string }

const finds: Readonly<Record<string, string>> = german.forms

/** All terms, in no particular order. */
export const terms: readonly TermEntry[] = Object.entries(meanings).map(([term, meaning]) => {
  const find = finds[term]
  return find ? { term, meaning, find } : { term, meaning }
})
