// npm run stacks                 scores how well letters in one file are separated, on stacks built from all letters
// npm run stacks -- --errors     also every missed or false cut
import { variants } from '../words.ts'
import { singlesOf, stacksOf, storedLeaves, writtenLeaves, type BuiltStack } from './build.ts'
import { duplexOf } from './duplex.ts'
import { scoreStacks } from './score.ts'

const withErrors = process.argv.includes('--errors')
const only = process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? ''
const percent = (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(1) : '-')

const sets: [string, () => BuiltStack[]][] = [
  ...variants.flatMap((variant): [string, () => BuiltStack[]][] => [
    [
      `letters at hand, ${variant}`,
      () => ['a', 'b', 'c'].flatMap((seed) => stacksOf(storedLeaves(variant), seed, variant)),
    ],
    [`one letter with enclosures, ${variant}`, () => singlesOf(storedLeaves(variant), variant)],
  ]),
  ...(['seen', 'held-out'] as const).flatMap((half) =>
    variants.slice(0, 4).flatMap((variant): [string, () => BuiltStack[]][] => [
      [
        `${half}, ${variant}`,
        () =>
          ['a', 'b', 'c'].flatMap((seed) => stacksOf(writtenLeaves(half, variant), seed, variant)),
      ],
      [
        `${half} with enclosures, ${variant}`,
        () => singlesOf(writtenLeaves(half, variant), variant),
      ],
    ]),
  ),
  ['fronts, then backs, pdf', () => duplexOf('pdf')],
  ['fronts, then backs, scan', () => duplexOf('scan')],
]

console.log(
  'set                                      files  cuts  precision  recall  exact %  blanks  invented  order wrong  ms/page',
)
for (const [name, build] of sets) {
  if (!name.includes(only)) continue
  const { score, misses } = scoreStacks(build())
  const row = [
    name.padEnd(40),
    String(score.files).padStart(5),
    String(score.begins).padStart(5),
    percent(score.right, score.right + score.falseCuts).padStart(10),
    percent(score.right, score.begins).padStart(7),
    percent(score.exact, score.files).padStart(8),
    `${score.blanksRight}/${score.blanks}`.padStart(7),
    String(score.blanksInvented).padStart(9),
    String(score.ordersWrong).padStart(12),
    score.pace.toFixed(1).padStart(8),
  ]
  console.log(row.join(' '), score.falseCuts ? `  ${score.falseCuts} FALSE` : '')
  // errors in held-out letters stay hidden, so that nobody tunes the reader to them
  if (withErrors && !name.startsWith('held'))
    for (const miss of misses) console.log('  ', JSON.stringify(miss))
}
