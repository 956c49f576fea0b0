import type { Section, Sentence } from './read.ts'

export const tableFile = 'docs/specification.md'

/** A Markdown table of sentences and the tests that prove them. */
export function table(sections: Section[]): string {
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
