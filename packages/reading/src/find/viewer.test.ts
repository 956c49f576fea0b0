import { expect, test } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'
import { pagesOf, setLine } from '../../cases/typeset.ts'
import { readLetter } from '../read-letter.ts'
import type { Word } from '../types.ts'

/** Builds a page with lines 6 mm apart; `a | b` is a label with its value, `a || b` begins a second column. */
function read(lines: string[]) {
  const words: Word[] = lines.flatMap((line, at) =>
    line
      .split(/\s?\|\|\s?/)
      .flatMap((column, right) =>
        column
          .split(/\s?\|\s?/)
          .flatMap((cell, value) =>
            cell ? setLine(cell, 20 + right * 90 + value * 40, 14 + at * 6) : [],
          ),
      ),
  )
  const { explanation } = readLetter(pagesOf(words), { today: '2026-11-26' })
  return {
    ...explanation,
    value: (kind: string) => explanation.facts.find((fact) => fact.kind === kind)?.value ?? null,
  }
}

const whole = {
  name: 'Stadtwerke Auental GmbH',
  date: '2026-11-24',
  street: 'Hafenstraße',
  house_number: '12',
  zip: '44137',
  city: 'Dortmund',
}
const reader = { name: 'Mira Okafor', address: 'Lindenweg 8', zip: '44135', city: 'Dortmund' }
const sums = ['Pos Beschreibung', 'Bruttosumme | 148,75', 'Zahlbetrag | 148,75 EUR']

test('a page that heads both parties gives them, its kind, number and day', () => {
  const { sender, recipient, value } = read([
    'Handelsrechnung (380) Nr. RE-2026-4711 vom 24.11.2026',
    '',
    'Verkäufer:',
    'Stadtwerke Auental GmbH',
    'Hafenstraße 12',
    'DE 44137 Dortmund',
    '',
    'Käufer/Leistungsempfänger',
    'Mira Okafor',
    'Lindenweg 8',
    'DE 44135 Dortmund',
    '',
    ...sums,
  ])
  expect(sender).toMatchObject({ ...whole, reference: 'RE-2026-4711' })
  expect(recipient).toMatchObject(reader)
  expect(value('subject')).toBe('Handelsrechnung (380) Nr. RE-2026-4711 vom 24.11.2026')
})

test('parties side by side with a label for each line', () => {
  const { sender, recipient, value } = read([
    'Informationen zum Käufer || Informationen zum Verkäufer',
    'Name: | Mira Okafor || Firmenname: | Stadtwerke Auental GmbH',
    'Straße / Hausnummer: | Lindenweg 8 || Straße / Hausnummer: | Hafenstraße 12',
    'PLZ: | 44135 || PLZ: | 44137',
    'Ort: | Dortmund || Ort: | Dortmund',
    'Kennung: | 8801234',
    '',
    'Rechnungsnummer: | RE-2026-4711',
    'Rechnungsdatum: | 24.11.2026',
    '',
    ...sums,
  ])
  expect(sender).toMatchObject({ ...whole, reference: 'RE-2026-4711' })
  expect(recipient).toMatchObject(reader)
  expect(value('customer-number')).toBe('8801234')
})

test('the headings alone are no sender and no subject', () => {
  const { sender, value } = read(['Verkäufer:', '', '', 'Käufer:', '', '', ...sums])
  expect(sender.name).toBeNull()
  expect(value('subject')).not.toMatch(/käufer/iu)
})

test('in a letter with an address the parties of a sale are not those of the letter', () => {
  const sale = letterAbout('Kaufvertrag', [
    'Verkäufer:',
    'Anton Alt',
    'Weg 1',
    '50667 Köln',
    'Käufer:',
    'Eva Stein',
  ])
  expect(valuesIn(sale, 'sender')).toEqual(['Muster Versicherung AG'])
})
