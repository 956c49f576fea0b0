// Measures how much is shown, and at which quality, for letters that no phrase was written from. It prints only totals, so that
// nobody writes phrases for the held-out half.
//   npx tsx bench/unseen-translation.ts [of how many letters of each half]
import { splitSentences } from '../packages/reading/src/german/sentences.ts'
import { halves, writtenLetters } from '../packages/reading/cases/unseen/written-letter.ts'
import { createLocalTranslation } from '../api/src/providers/translation/local-translation.ts'
import { shippedModelFolder } from '../api/src/providers/translation/model-folder.ts'

const translation = createLocalTranslation({ modelFolders: [shippedModelFolder()] })
const most = Number(process.argv[2] ?? Infinity)
const words = (rows: string[]) => rows.reduce((sum, row) => sum + row.split(/\s+/).length, 0)
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(9)

console.log('half      shown as  sentences     words')
for (const half of halves) {
  const found = new Map<string, string[]>()
  const all: string[] = []
  for (const letter of writtenLetters(half).slice(0, most)) {
    const names = ['from', 'name']
      .map((key) => letter.facts.get(key)?.split(' ; ')[0] ?? '')
      .filter(Boolean)
    const lines = [...letter.subject, ...letter.text.filter((text) => !text.startsWith('| '))]
    const sentences = lines
      .map((line) => line.replace(/^# /, ''))
      .flatMap((line) => splitSentences(line).map(({ start, end }) => line.slice(start, end)))
    const english = await translation.translate(sentences, {
      source: 'de',
      target: 'en',
      names,
      signal: new AbortController().signal,
    })
    all.push(...sentences)
    for (const [i, { quality }] of english.entries())
      found.set(quality, [...(found.get(quality) ?? []), sentences[i]!])
  }
  for (const quality of ['phrase', 'model', 'rough', 'none']) {
    const rows = found.get(quality) ?? []
    console.log(
      half.padEnd(9),
      quality.padEnd(8),
      share(rows.length, all.length),
      share(words(rows), words(all)),
    )
  }
}
await translation.close()
