import { expect, test } from 'vitest'
import { createPhraseMemory } from '../phrases.ts'
import { allFrames } from './frames.ts'

const phrases = createPhraseMemory()
const frames = allFrames()

test('every frame carries on each side the same values and parts, from lists that exist', () => {
  expect(frames.faults).toEqual([])
  expect(frames.sentences.length).toBeGreaterThan(480)
})

test('no part and no frame leaves markup behind', () => {
  const all = [...frames.sentences, ...[...frames.lists.values()].flat()]
  expect(all.filter(({ english }) => /[{}|~?]/.test(english))).toEqual([])
})

test.each([
  [
    'Hiermit fordern wir Sie auf, den Rückstand von <amt1> bis spätestens <date1> auf unser Konto zu zahlen.',
    null,
  ],
  [
    'Wir fordern Sie hiermit auf, den Rückstand von <amt1> bis spätestens <date1> unter Angabe des Kassenzeichens <ref1> zu zahlen.',
    'We require you to pay the arrears of <amt1> by <date1> quoting the payment reference (Kassenzeichen) <ref1>.',
  ],
  [
    'Ich bitte Sie, die Miete innerhalb von zwei Wochen zu zahlen.',
    'I ask you to pay the rent within two weeks.',
  ],
  [
    'Gegen diesen Bescheid können Sie binnen einem Monat nach Bekanntgabe schriftlich Widerspruch erheben (<ref1>).',
    'You can lodge an objection (Widerspruch) against this notice within one month after notification in writing (<ref1>).',
  ],
  [
    'Die Klage hat keine aufschiebende Wirkung; eine Zahlung ist derzeit nicht zu leisten.',
    'The court action has no suspensive effect: the notice applies in the meantime; no payment is needed at present.',
  ],
  [
    'Bitte senden Sie mir Ihre Stellungnahme bis zum <date1> schriftlich zu.',
    'Please send me your statement by <date1> in writing.',
  ],
  [
    'Der Einspruch ist schriftlich beim Finanzamt Rhöntal einzulegen.',
    'The objection (Einspruch) must be lodged with the tax office (Finanzamt) Rhöntal in writing.',
  ],
  [
    'Der Bescheid vom <date1> wird insoweit aufgehoben.',
    'The notice of <date1> is revoked to that extent.',
  ],
])('%s is put together', (german, english) => {
  expect(phrases.find(german)).toBe(english)
})

test('a small "ihr" is not the reader', () => {
  expect(phrases.find('Wir haben Ihr Schreiben geprüft.')).toBe('We have checked your letter.')
  expect(phrases.find('Wir haben ihr Schreiben geprüft.')).toBeNull()
})

test('a word that stands in no frame is never passed over', () => {
  expect(phrases.find('Wir haben Ihr Schreiben nicht geprüft.')).toBeNull()
  expect(phrases.find('Wir haben fast Ihr Schreiben geprüft.')).toBeNull()
})
