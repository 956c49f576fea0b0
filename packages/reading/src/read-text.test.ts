import { describe, expect, it } from 'vitest'
import { letter, setLine, setLines } from '../cases/typeset.ts'
import { buildLayout } from './layout/build-layout.ts'
import { plainText, readingOrder, sentencesWithPlaces } from './read-text.ts'

const twoPages = () => {
  const pages = letter(['Dies ist der Brief. Er hat zwei Seiten.'])
  pages.words.push(
    ...setLine('Amt Musterau', 25, 15, { page: 2 }),
    ...setLine('Seite 2', 175, 15, { page: 2 }),
    ...setLine('Hier geht es weiter.', 25, 30, { page: 2 }),
    ...setLines(['Amt Musterau', 'Ring 1'], 25, 275, { page: 2, size: 2.4 }),
  )
  return buildLayout({ ...pages, pages: [...pages.pages, { number: 2, width: 210, height: 297 }] })
}

describe('the text of a letter', () => {
  it('runs from page to page without the repeated head and foot', () => {
    const layout = twoPages()
    expect(plainText(readingOrder(layout), layout)).toBe(
      [
        'Amt Musterau',
        'Amt Musterau, Ring 1, 12345 Musterau',
        'Frau\nEva Beispiel\nWeg 7\n54321 Neustadt',
        'Aktenzeichen:\tAB 12/34\nDatum:\t02.01.2026',
        'Bescheid über Gebühren',
        'Dies ist der Brief. Er hat zwei Seiten.',
        'Hier geht es weiter.',
        'Amt Musterau\nRing 1\nMusterbank\nIBAN DE02 1203',
      ].join('\n\n'),
    )
  })

  it('falls into sentences that know their paragraph and their place', () => {
    const layout = twoPages()
    const sentences = sentencesWithPlaces(readingOrder(layout), layout)
    const body = sentences.filter(({ role }) => role === 'paragraph')
    expect(body.map(({ text }) => text)).toEqual([
      'Dies ist der Brief.',
      'Er hat zwei Seiten.',
      'Hier geht es weiter.',
    ])
    expect(body[0]?.block).toBe(body[1]?.block)
    expect(body[2]?.evidence).toMatchObject([{ page: 2, quote: 'Hier geht es weiter.' }])
  })

  it('gives each table cell alone', () => {
    const layout = twoPages()
    const cells = sentencesWithPlaces(readingOrder(layout), layout).filter(
      ({ role }) => role === 'cell',
    )
    expect(cells.map(({ text }) => text)).toEqual([
      'Aktenzeichen:',
      'AB 12/34',
      'Datum:',
      '02.01.2026',
    ])
  })

  it('shows paragraph signs where recognition read eights, and leaves a text layer alone', () => {
    const text = (confidence: number) => {
      const pages = letter([])
      pages.words.push(
        ...setLine('Das gilt gemäß 8 19 Abs. 2 der Satzung.', 25, 112, { confidence }),
      )
      const layout = buildLayout(pages)
      return plainText(readingOrder(layout), layout)
    }
    expect(text(0.9)).toContain('gemäß § 19 Abs. 2')
    expect(text(1)).toContain('gemäß 8 19 Abs. 2')
  })
})
