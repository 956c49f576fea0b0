import { quotedIn, type Section, type Sentence } from './read.ts'
import type { Result } from './results.ts'

export const tableFile = 'docs/specification.md'

/** A Markdown table of sentences and the tests that prove them. */
export function table(sections: Section[], results: Result[]): string {
  const all = sections.flatMap(({ sentences }) => sentences)
  const tests = new Set(
    all.flatMap(({ proofs }) => proofs.map(({ file, test }) => `${file} ${test}`)),
  )
  const onlyRead = all.filter(({ proofs }) => proofs.length === 0)
  return [
    '# The specification, sentence by sentence',
    '',
    'This page lists every sentence of the customer’s specification with the tests that prove it. If a sentence leaves something open, *Read as*',
    'says how we understand it (a reading). `npm run specification` generates this page from `e2e/specification/sentences.txt`. A test fails if the page is not',
    'up to date, if a test named here does not exist, or if a sentence has neither a test nor a reading. Texts in quotes are compared with the texts',
    'of the app word for word (`scripts/specification/words.test.ts`).',
    '',
    `${all.length} sentences: ${all.length - onlyRead.length} proven by ${tests.size} tests, ${onlyRead.length} answered by a reading, 0 open.`,
    ...survivors(all, results),
    ...sections.flatMap((section, index) => [
      '',
      `## ${index + 1}. ${section.title.replace(/^\d+ /, '')}`,
      '',
      '| | Sentence | Proven by |',
      '|---|---|---|',
      ...section.sentences.map(row),
    ]),
    '',
  ].join('\n')
}

/** What happened when `npm run survivors` took away what the sentences speak of. */
function survivors(sentences: Sentence[], results: Result[]): string[] {
  if (results.length === 0) return []
  const of = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome)
  const things = sentences.flatMap(({ says, changes }) => [...quotedIn(says), ...changes])
  const last = results
    .map(({ on }) => on)
    .toSorted()
    .at(-1)
  const survived = of('survived').map(({ id, what }) => cell(`${id} ${what}`))
  return [
    '',
    '`npm run survivors` takes away the texts, numbers and handlers that the sentences speak of, one at a time, and runs the named tests. A sentence is',
    `proven if one of them fails. Until ${last}: ${results.length} of ${things.length} tried, ${of('noticed').length} noticed, ${of('browser').length} left to journeys in the browser, ${survived.length} survived${survived.length > 0 ? `: ${survived.join('; ')}` : ''}.`,
  ]
}

function row({ id, where, says, proofs, readings }: Sentence): string {
  const proven = [
    ...proofs.map(({ file, test }) => `${test} (\`${file}\`)`),
    ...readings.map((reading) => `*Read as:* ${reading}`),
  ]
  const place = where ? `*${where}:* ` : ''
  return `| ${id} | ${cell(place + says)} | ${proven.map(cell).join('<br>')} |`
}

/** Escapes a sentence, so that it cannot end its table cell or become markup. */
const cell = (words: string) =>
  words.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('&lt;br>', '<br>')
