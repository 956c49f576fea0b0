// Prints how much is translated into each language: `npx tsx scripts/catalogues/languages.ts`. With a language as argument it lists what
// is missing.
import { languages } from '../../packages/contract/src/languages.ts'
import { kindsIn } from '../../web/kinds.ts'
import { messagesIn, sayingsIn, wordsIn } from './catalogues.ts'

/** The ids of all that a language says. */
const idsIn = (language: string): Record<string, string[]> => ({
  sentences: [...messagesIn(language).keys()],
  'kinds of letters': Object.entries(kindsIn(language)).flatMap(([id, said]) =>
    said && 'what' in said ? [id] : [],
  ),
  sayings: [...sayingsIn(language).keys()],
  'words, terms and places that help': [...wordsIn(language).keys()],
})

const english = idsIn('en')
const asked = process.argv[2]
for (const language of Object.keys(languages).filter((name) => name !== 'en')) {
  const there = idsIn(language)
  const missing = Object.entries(english).map(([what, ids]) => {
    const known = new Set(there[what])
    return [what, ids.length, ids.filter((id) => !known.has(id))] as const
  })
  const counts = missing.map(([what, all, ids]) => `${all - ids.length} of ${all} ${what}`)
  process.stdout.write(`${language}: ${counts.join(', ')}\n`)
  if (asked === language)
    process.stdout.write(missing.flatMap(([, , ids]) => ids.map((id) => `  ${id}\n`)).join(''))
}
