import { describe, expect, it } from 'vitest'
import { pagesOf, setLine, setLines } from '../../cases/typeset.ts'
import { findIn, valuesIn } from '../../cases/found-in.ts'
import { readLetter } from '../read-letter.ts'

const body = [
  'Sehr geehrte Frau Özer,',
  '',
  'wir haben Ihre Frage geprüft und melden uns in den nächsten Tagen wieder bei Ihnen, sobald der',
  'Vorschlag fertig ist.',
]
const back = 'Stadtwerke Ahren, Ring 1, 44799 Ahren'

const subjectOf = (to: string[], labels: string[][]) => {
  const row = (texts: string[], y: number, size?: number) =>
    texts.map((text, at) => setLine(text, 25 + at * 60, y, size ? { size } : {})).flat()
  const pages = pagesOf(
    setLine('Stadtwerke Ahren', 25, 14, { size: 6 }),
    setLine(back, 25, 46, { size: 2.3 }),
    setLines(to, 25, 62),
    row(labels[0] ?? [], 97, 2.6),
    row(labels[1] ?? [], 101),
    setLine('Ihr Anschluss', 25, 113),
    setLines(body, 25, 126),
  )
  const { facts } = readLetter(pages, { today: '2025-12-01' }).explanation
  return facts.find(({ kind }) => kind === 'subject')?.value
}

const posted = ['Frau', 'Mira Özer', 'Weg 7', '44799 Ahren']

const subjectIn = (subject: string[], lines: string[]) =>
  findIn({ head: ['Amt für Bildung'], to: ['Frau', 'Eva Stein'], subject, body: lines }).find(
    ({ kind }) => kind === 'subject',
  )?.value

describe('the subject', () => {
  it.each([
    ['a label with the day below it', posted, [['Datum'], ['24.11.2025']]],
    [
      'two labels with their values below',
      posted,
      [
        ['Unser Zeichen', 'Datum'],
        ['AB 12/34', '24.11.2025'],
      ],
    ],
    ['an address without a town', ['Per E-Mail', 'Frau', 'Mira Özer'], []],
    ['street and town in one line', ['Mira Özer', 'Weg 7 · 44799 Ahren'], []],
  ])('stands below %s', (_, to, labels) => {
    expect(subjectOf(to, labels)).toBe('Ihr Anschluss')
  })

  it('is no return line and loses what mail programs put before it', () => {
    expect(valuesIn({ subject: [back.replaceAll(', ', ' · ')] }, 'subject')).toEqual([])
    expect(valuesIn({ subject: ['Betreff: AW: WG: Ihr Anschluss'] }, 'subject')).toEqual([
      'Ihr Anschluss',
    ])
  })

  it('takes the line above the salutation, where only an address stands in its place', () => {
    const lines = ['Stellungnahme zu Ihrem Antrag', 'Sehr geehrte Frau Stein,', 'wir prüfen ihn.']
    expect(subjectIn(['Amt für Bildung · Ringweg 1 · 50667 Köln'], lines)).toBe(
      'Stellungnahme zu Ihrem Antrag',
    )
    expect(subjectIn(['Ihr Antrag'], lines)).toBe('Ihr Antrag')
  })
})
