// Prints how much of the screens is translated into each language: `npx tsx scripts/catalogues/languages.ts`. With a language as
// argument it lists the missing messages.
import { languages } from '../../packages/contract/src/languages.ts'
import { kindsIn } from '../../web/kinds.ts'
import { messagesIn, read, sayingsIn } from './catalogues.ts'

const all = [...messagesIn('en').keys()]
const asked = process.argv[2]
for (const language of Object.keys(languages).filter((name) => name !== 'en')) {
  const there = messagesIn(language)
  const missing = all.filter((path) => !there.has(path))
  const [terms, help] = ['terms', 'help'].map((name) =>
    read(`web/src/text/${language}/${name}.json`),
  )
  const counts = [
    `${Object.keys(kindsIn(language)).length} kinds of letters`,
    `${Object.keys(terms!).length} terms`,
    `${sayingsIn(language).size} sayings`,
    `${Object.keys(help!['does']!).length} places that help`,
  ]
  process.stdout.write(
    `${language}: ${all.length - missing.length} of ${all.length} sentences, ${counts.join(', ')}\n`,
  )
  if (asked === language) process.stdout.write(missing.map((path) => `  ${path}\n`).join(''))
}
