import { expect, test } from 'vitest'
import { addressName, salutationOf } from './salutation.ts'

const everybody = 'Sehr geehrte Damen und Herren,'

test.each([
  [null, everybody],
  ['Finanzamt Mainschleife', everybody],
  ['Nordlicht Energie GmbH', everybody],
  ['Backhaus Tüllmann GmbH & Co. KG', everybody],
  ['Stadt Havelwinkel', everybody],
  ['Hausverwaltung Erika Sommer', everybody],
  ['Zahnarztpraxis Dr. Ioana Câmpeanu', everybody],
  ['Rechtsanwältin Sabine Kroll', everybody],
  ['Verwaltungsgemeinschaft Gera-Aue', everybody],
  ['BKK Elbwelle', everybody],
  ['Jobcenter Region Weserbogen', everybody],
  ['Herr Zankl', 'Sehr geehrter Herr Zankl,'],
  ['Herrn Łukasz Wójcik-Brandmüller', 'Sehr geehrter Herr Wójcik-Brandmüller,'],
  ['Frau Dr. med. dent. Ioana Câmpeanu', 'Sehr geehrte Frau Dr. Câmpeanu,'],
  ['Frau Prof. Ulrike von der Heide', 'Sehr geehrte Frau Prof. von der Heide,'],
  ['Herrn und Frau Meier', everybody],
  ['Familie Özdemir', 'Sehr geehrte Familie Özdemir,'],
  ['Konstantin Graf-Morgenroth', 'Guten Tag Konstantin Graf-Morgenroth,'],
  ['Dr. Hildegard Ostertag-Veith', 'Guten Tag Dr. Hildegard Ostertag-Veith,'],
  ['Frau Harbusch\nIBAN DE00', everybody],
  ['<b>Anna Bauer</b>', everybody],
  ['CREDIFORTIS', everybody],
])('a letter to %s begins: %s', (name, german) => {
  expect(salutationOf(name).german).toBe(german)
})

test('both languages greet the same person', () => {
  expect(salutationOf('Frau Harbusch').english).toBe('Dear Ms Harbusch,')
  expect(salutationOf('Herr Zankl').english).toBe('Dear Mr Zankl,')
})

test('an envelope is addressed to Herrn', () => {
  expect(addressName('Herr Thomas Abel')).toBe('Herrn Thomas Abel')
  expect(addressName('Herrmann Abel')).toBe('Herrmann Abel')
})
