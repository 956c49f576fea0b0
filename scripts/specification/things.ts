import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, type Proof, quotedIn, type Sentence } from './read.ts'

type SourceText = { file: string; source: string }

/** Something that a sentence speaks of, with the files as they are without it. */
export type Thing = { id: string; what: string; proofs: Proof[]; without: SourceText[] }

/** The folders with the texts of the app in English. */
const textFolders = [
  'web/src/text/en',
  'packages/contract/src/messages',
  'packages/writing/src',
  'packages/writing/src/templates',
]

/** What the sentences speak of: their quoted texts, and what their changes take away. */
export function thingsOf(root: string, sentences: Sentence[]): Thing[] {
  const texts = readTexts(root)
  return sentences.flatMap(({ id, says, proofs, changes }) => [
    ...quotedIn(says)
      .map((quote) => ({ id, what: `'${quote}'`, proofs, without: withoutQuote(texts, quote) }))
      .filter(({ without }) => without.length > 0),
    ...changes.map((change) => {
      const { file, from, to } = change
      return { id, what: `${file}: ${from} => ${to}`, proofs, without: [applied(root, change)] }
    }),
  ])
}

/** Applies a change. Throws unless the file contains its text exactly once. */
function applied(root: string, { file, from, to }: Change): SourceText {
  const parts = readFileSync(join(root, file), 'utf8').split(from)
  if (parts.length !== 2) throw new Error(`${file} does not contain this exactly once: ${from}`)
  return { file, source: parts.join(to) }
}

const withoutQuote = (texts: SourceText[], quote: string): SourceText[] =>
  texts
    .map(({ file, source }) => ({ file, source, changed: withoutText(source, quote) }))
    .filter(({ source, changed }) => changed !== source)
    .map(({ file, changed }) => ({ file, source: changed }))

/** Replaces the letters of a text by x. Names of values stay, and may differ from those of the specification. */
export function withoutText(source: string, quote: string): string {
  const parts = quote.split(/\{[^{}]*\}/).map((part) => escaped(part).replaceAll("'", "\\\\?'"))
  const literal = new RegExp(`(["'])${parts.join(String.raw`\{[^{}]*\}`)}\\1(?!:)`, 'g')
  return source.replace(literal, (text) =>
    text.replace(/\{[^{}]*\}|\p{L}/gu, (part) => (part.startsWith('{') ? part : 'x')),
  )
}

/** A pattern for the names of tests. Values in a name (`%s`) are only known while the test runs. */
export function patternOf(tests: string[]): string {
  return tests.map((test) => test.split(/%\w/).map(escaped).join('.*')).join('|')
}

const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function readTexts(root: string): SourceText[] {
  return textFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /\.(json|ts)$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name))
      .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
  )
}
