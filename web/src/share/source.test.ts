// @vitest-environment node
import { expect, test } from 'vitest'
import { type ShareSource, wholeText } from './source.ts'

const source: ShareSource = {
  key: 'a',
  shareId: null,
  title: 'Ihre Rechnung',
  text: '',
  url: '',
  files: [],
  leftOut: [],
}
const text = 'Guten Tag,\nanbei Ihre Rechnung.'

test('the subject of a shared mail is its first line, by which the letter is called', () => {
  expect(wholeText(source, text)).toBe(`Ihre Rechnung\n\n${text}`)
  expect(wholeText({ ...source, title: 'Ihre\nRechnung ' }, text)).toBe(`Ihre Rechnung\n\n${text}`)
})

test('a mail that begins with its subject does not get it twice', () => {
  const pasted = `Betreff: Ihre Rechnung\n\n${text}`
  expect(wholeText(source, pasted)).toBe(pasted)
})
