import { readdirSync, readFileSync } from 'node:fs'

/** Layouts of the first page. `ref` has a line of references, `foothead` no letterhead. */
export const forms = ['A', 'B', 'ref', 'foothead', 'right', 'plain', 'side', 'two'] as const
export type Form = (typeof forms)[number]

/** A letter as written, before layout. `facts` are its true values, as text. */
export type WrittenLetter = {
  id: string
  form: Form
  head: string[]
  back: string
  to: string[]
  info: [label: string, value: string][]
  side: string[]
  place: string
  subject: string[]
  text: string[]
  foot: string[][]
  actions: { text: string; optional: boolean }[]
  facts: Map<string, string>
}

const lines = (text = '') => (text ? text.split(' / ') : [])

/** Sentences in braces ask for something; those that begin with a question mark may be missed. */
function marked(text: string): { text: string; actions: WrittenLetter['actions'] } {
  const actions = [...text.matchAll(/\{(\??)([^}]*)\}/g)].map(([, mark, words = '']) => ({
    text: words,
    optional: mark === '?',
  }))
  return { text: text.replace(/\{\??|\}/g, ''), actions }
}

function keyed(rows: string[]): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const row of rows) {
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(row) ?? []
    if (key) values.set(key, [...(values.get(key) ?? []), value])
  }
  return values
}

function letterOf(source: string): WrittenLetter {
  const [title = '', ...rows] = source.trim().split('\n')
  const [id = '', formName] = title.split(' ')
  const form = forms.find((one) => one === formName)
  const [start, end] = [rows.indexOf('text:'), rows.indexOf('---')]
  if (!form || start < 0 || end < start) throw new Error(`${id}: not a letter`)
  const above = keyed(rows.slice(0, start))
  const isFoot = (row: string) => row.startsWith('foot: ')
  const body = rows.slice(start + 1, end).filter((row) => row && !isFoot(row))
  const { text, actions } = marked(body.join('\n'))
  const facts = keyed(rows.slice(end + 1))
  const one = (key: string) => above.get(key)?.[0] ?? ''
  return {
    id,
    form,
    head: lines(one('head')),
    back: one('back'),
    to: lines(one('to')),
    info: lines(one('info')).map((row) => {
      const at = row.indexOf(': ')
      return at < 0 ? ['', row] : [row.slice(0, at + 1), row.slice(at + 2)]
    }),
    side: lines(one('side').replaceAll('/ /', '/  /')),
    place: one('place'),
    subject: lines(one('subject')),
    text: text.split('\n'),
    foot: rows.filter(isFoot).map((row) => lines(row.slice(6))),
    actions,
    facts: new Map([...facts].map(([key, [value = '']]) => [key, value])),
  }
}

/** `seen` letters may guide the finders, held-out ones were never looked at; `second` was written later, `fourth` by four other writers. */
export const halves = [
  'seen',
  'held-out',
  'second seen',
  'second held-out',
  'fourth seen',
  'fourth held-out',
] as const
export type Half = (typeof halves)[number]

/** Letters composed of sentences of the translation corpus, for which only the true plan is known. */
export const corpusHalves = [
  'corpus seen',
  'corpus held-out',
  'fifth seen',
  'fifth held-out',
] as const
export type CorpusHalf = (typeof corpusHalves)[number]

/** All letters of one half, in the order they were written. */
export function writtenLetters(half: Half | CorpusHalf): WrittenLetter[] {
  const start = `${half.replace(' ', '-')}-`
  const files = readdirSync(new URL('.', import.meta.url)).filter(
    (name) => name.startsWith(start) && name.endsWith('.txt'),
  )
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    return source
      .split(/^=== /m)
      .filter((text) => text.trim())
      .map(letterOf)
  })
}
