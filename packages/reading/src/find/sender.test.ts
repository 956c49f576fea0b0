import { describe, expect, it } from 'vitest'
import { findIn, valuesIn } from '../../cases/found-in.ts'
import type { Draft } from '../../cases/letter-of.ts'

const sender = (draft: Draft) => valuesIn(draft, 'sender')[0]

describe('the sender', () => {
  it.each<[string, Draft]>([
    [
      'Stadt Ahrenfels',
      {
        head: ['Stadt Ahrenfels', 'Stadtkasse'],
        back: 'Stadt Ahrenfels · Rathausplatz 1 · 55999 Ahrenfels',
      },
    ],
    // The letterhead is a brand; the full name is in the return line.
    [
      'Rapid Inkasso GmbH',
      {
        head: ['RAPID', 'Inkasso GmbH · seit 1990'],
        back: 'Rapid Inkasso GmbH · Postfach 1 · 60311 Frankfurt',
      },
    ],
    // Initials and abbreviations lose against the full name.
    [
      'Dr. Hanna Kühn',
      {
        head: ['Dr. Hanna Kühn', 'Am Wall 3 · 28195 Bremen'],
        back: 'Dr. H. Kühn, Am Wall 3, 28195 Bremen',
      },
    ],
    [
      'Verbandsgemeinde Oberau',
      {
        head: ['Verbandsgemeinde Oberau'],
        back: 'VG Oberau · 56999 Oberau',
        foot: [['VG Oberau', 'Ring 1', '56999 Oberau']],
      },
    ],
    // The tenants' name for the landlord may belong to a different company.
    [
      'Haus & Grund Nord GmbH',
      { head: ['Hausverwaltung'], back: 'Haus & Grund Nord GmbH, Kai 1, 24103 Kiel' },
    ],
    ['Praxis Dr. Lena Hartwig', { head: ['Praxis Dr. Lena Hartwig'] }],
  ])('is %s', (name, draft) => {
    expect(sender(draft)).toBe(name)
  })

  it('is not shown when one line alone may be a name', () => {
    expect(sender({ head: ['Rechnungsersteller'] })).toBeUndefined()
    expect(sender({ head: ['Lieferant\tKäufer', 'Lieferant GmbH'] })).toBe('Lieferant GmbH')
  })

  it('is never the recipient', () => {
    expect(sender({ to: ['Herrn', 'Ali Demir', 'Ringstr. 12', '55999 Ahrenfels'] })).toBeUndefined()
  })

  it('is surer where more places name it', () => {
    const sure = (draft: Draft) =>
      findIn(draft).find(({ kind }) => kind === 'sender')?.confidence ?? 0
    const head = ['Buchladen Lesezeit e. K.']
    const back = 'Buchladen Lesezeit e. K. - Gasse 3 - 72070 Tübingen'
    expect(sure({ head, back })).toBeGreaterThan(sure({ head }))
  })
})

describe("the sender's address", () => {
  const address = (draft: Draft) =>
    (['sender-street', 'sender-house-number', 'sender-zip', 'sender-city'] as const).map(
      (kind) => valuesIn(draft, kind)[0],
    )

  it.each<[string, Draft, (string | undefined)[]]>([
    [
      'the footer, a street before a box',
      {
        back: 'Amt Nord · Postfach 90 12 34 · 24099 Kiel',
        foot: [['Amt Nord', 'Werftkai 7', '24103 Kiel']],
      },
      ['Werftkai', '7', '24103', 'Kiel'],
    ],
    [
      'the return line',
      { back: 'Amt Nord, Große Breite 71 b, 24103 Kiel' },
      ['Große Breite', '71 b', '24103', 'Kiel'],
    ],
    [
      'one line of the footer',
      { foot: [['Verein e. V.', 'Tannengrund 1, 84028 Landshut', 'VR 99']] },
      ['Tannengrund', '1', '84028', 'Landshut'],
    ],
    [
      'a footer of one line',
      { foot: [['Firma GmbH · Saalepark 10 · 07745 Jena · AG Jena HRB 9']] },
      ['Saalepark', '10', '07745', 'Jena'],
    ],
    [
      'a Mannheim block',
      { back: 'Stadt Quadrat · M 8, 2 · 68161 Mannheim' },
      ['M', '8, 2', '68161', 'Mannheim'],
    ],
    [
      'a box when there is no street',
      { back: 'Versand 24, Postfach 99 99 01, 10179 Berlin' },
      ['Postfach 99 99 01', undefined, '10179', 'Berlin'],
    ],
    [
      'a postcode for bulk mail only',
      { back: 'Amt Nord, 24099 Kiel' },
      [undefined, undefined, '24099', 'Kiel'],
    ],
  ])('is taken from %s', (_, draft, expected) => {
    expect(address(draft)).toEqual(expected)
  })

  it('is never an address in the text', () => {
    expect(address({ body: ['Zahlen Sie an Herrn Wolf, Ring 5, 50667 Köln.'] })).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
