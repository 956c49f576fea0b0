// Measures how much of the letters the phrase book knows without a model. It prints only totals, so that nobody writes phrases for
// the held-out half.
//   npx tsx bench/phrases.ts
import { splitSentences } from '../packages/reading/src/german/sentences.ts'
import { halves, writtenLetters } from '../packages/reading/cases/unseen/written-letter.ts'
import { createPhraseMemory, splitSentence } from '../packages/translating/src/index.ts'

const phrases = createPhraseMemory()
const words = (rows: string[]) => rows.reduce((sum, row) => sum + row.split(/\s+/).length, 0)
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(9)

console.log('half      sentences     known of sentences  of words')
for (const half of halves) {
  const all: string[] = []
  const known: string[] = []
  for (const letter of writtenLetters(half)) {
    const names = ['from', 'name']
      .map((key) => letter.facts.get(key)?.split(' ; ')[0] ?? '')
      .filter(Boolean)
    for (const line of letter.text.filter((text) => !text.startsWith('| '))) {
      const bare = line.replace(/^# /, '')
      const sentences = splitSentences(bare).map(({ start, end }) => bare.slice(start, end))
      all.push(...sentences)
      known.push(
        ...sentences.filter((sentence) =>
          splitSentence(sentence, names, phrases).every(
            (part) => part.english !== null && part.sure,
          ),
        ),
      )
    }
  }
  console.log(
    half.padEnd(9),
    String(all.length).padStart(9),
    share(known.length, all.length).padStart(22),
    share(words(known), words(all)),
  )
}
