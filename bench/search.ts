// Measures search in 10,000 generated letters: query time compared with a scan of all texts, the time to build the index from
// stored words, and its memory. Run: `npx tsx --expose-gc bench/search.ts [how many letters]`.
import { fold } from '../packages/offline/src/search/fold.ts'
import { snippetOf } from '../packages/offline/src/search/snippet.ts'
import { createSearchIndex, type SearchWords } from '../packages/offline/src/search/search-index.ts'
import { formsOf } from '../packages/offline/src/search/words.ts'

const count = Number(process.argv[2] ?? 10_000)
const limit = 50

// A generator with a fixed seed gives the same letters every time (Source: Numerical Recipes, LCG).
let state = 7
const chance = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
const pick = <T>(list: T[]) => list[Math.floor(chance() ** 2 * list.length)]!
const digits = (length: number) => String(Math.floor(chance() * 10 ** length)).padStart(length, '0')

const stems =
  'gebühr bescheid abfall steuer zahlung frist amt rechnung vertrag strom heiz kosten miete wohnung kranken kasse versicherung beitrag antrag kind geld rente unfall verkehr straße haus halt post gericht vollzug mahn verfahren widerspruch konto bank schule ausweis meldung prüfung leistung betrag grund erlass'.split(
    ' ',
  )
const english =
  'fee notice waste tax payment deadline office invoice contract electricity heating costs rent flat health insurance contribution application child money pension accident traffic street house post court reminder appeal account bank school identity report check benefit amount reason'.split(
    ' ',
  )
const german = Array.from({ length: 12_000 }, () =>
  Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(stems)).join(''),
)
const names = Array.from({ length: 400 }, () => `${pick(german)} ${pick(german)} GmbH`)

const texts = Array.from({ length: count }, () => {
  const original = Array.from({ length: 260 }, () => pick(german)).join(' ')
  const translated = Array.from({ length: 280 }, () => pick(english)).join(' ')
  const numbers = `Aktenzeichen ${digits(4)} ${digits(4)} IBAN DE${digits(2)} ${digits(4)} ${digits(4)} ${digits(4)} ${digits(4)} ${digits(2)} Betrag ${digits(1)}.${digits(3)},${digits(2)} €`
  return { name: pick(names), text: `${original}\n${numbers}\n${translated}` }
})

const collecting = performance.now()
const words: SearchWords[] = texts.map(({ name, text }) => [
  [...formsOf(name, 200)].join(' '),
  '',
  [...formsOf(text, 5000)].join(' '),
])
const collected = performance.now() - collecting

globalThis.gc?.()
const heap = process.memoryUsage().heapUsed
const making = performance.now()
const index = createSearchIndex()
for (const [id, given] of words.entries()) index.put(id, given)
index.find('warm')
const made = performance.now() - making
globalThis.gc?.()
const taken = (process.memoryUsage().heapUsed - heap) / 2 ** 20

/** The median of several tries, in milliseconds. */
function timeOf(work: () => unknown, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return times.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!
}

const queries = [
  'g',
  'gebühr',
  'gebuehrenbescheid',
  'heizkosten frist',
  'Zahlnug',
  'Widersprcuhfrist',
  '4711 0815',
  'reminder court',
  'bescheid amt straße geld konto',
]
const rows = queries.map((query) => {
  const own = timeOf(() => index.find(query), 15)
  const needed = query.split(' ').map(fold)
  const scan = timeOf(
    () =>
      texts.filter(({ text }) =>
        [fold(text)].some((all) => needed.every((one) => all.includes(one))),
      ),
    1,
  )
  const found = index.find(query)?.length
  return {
    query,
    found,
    ms: own.toFixed(1),
    'plain scan ms': scan.toFixed(0),
    ratio: (scan / own).toFixed(0),
  }
})
console.table(rows)
const passage = timeOf(() => snippetOf([texts[0]!.text], 'gebühr frist'), 15)
console.log(
  `${count} letters: words collected in ${(collected / count).toFixed(2)} ms a letter, index made in ${made.toFixed(0)} ms, ${taken.toFixed(0)} MB; a passage in ${passage.toFixed(1)} ms`,
)
const slowest = Math.max(...rows.map(({ ms }) => Number(ms)))
console.log(`slowest query ${slowest} ms (limit ${limit})`)
if (slowest > limit) process.exitCode = 1
