import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { type Doc, inlineCode, linksIn, readDocs, settingsIn } from './read.ts'

// Vitest runs these tests in scripts/, but all paths here are relative to the root folder.
process.chdir(new URL('../..', import.meta.url).pathname)

const { docs, beside, decisions } = readDocs()
/** Paths that exist only after the project or one of its programs has run. */
const made = /^(data|backups|web\/dist|run|out)(\/|$)|^truth\.json$/
const isPath =
  /^[\w.@<>*-]+(\/[\w.@<>*-]+)*\.(ts|tsx|mjs|css|md|txt|json)$|^[\w-]+(\/[\w.<>*-]+)+\/?$/
const files = filesBelow('.')

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry
    if (/^(node_modules|dist|data|backups|\.git|\.cache)$/.test(name)) return []
    const path = posix.join(folder, name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

test('every link and every picture leads to a file, and to a heading of it', () => {
  const broken = [...docs, ...beside, ...decisions].flatMap((doc) =>
    linksIn(doc)
      .filter((to) => !isThere(doc, to))
      .map((to) => `${doc.path}: ${to}`),
  )
  expect(broken).toEqual([])
})

function isThere(doc: Doc, link: string): boolean {
  const [to = '', heading] = link.split('#')
  const path = to ? posix.join(posix.dirname(doc.path), to) : doc.path
  if (!existsSync(path)) return false
  return !heading || headings(readFileSync(path, 'utf8')).includes(heading)
}

const headings = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, line = '']) =>
    line
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every file and folder that is named is there', () => {
  const missing = [...docs, ...beside].flatMap((doc) =>
    inlineCode(doc.text)
      .filter((code) => isPath.test(code) && !made.test(code) && !isNamed(code))
      .map((code) => `${doc.path}: ${code}`),
  )
  expect(missing).toEqual([])
})

/** A path may be shortened at its start and lack its file extension; `<name>` and `*` match anything. */
function isNamed(code: string): boolean {
  const pattern = code
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/<\w+>|\*/g, '[\\w-]*')
  const path = new RegExp(`(^|/)${pattern}($|[/.])`)
  return files.some((file) => path.test(file))
}

test('every setting that is named is read, and every one that is read stands in docs/settings.md', () => {
  const known = settings()
  const unknown = docs.flatMap((doc) =>
    settingsIn(doc, known)
      .filter((name) => !known.has(name))
      .map((name) => `${doc.path}: ${name}`),
  )
  expect(unknown).toEqual([])
  const table = docs.find(({ path }) => path === 'docs/settings.md')!.text.split('\n')
  const names = table.filter((line) => line.startsWith('| `')).map((row) => row.split('|')[1])
  const told = settingsIn({ path: '', text: names.join('\n') }, known)
  expect([...known].filter((name) => !told.includes(name))).toEqual([])
})

/** The names of all settings that the server reads. */
function settings(): Set<string> {
  const sources = ['', 'providers/mail/', 'providers/payment/'].flatMap((folder) =>
    readdirSync(`api/src/${folder}`)
      .filter((name) => /(^|-)(config|provider)\.ts$/.test(name))
      .map((name) => folder + name),
  )
  const names = sources.flatMap((name) =>
    [
      ...readFileSync(`api/src/${name}`, 'utf8').matchAll(
        /^ {2}(BRIEFLOTSE_[A-Z0-9_]+|PORT|HOST):/gm,
      ),
    ].map(([, key = '']) => key),
  )
  return new Set(names)
}
