import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test, identified by its file and a part of its name. */
export type Proof = { file: string; test: string }

/** A change of a file that takes away what a sentence speaks of. */
export type Change = { file: string; from: string; to: string }

/** A sentence of the customer's specification. `reading` explains how an unclear sentence was interpreted. */
export type Sentence = {
  id: string
  where: string
  says: string
  proofs: Proof[]
  changes: Change[]
  readings: string[]
}

export type Section = { title: string; sentences: Sentence[] }

const sentencesFile = 'e2e/specification/sentences.txt'

/** Parses the list of sentences. An unknown kind of line throws, so that a typing error loses nothing. */
export function readSentences(root: string): Section[] {
  const files = new Map<string, string>()
  const sections: Section[] = []
  let where = ''
  for (const line of readFileSync(join(root, sentencesFile), 'utf8').split('\n')) {
    const [mark = '', rest = ''] = cut(line.trim())
    const section = sections.at(-1)
    const sentence = section?.sentences.at(-1)
    if (mark === '' || mark === '#') continue
    if (mark.startsWith('@')) files.set(mark.slice(1), rest)
    else if (mark === '##') {
      sections.push({ title: rest, sentences: [] })
      where = ''
    } else if (mark === '###') where = rest
    else if (mark === '=' && sentence) sentence.proofs.push(proof(rest, files))
    else if (mark === '-' && sentence) sentence.changes.push(changeOf(rest))
    else if (mark === '~' && sentence) sentence.readings.push(rest)
    else if (/^\d\.\d+$/.test(mark) && section) {
      section.sentences.push({ id: mark, where, says: rest, proofs: [], changes: [], readings: [] })
    } else throw new Error(`${sentencesFile}: not understood: ${line}`)
  }
  return sections
}

/** Everything in quotes in the specification: users must be able to read it word for word. */
export function quotedIn(says: string): string[] {
  const quotes = says.matchAll(/(?<!\p{L})'(.+?)'(?!\p{L})/gu)
  return [...quotes].flatMap(([, quote = '']) => quote.split(' / '))
}

function proof(line: string, files: Map<string, string>): Proof {
  const [name = '', test = ''] = line.split(/: (.*)/s)
  const file = files.get(name)
  if (!file || !test) throw new Error(`${sentencesFile}: no such file: ${line}`)
  return { file, test }
}

/** Parses `file: old text => new text`. */
export function changeOf(line: string): Change {
  const [, file, from, to] = /^(\S+): (.+?) =>(?: (.*))?$/.exec(line) ?? []
  if (!file || !from) throw new Error(`${sentencesFile}: not a change: ${line}`)
  return { file, from, to: to ?? '' }
}

const cut = (line: string) => line.split(/ (.*)/s)
