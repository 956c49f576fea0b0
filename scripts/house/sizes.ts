import type { Fault, SourceFile } from './files.ts'

/** Counts lines of code and comments. */
const most = 300

/** Data files, which are looked up and not read. */
export const exceptions: Record<string, string> = {
  'packages/reading/src/explain/terms.ts': 'table of words with their meanings',
  'packages/reading/src/explain/terms-of-benefits.ts': 'table of words with their meanings',
  'packages/reading/src/explain/terms-of-courts.ts': 'table of words with their meanings',
  'packages/reading/src/explain/terms-of-homes.ts': 'table of words with their meanings',
  'packages/reading/src/explain/terms-of-papers.ts': 'table of words with their meanings',
  'packages/translating/src/frames/parts.ts': 'table of parts of sentences',
  'packages/translating/src/grammar/nouns.ts': 'table of words with their meanings',
  'packages/translating/src/grammar/verbs.ts': 'table of words with their meanings',
  'packages/translating/src/grammar/words.ts': 'table of words with their meanings',
  'packages/translating/src/phrase-book.ts': 'table of phrases',
  'web/src/text/values.ts': 'written by a script',
}

/** The translated sentences of the screens. */
const isTranslation = (path: string) => /^web\/src\/text\/[a-z]{2}\/(?!many|tables)/.test(path)

/** Files over the limit. */
export const checkSizes = (files: SourceFile[]): Fault[] =>
  files
    .filter(({ path }) => !(path in exceptions) && !isTranslation(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > most)
    .map(({ path, lines }) => ({ path, rule: `${lines} lines; the limit is ${most}` }))
