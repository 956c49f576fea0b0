// Shows where to set the limits of the quality check: the model's results for every untranslated sentence of the letters with
// English references, and their quality by the check's signals.
//   npx tsx bench/translation-curve.ts dump <file> [folder]   translates once, with probabilities, and writes the results
//   npx tsx bench/translation-curve.ts <file>                 evaluates the results again, in seconds
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadLexicon } from '../api/src/providers/translation/lexicon-file.ts'
import { shippedModelFolder } from '../api/src/providers/translation/model-folder.ts'
import { translatorCode } from '../api/src/providers/translation/model-process.ts'
import {
  createPhraseMemory,
  judge,
  respell,
  restoreSpelling,
  splitSentence,
  unmask,
} from '../packages/translating/src/index.ts'
import type { Candidate, SentencePart } from '../packages/translating/src/index.ts'
import { readPairs } from './letters-with-english.ts'
import { bleu, chrf } from './text-scores.ts'

type Said = SentencePart & { candidates: Candidate[] }
type Row = { german: string; english: string; parts: Said[] }

const [verb = '', file = ''] = process.argv.slice(2)
if (verb === 'dump') await dump(file, process.argv[4] ?? shippedModelFolder())
else curve(JSON.parse(readFileSync(verb, 'utf8')) as Row[])

async function dump(to: string, folder: string) {
  const phrases = createPhraseMemory()
  const letters = fileURLToPath(new URL('../packages/reading/cases/letters', import.meta.url))
  const rows: Row[] = readPairs(letters)
    .flat()
    .map(({ german, english, names }) => ({
      german,
      english,
      parts: splitSentence(german, names, phrases).map((part) => ({ ...part, candidates: [] })),
    }))
  const open = rows.flatMap(({ parts }) => parts.filter((part) => !part.sure))
  const byText = new Map<string, Said[]>()
  for (const part of open)
    if (!part.masked.overflow)
      byText.set(part.masked.text, [...(byText.get(part.masked.text) ?? []), part])
  const texts = [...byText.keys()].toSorted((a, b) => a.length - b.length)
  const answers = await answersOf(folder, [...texts, ...texts.map(respell)])
  for (const [i, candidates] of answers.entries()) {
    const text = texts[i % texts.length]!
    if (i >= texts.length) for (const one of candidates) one.text = restoreSpelling(text, one.text)
    for (const part of byText.get(text)!) part.candidates.push(...candidates)
  }
  writeFileSync(to, JSON.stringify(rows))
}

async function answersOf(folder: string, texts: string[]): Promise<Candidate[][]> {
  const at = mkdtempSync(join(tmpdir(), 'answers-'))
  writeFileSync(
    join(at, 'run.cjs'),
    await translatorCode(new URL('model-answers.ts', import.meta.url)),
  )
  writeFileSync(join(at, 'texts'), JSON.stringify(texts))
  execFileSync('node', [join(at, 'run.cjs'), resolve(folder), join(at, 'texts')])
  return JSON.parse(readFileSync(join(at, 'texts.answers'), 'utf8')) as Candidate[][]
}

function curve(rows: Row[]) {
  const lexicon = loadLexicon()
  const found = rows.flatMap((row) => {
    const [part, more] = row.parts
    if (!part || more || part.sure || !part.candidates.length) return []
    const verdicts = part.candidates.map((candidate) => ({
      candidate,
      ...judge(part.masked.text, candidate, lexicon),
    }))
    const best = verdicts.toSorted((a, b) => b.score - a.score)[0]!
    return [{ ...row, best, said: unmask(best.candidate.text, part.masked.items) }]
  })
  const ranked = found.toSorted((a, b) => b.best.score - a.best.score)
  console.log(
    `${rows.length} sentences, ${found.length} of one part for the model; a grave fault takes 2 off the score`,
  )
  console.log('sentences   score from   chrF2    BLEU   above chrF2 50')
  const step = 50
  for (let at = 0; at < ranked.length; at += step) {
    const some = ranked.slice(at, at + step)
    const [ours, theirs] = [some.map(({ said }) => said), some.map(({ english }) => english)]
    const good = some.filter(({ said, english }) => chrf([said], [english]) > 50).length
    console.log(
      String(at + some.length).padStart(9),
      some.at(-1)!.best.score.toFixed(2).padStart(12),
      chrf(ours, theirs).toFixed(1).padStart(7),
      bleu(ours, theirs).toFixed(1).padStart(7),
      `${((100 * good) / some.length).toFixed(0)} %`.padStart(10),
    )
  }
}
