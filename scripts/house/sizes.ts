import type { Fault, SourceFile } from './files.ts'

/** Lines of code and comment. Learnt from the projects that people say are easy to change. */
const limits = { median: 60, ninetieth: 150, most: 300 }

/** Files that are data: they are looked up, not read. */
export const exceptions: Record<string, string> = {
  'packages/reading/cases/kind-samples.ts': 'table of made-up letters',
  'packages/reading/src/explain/kinds-of-benefits.ts': 'table of kinds of letters',
  'packages/reading/src/explain/kinds-of-claims.ts': 'table of kinds of letters',
  'packages/reading/src/explain/kinds-of-courts.ts': 'table of kinds of letters',
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
  'web/src/text/en.ts': 'table of sentences',
}

/** The sentences of the screens in another language. */
const isTranslation = (path: string) => /^web\/src\/text\/[a-z]{2}\/(?!many|tables)/.test(path)

/** Files over the limit, and the shape of the whole. */
export function checkSizes(files: SourceFile[]): Fault[] {
  const sizes = files
    .filter(({ path }) => !(path in exceptions) && !isTranslation(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .toSorted((a, b) => a.lines - b.lines)
  const faults = sizes
    .filter(({ lines }) => lines > limits.most)
    .map(({ path, lines }) => ({ path, rule: `${lines} lines; the limit is ${limits.most}` }))
  const { median, ninetieth } = shapeOf(sizes.map(({ lines }) => lines))
  if (median > limits.median) {
    faults.push({ path: '.', rule: `median of ${median} lines; the limit is ${limits.median}` })
  }
  if (ninetieth > limits.ninetieth) {
    const rule = `a tenth of the files has over ${ninetieth} lines; the limit is ${limits.ninetieth}`
    faults.push({ path: '.', rule })
  }
  return faults
}

function shapeOf(sorted: number[]): { median: number; ninetieth: number } {
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { median: at(0.5), ninetieth: at(0.9) }
}
