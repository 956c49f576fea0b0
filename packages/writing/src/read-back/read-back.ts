import { closing } from '../compose.ts'
import { partsOfText } from '../letter-text.ts'
import { templates } from '../templates.ts'
import { letterKinds, type Said } from '../types.ts'
import { type Known, knownOf } from './sentences.ts'

/** Something a stored letter says. `english` is null where the user wrote or changed it: then nobody knows for sure what it means. */
export type SaidBack = { german: string; english: string | null }

/**
 * A stored letter, paragraph by paragraph and sentence by sentence, beside its meaning: every sentence is looked up among those that this
 * kind of letter is made of, and days and amounts are read from the German as it stands. Null for a kind that this version does not know.
 */
export function readBack(responseType: string, text: string): SaidBack[][] | null {
  const kind = letterKinds.find((known) => known === responseType)
  if (!kind) return null
  const template = templates[kind]
  const { subject, body } = partsOfText(text)
  const [title = '', ...references] = subject.split('\n')
  const head = [
    ...sentencesOf(title, knownOf(template.subject)),
    // numbers that they file the matter under
    ...references.map((line) => same(line)),
  ]
  const known = knownOf(template.paragraphs.flat())
  const end = body.indexOf(closing.german)
  return [
    head,
    ...body.map((paragraph, i): SaidBack[] => {
      if (i === end) return [closing]
      if (end >= 0 && i > end) return [same(paragraph)]
      const greeting = i === 0 ? greetingOf(paragraph) : null
      return greeting ? [greeting] : sentencesOf(paragraph, known)
    }),
  ]
}

const same = (text: string): SaidBack => ({ german: text, english: text })

function sentencesOf(paragraph: string, known: Known[]): SaidBack[] {
  const said: SaidBack[] = []
  let own = ''
  let at = 0
  while (at < paragraph.length) {
    const found = longest(known, paragraph, at)
    if (found) {
      if (own.trim()) said.push({ german: own.trim(), english: null })
      own = ''
      said.push({ german: paragraph.slice(at, found.end), english: found.english })
      at = found.end
    } else {
      // up to where the next sentence could begin
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
  if (own.trim()) said.push({ german: own.trim(), english: null })
  return said
}

/** One sentence may begin like another: the one that says most is meant. */
function longest(known: Known[], text: string, at: number) {
  return known
    .map((sentence) => sentence.find(text, at))
    .reduce((best, found) => (found && (!best || found.end > best.end) ? found : best), null)
}

const greetings: [german: RegExp, english: (name: string) => string][] = [
  [/^Sehr geehrte Damen und Herren,$/u, () => 'Dear Sir or Madam,'],
  [/^Sehr geehrte Frau ([^,]+),$/u, (name) => `Dear Ms ${name},`],
  [/^Sehr geehrter Herr ([^,]+),$/u, (name) => `Dear Mr ${name},`],
  [/^Sehr geehrte Familie ([^,]+),$/u, (name) => `Dear ${name} family,`],
  [/^Guten Tag ([^,]+),$/u, (name) => `Dear ${name},`],
]

function greetingOf(paragraph: string): Said | null {
  for (const [german, english] of greetings) {
    const found = german.exec(paragraph)
    if (found) return { german: paragraph, english: english(found[1] ?? '') }
  }
  return null
}
