// Prints how much of the screens is translated into each language: `npx tsx scripts/catalogues/languages.ts`. With a language as
// argument it lists the missing messages.
import { languages } from '../../packages/contract/src/languages.ts'
import type { Explained } from '../../web/src/text/explained-tables.ts'
import { messagesIn } from './catalogues.ts'

const all = [...messagesIn('en').keys()]
const asked = process.argv[2]
for (const language of Object.keys(languages).filter((name) => name !== 'en')) {
  const there = messagesIn(language)
  const missing = all.filter((path) => !there.has(path))
  const file = new URL(`../../web/src/text/${language}/explained.ts`, import.meta.url).href
  const { explained } = (await import(file)) as { explained: Explained }
  const { kinds, terms, messages, help } = explained
  const counts = [
    `${Object.keys(kinds).length} kinds of letters`,
    `${Object.keys(terms).length} terms`,
    `${Object.keys(messages).length} sayings`,
    `${Object.keys(help.does).length} places that help`,
  ]
  process.stdout.write(
    `${language}: ${all.length - missing.length} of ${all.length} sentences, ${counts.join(', ')}\n`,
  )
  if (asked === language) process.stdout.write(missing.map((path) => `  ${path}\n`).join(''))
}
