import { closing } from '../compose.ts'
import { partsOfText } from '../letter-text.ts'
import { readySentences } from '../ready-sentences.ts'
import { templates } from '../templates.ts'
import { responseKinds, type Slot, type TemplateSentence } from '../types.ts'
import { greetingOf } from './greetings.ts'
import { englishSentenceOf, type MeantSentence, type RecognisedSentence } from './meant.ts'
import { escaped, meantBy, patternOf } from './slot-values.ts'

/**
 * One part of a stored letter. `english` is null if the user wrote or changed it, because its meaning is then not certain. `told` is the
 * same for other languages; null also for names and numbers, which need no translation.
 */
export type SaidBack = { german: string; english: string | null; told: RecognisedSentence | null }

/**
 * Splits a stored letter into paragraphs and sentences with their meaning: each sentence is matched against the templates of this kind of
 * letter, and days and amounts are parsed from the German text. Null for a kind that this version does not know.
 */
export function readBack(responseType: string, text: string): SaidBack[][] | null {
  const kind = responseKinds.find((known) => known === responseType)
  if (!kind) return null
  const template = templates[kind]
  const { subject, body } = partsOfText(text)
  const [title = '', ...references] = subject.split('\n')
  const head = [
    ...sentencesOf(title, knownOf(template.subject)),
    // reference numbers are the same in all languages
    ...references.map((line) => same(line)),
  ]
  const known = knownOf([...template.paragraphs.flat(), ...Object.values(readySentences)])
  const end = body.indexOf(closing.german)
  return [
    head,
    ...body.map((paragraph, i): SaidBack[] => {
      if (i === end) return [saidOf(paragraph, { sentence: closing.english, values: {} })]
      // the name; the user wrote the text below it
      if (end >= 0 && i > end) return [i === end + 1 ? same(paragraph) : byUser(paragraph)]
      const greeting = i === 0 ? greetingOf(paragraph) : null
      return greeting ? [saidOf(paragraph, greeting)] : sentencesOf(paragraph, known)
    }),
  ]
}

const same = (text: string): SaidBack => ({ german: text, english: text, told: null })
const saidOf = (german: string, told: RecognisedSentence): SaidBack => ({
  german,
  english: englishSentenceOf(told),
  told,
})
const byUser = (text: string): SaidBack => ({ german: text.trim(), english: null, told: null })

function sentencesOf(paragraph: string, known: KnownSentence[]): SaidBack[] {
  const said: SaidBack[] = []
  let own = ''
  let at = 0
  while (at < paragraph.length) {
    const found = longest(known, paragraph, at)
    if (found) {
      if (own.trim()) said.push(byUser(own))
      own = ''
      said.push(saidOf(paragraph.slice(at, found.end), found.told))
      at = found.end
    } else {
      // skip to where the next sentence could begin
      const next = /\s+/g
      next.lastIndex = at + 1
      const gap = next.exec(paragraph)
      const end = gap ? gap.index + gap[0].length : paragraph.length
      own += paragraph.slice(at, end)
      at = end
      continue
    }
    while (/\s/.test(paragraph[at] ?? '')) at += 1
  }
  if (own.trim()) said.push(byUser(own))
  return said
}

/** Several templates can match, because one sentence can be the beginning of another: the longest wins. */
function longest(known: KnownSentence[], text: string, at: number) {
  return known
    .map((sentence) => sentence.find(text, at))
    .reduce((best, found) => (found && (!best || found.end > best.end) ? found : best), null)
}

/** A template sentence that can be recognised in a letter. */
type KnownSentence = {
  /** Matches the sentence at `at` in `text`; null if another sentence stands there. */
  find(text: string, at: number): { end: number; told: RecognisedSentence } | null
}

/** The template sentences that can be recognised; one that consists of the user's words only cannot. */
function knownOf(pieces: readonly TemplateSentence[]): KnownSentence[] {
  return pieces.filter(({ german }) => german.replace(/\{\w+\}/g, '').trim() !== '').map(known)
}

function known({ german, english }: TemplateSentence): KnownSentence {
  const parts = german.split(/\{(\w+)\}/)
  const slots = parts.filter((_, i) => i % 2 === 1) as Slot[]
  const source = parts.map((part, i) => (i % 2 === 1 ? patternOf(part as Slot) : escaped(part)))
  // a sentence ends at the end of its paragraph or before a space; one that ends in a slot takes the whole rest
  const end = german.endsWith('}') ? '$' : '(?=\\s|$)'
  const pattern = new RegExp(`${source.join('')}${end}`, 'uy')
  return {
    find(text, at) {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (!found) return null
      const values: RecognisedSentence['values'] = {}
      for (const [i, slot] of slots.entries()) {
        const value = meantBy(slot, found[i + 1]!)
        if (value === null) return null
        values[slot] = value
      }
      const told = { sentence: english as MeantSentence, values }
      // a slot that only the English sentence has would stay empty, so such a sentence counts as not recognised
      return englishSentenceOf(told) === null ? null : { end: at + found[0].length, told }
    },
  }
}
