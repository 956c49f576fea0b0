import { expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'
import { snippetOf } from './snippet.ts'
import { formsOf } from './words.ts'

/** An index of letters by id, each with a name and a text. */
function indexOf(letters: Record<number, [name: string, text: string]>) {
  const index = createSearchIndex()
  for (const [id, texts] of Object.entries(letters)) {
    const words = texts.map((text) => [...formsOf(text, 5000)].join(' '))
    index.put(Number(id), [words[0]!, '', words[1]!])
  }
  return index
}

const index = indexOf({
  1: ['Stadtwerke Musterau', 'Abfallgebührenbescheid\nKassenzeichen 4711 0815 Betrag 1.234,56 €'],
  2: [
    'Finanzamt Nordhafen',
    'Ihre Steuernummer 21/815/08150. Straße des Friedens. Payment reminder',
  ],
  3: ['Krankenkasse Süd', 'IBAN DE12 5001 0517 0648 4898 90\nAktenzeichen AZ-2025/4711-b'],
  4: ['Gebühr', 'Die Mahnung ist da. Ihre E-Mail haben wir am 14.03.2025 bekommen.'],
})
const found = (query: string) => index.find(query)?.map(({ id }) => id)

test.each<[string, number[] | undefined, string]>([
  ['Gebühr', [4, 1], 'inside of a compound, and first where it is the name'],
  ['gebuehr', [4, 1], 'with its umlaut written out'],
  ['GEBUHR', [4, 1], 'without its umlaut'],
  ['bescheid', [1], 'the end of a compound'],
  ['abfall', [1], 'the beginning of a compound'],
  ['Strasse', [2], 'ß as ss'],
  ['Steuer', [2], 'what only looks like an umlaut'],
  ['reminder', [4, 2], 'a word of the translation, and what it is called in German'],
  ['Mahnugn', [4], 'two letters swapped'],
  ['Mahnnug', [4], 'one letter wrong'],
  ['Finanzmt', [2], 'one letter missing'],
  ['Krankenkassse', [3], 'one letter too much'],
  ['Abfalgebühren', [1], 'a slip in the beginning of a compound'],
  ['Mahnnugg', [], 'two slips'],
  ['Amd', [], 'a slip in a short word'],
  ['4711 0815', [1], 'a number in groups'],
  ['47110815', [1], 'the same without separators'],
  ['47110816', [], 'another number is no slip'],
  ['1234,56', [1], 'an amount without points'],
  ['1.234,56', [1], 'an amount as the letter has it'],
  ['€1,234.56', [1], 'an amount as an Englishman has it'],
  ['2181508150', [2], 'a tax number without strokes'],
  ['DE12500105170648489890', [3], 'an IBAN without spaces'],
  ['DE12 5001 0517 0648 4898 90', [3], 'an IBAN in groups'],
  ['az 2025/4711', [3], 'a reference in parts'],
  ['email', [4], 'what a hyphen parts'],
  ['14032025', [4], 'a day without points'],
  ['musterau abfall', [1], 'all words are needed'],
  ['musterau mahnung', [], 'one of them alone does not do'],
  ['.*', undefined, 'signs say nothing'],
  ['   ', undefined, 'nor does space'],
])('%j finds %j: %s', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

const german = indexOf({
  1: ['Hausverwaltung Blau', 'Mieterhöhung: Ihre Kaltmiete beträgt 500 €'],
  2: ['Rentenversicherung', 'Ihre Rente ab Juli. Die Beträge sind getrennt aufgeführt.'],
  3: ['Stadt Musterau', 'Bußgeldbescheid: 30 € wegen Falschparkens'],
  4: ['Finanzamt Nordhafen', 'Ihre Steuernummer, definiert im Bescheid'],
  5: ['Kita Sonnenschein', 'Beitrag für den Monat Mai'],
  6: ['Stadtwerke', 'Stromrechnung. Translation: the rent is not part of it'],
})
const foundIn = (query: string) => german.find(query)?.map(({ id }) => id)

test.each<[string, number[], string]>([
  ['rent', [6, 1], 'the word itself and its German names, but no "Rente" and no "getrennt"'],
  ['pension', [2], 'what is called "Rente"'],
  ['Rente', [2], 'German as it is typed'],
  ['fine', [3], 'a "Bußgeld", and no "definiert"'],
  ['fines', [3], 'the same in the plural'],
  ['kindergarten', [5], 'a "Kita"'],
  ['electricity bill', [6], 'both words of two'],
  ['tax', [4], 'the beginning of a compound'],
])('in English %j finds %j: %s', (query, ids) => {
  expect(foundIn(query)).toEqual(ids)
})

test('the passage shows the German word that an English one was found by', () => {
  const found = snippetOf(['Ihre Rente und Ihre Kaltmiete'], 'rent')
  expect(found?.pieces.filter(({ hit }) => hit)).toEqual([{ text: 'Kaltmiete', hit: true }])
})

test('a whole word comes before a beginning, that before an inside, and the newest first among equals', () => {
  const ranked = indexOf({
    1: ['', 'Gebühr'],
    2: ['', 'Mahngebühr'],
    3: ['', 'Gebührenbescheid'],
    4: ['', 'Gebühr'],
  })
  expect(ranked.find('gebühr')?.map(({ id }) => id)).toEqual([4, 1, 3, 2])
})

test('what was changed is found by its new words only, and what was removed not at all', () => {
  const own = indexOf({ 1: ['Alt', 'Vertrag'], 2: ['', 'Vertrag'] })
  own.put(1, ['neu', '', 'kundigung'])
  own.remove(2)
  expect([own.find('vertrag'), own.find('kündigung')?.length, own.size]).toEqual([[], 1, 1])
})

test('many changes leave nothing behind', () => {
  const own = createSearchIndex()
  for (let i = 0; i < 5000; i += 1) own.put(i % 3, [`wort${i}`, '', 'immer'])
  expect(own.find('immer')?.map(({ id }) => id)).toEqual([2, 1, 0])
  expect(own.find('wort4999')?.map(({ id }) => id)).toEqual([4999 % 3])
  expect(own.find('wort100')).toEqual([])
})

test('the passage shows the text as it stands there, with the found words apart', () => {
  const text = `Guten Tag. ${'Wir schreiben Ihnen. '.repeat(20)}Die Abfallgebühr von\n1.234,56 € ist faellig. ${'Ende. '.repeat(60)}`
  const passage = snippetOf(['nothing here', text], 'gebuehr 1234.56')!
  expect(passage.at).toBe(1)
  expect(passage.pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual([
    'Abfallgebühr',
    '1.234,56',
  ])
  const all = passage.pieces.map((piece) => piece.text).join('')
  expect(all).toMatch(/^… .*Die Abfallgebühr von 1\.234,56 € ist faellig.* …$/)
  expect(all.length).toBeLessThan(260)
})

test('a number is marked with all of its groups, and nothing where nothing stands', () => {
  const { pieces } = snippetOf(['Konto DE12 5001 0517 heute'], 'de1250010517')!
  expect(pieces.filter(({ hit }) => hit)).toEqual([{ text: 'DE12 5001 0517', hit: true }])
  expect(snippetOf(['Konto'], 'Vertrag')).toBeNull()
})

test.each([
  ['a'.repeat(100_000)],
  ['1 '.repeat(50_000)],
  ['-'.repeat(100_000)],
  ['a-'.repeat(50_000)],
  ["<img src=x onerror=alert(1)> ${7*7} ' OR 1=1 --\u0000\u202E\uD800"],
  ['é\u0301'.repeat(20_000)],
])('hostile text %# is neither slow nor taken for anything else', (text) => {
  const began = process.cpuUsage()
  const own = indexOf({ 1: [text, text] })
  own.find(text)
  snippetOf([text], text)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(3000)
  expect([...formsOf(text, 5000)].every((form) => form.length <= 60 && !/[\s<>]/.test(form))).toBe(
    true,
  )
})
