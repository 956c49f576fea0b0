// Prints how much of the screens there is in each language. `npx tsx web/scripts/languages.ts`; with a language it names what is missing.
import { tables as ar } from '../src/text/ar/tables.ts'
import { tables as de } from '../src/text/de/tables.ts'
import { english, sentencesOf } from '../src/text/english.ts'
import { tables as ru } from '../src/text/ru/tables.ts'
import { tables as tr } from '../src/text/tr/tables.ts'
import { tables as uk } from '../src/text/uk/tables.ts'

const all = [...sentencesOf(english).keys()]
const asked = process.argv[2]
for (const [language, tables] of Object.entries({ de, tr, ar, uk, ru })) {
  const there = sentencesOf(tables)
  const missing = all.filter((path) => !there.has(path))
  process.stdout.write(`${language}: ${all.length - missing.length} of ${all.length} sentences\n`)
  if (asked === language) process.stdout.write(missing.map((path) => `  ${path}\n`).join(''))
}
