import type { Fault, SourceFile } from './files.ts'

/** Counts lines of code and comments. */
const most = 300

/** Files that nobody reads as a whole. */
export const exceptions: Record<string, string> = {
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
