import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { maxLetterPages, maxUploadBytes } from '../../packages/contract/src/index.ts'
import { halves, writtenLetters } from '../../packages/reading/cases/unseen/written-letter.ts'
import { readSentences } from '../specification/read.ts'

// Checks figures in the documentation that can be counted. Measured figures have instructions for measuring instead.

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const read = (path: string) => readFileSync(path, 'utf8')
const ordered = (list: string) =>
  new RegExp(`const ${list} =\\s+'([^']+)'`)
    .exec(read('.dependency-cruiser.mjs'))![1]!
    .replaceAll('|', ', ')
const letters = readdirSync('packages/reading/cases/letters').length
const unseen = halves.map((half) => writtenLetters(half).length)
const shipped = 'packages/model-de-en/letters-de-en'
const modelBytes = readdirSync(shipped, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0)

type Acts = Record<string, { letters: number; right: number; wrong: number }>
const acts = JSON.parse(read('packages/reading/cases/acts/floor.json')) as Acts

/** The row of sets of letters: how many there are, and the shares that are right, half and wrong (`npm run cases -- --raise` stores them). */
function actsOf(...sets: string[]): string {
  const sum = (field: 'letters' | 'right' | 'wrong') =>
    sets.reduce((all, set) => all + acts[set]![field], 0)
  const letters = sum('letters')
  const shares = [sum('right'), letters - sum('right') - sum('wrong'), sum('wrong')]
  return `| ${[letters, ...shares.map((count) => `${Math.round((100 * count) / letters)} %`)].join(' | ')} |`
}

const figures: [page: string, says: string][] = [
  ['README.md', `${letters} invented letters`],
  ['README.md', `${unseen.reduce((sum, count) => sum + count, 0)} more were written`],
  ['README.md', `(here ${unseen[1]} and ${unseen[3]} letters)`],
  ['README.md', `| development letters ${actsOf('pdf')}`],
  ['README.md', `letters, seen ${actsOf('seen pdf', 'second seen pdf')}`],
  ['README.md', `the same, held out ${actsOf('held-out pdf', 'second held-out pdf')}`],
  ['README.md', `two other writers, seen ${actsOf('third seen pdf')}`],
  ['README.md', `the same, held out ${actsOf('third held-out pdf')}`],
  ['README.md', `most of them seen ${actsOf('fourth seen pdf')}`],
  ['README.md', `four of them, held out ${actsOf('fourth held-out pdf')}`],
  ['README.md', `most of them seen ${actsOf('corpus seen')}`],
  ['README.md', `free prose, held out ${actsOf('corpus held-out')}`],
  ['README.md', `(${Math.round(modelBytes / 1e6)} MB, [packages/model-de-en]`],
  ['README.md', `up to ${maxUploadBytes / 1024 / 1024} MB a file`],
  ['README.md', `and ${maxLetterPages} pages`],
  ['api/README.md', `\`${ordered('features')}\``],
  ['api/README.md', `\`${ordered('floors')}\``],
  ['web/README.md', `\`${ordered('webFloors')}\``],
  ['docs/map.md', `${readSentences('.').flatMap(({ sentences }) => sentences).length} sentences`],
]

test.each(figures)('%s says as it is: %s', (page, says) => {
  expect(read(page).replaceAll('\n', ' ')).toContain(says)
})
