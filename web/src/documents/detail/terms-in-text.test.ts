// @vitest-environment node
import type { Term } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { termFinder } from './terms-in-text.ts'

const term = (name: string, forms?: string[]): Term => ({
  term: name,
  meaning: `${name}.`,
  ...(forms && { forms }),
  evidence: [{ page: 1, boxes: [], quote: name }],
})

const marked = (terms: Term[], text: string) =>
  termFinder(terms)(text).map((piece) => (piece.term ? `[${piece.text}]` : piece.text))

test('a word is marked in the form in which it stands there, the longest first, each term once', () => {
  const terms = [term('Bescheid', ['Bescheid', 'Bescheide']), term('Widerspruch', ['Widerspruch'])]
  expect(
    marked(terms, 'Gegen Bescheide ist Widerspruch möglich. Der Widerspruch kostet nichts.'),
  ).toEqual([
    'Gegen ',
    '[Bescheide]',
    ' ist ',
    '[Widerspruch]',
    ' möglich. Der Widerspruch kostet nichts.',
  ])
})

test('nothing is marked inside of other words', () => {
  expect(marked([term('Rate', ['Rate'])], 'Ratenzahlung, Karate, Jahres-Rate')).toEqual([
    'Ratenzahlung, Karate, Jahres-Rate',
  ])
})

test('a letter that came before there were forms is marked by the words it was read from', () => {
  expect(marked([term('Mahnung')], 'Die Mahnung.')).toEqual(['Die ', '[Mahnung]', '.'])
})

test('whatever stands in a letter stays text', () => {
  const text = '<img onerror="x"> (a+)+$ ${Mahnung} \\'
  expect(marked([term('x', ['(a+)+$', '<img'])], text).join('')).toContain('onerror="x"')
  expect(termFinder([])(text)).toEqual([{ text, term: null }])
  expect(termFinder([term('leer', [''])])(text)).toEqual([{ text, term: null }])
})

test('ten times the text takes about ten times as long, not a hundred times', () => {
  const find = termFinder(
    Array.from({ length: 40 }, (_, i) => term(`Wort${i}`, [`Wort${i}`, `Wort${i}es`])),
  )
  const took = (text: string) => {
    const start = performance.now()
    find(text)
    return performance.now() - start
  }
  const page = 'Wort Wort4 Wortes Wort39es Wort4711 '.repeat(500)
  took(page)
  expect(took(page.repeat(10))).toBeLessThan(Math.max(took(page), 2) * 60)
})
