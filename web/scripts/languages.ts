// Prints how much of the screens there is in each language. `npx tsx web/scripts/languages.ts`; with a language it names what is missing.
import { languages } from '@brieflotse/contract/languages'
import type { Explained } from '../src/text/explained-tables.ts'
import { cataloguesOf, sentencesOf } from './catalogues.ts'

const all = [...sentencesOf(cataloguesOf('en')).keys()]
const asked = process.argv[2]
for (const language of Object.keys(languages).filter((name) => name !== 'en')) {
  const there = sentencesOf(cataloguesOf(language))
  const missing = all.filter((path) => !there.has(path))
  const file = new URL(`../src/text/${language}/explained.ts`, import.meta.url).href
  const { explained } = (await import(file)) as { explained: Explained }
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
