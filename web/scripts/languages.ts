// Prints how much of the screens there is in each language. `npx tsx web/scripts/languages.ts`; with a language it names what is missing.
import { explained as explainedAr } from '../src/text/ar/explained.ts'
import { tables as ar } from '../src/text/ar/tables.ts'
import { explained as explainedDe } from '../src/text/de/explained.ts'
import { tables as de } from '../src/text/de/tables.ts'
import { english, sentencesOf } from '../src/text/english.ts'
import { explained as explainedRu } from '../src/text/ru/explained.ts'
import { tables as ru } from '../src/text/ru/tables.ts'
import { explained as explainedTr } from '../src/text/tr/explained.ts'
import { tables as tr } from '../src/text/tr/tables.ts'
import { explained as explainedUk } from '../src/text/uk/explained.ts'
import { tables as uk } from '../src/text/uk/tables.ts'

const all = [...sentencesOf(english).keys()]
const asked = process.argv[2]
const languages = {
  de: [de, explainedDe],
  tr: [tr, explainedTr],
  ar: [ar, explainedAr],
  uk: [uk, explainedUk],
  ru: [ru, explainedRu],
} as const
for (const [language, [tables, explained]] of Object.entries(languages)) {
  const there = sentencesOf(tables)
  const missing = all.filter((path) => !there.has(path))
  const { kinds, terms, sayings, help } = explained
  const counts = [
    `${Object.keys(kinds).length} kinds of letters`,
    `${Object.keys(terms).length} terms`,
    `${Object.keys(sayings).length} sayings`,
    `${Object.keys(help.does).length} places that help`,
  ]
  process.stdout.write(
    `${language}: ${all.length - missing.length} of ${all.length} sentences, ${counts.join(', ')}\n`,
  )
  if (asked === language) process.stdout.write(missing.map((path) => `  ${path}\n`).join(''))
}
