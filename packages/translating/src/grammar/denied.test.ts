import { expect, test } from 'vitest'
import { readByGrammar } from './grammar.ts'

const english = (german: string) => readByGrammar(german)?.english ?? null

test.each([
  ['Sie dürfen das Fahrzeug nicht benutzen.', 'you must not use the vehicle'],
  ['Sie müssen die Gebühr nicht zahlen.', 'you do not have to pay the fee'],
  ['Sie können die Gebühr nicht zahlen.', 'you cannot pay the fee'],
  ['Sie müssen keine Gebühr zahlen.', null],
  ['Die Gebühr ist nicht zu zahlen.', null],
  ['Wir haben die Rechnung noch nicht erhalten.', 'we have not yet received the invoice'],
  ['Bitte zahlen Sie nicht den Betrag.', null],
  ['Ihren Antrag lehne ich ab.', 'I refuse your application'],
  [
    'Wenn Sie nicht bis zum <date1> zahlen, lehnen wir den Antrag ab.',
    'if you do not pay by <date1>, we refuse the application',
  ],
  [
    'Sie haben den Betrag bis zum <date1> nicht gezahlt.',
    'you have not paid the amount by <date1>',
  ],
  [
    'Wir ziehen den Betrag bis zum <date1> nicht ein.',
    'we do not collect the amount until <date1>',
  ],
  [
    'Sie müssen die Miete bis zum <date1> nicht zahlen.',
    'you do not have to pay the rent until <date1>',
  ],
  ['Ab dem <date1> müssen Sie nicht mehr zahlen.', null],
  ['Ab dem <date1> dürfen Sie nicht mehr arbeiten.', 'from <date1>, you may no longer work'],
  [
    'Die Daten darf nur die Krankenkasse erhalten.',
    'only the health insurance fund (Krankenkasse) may receive the data',
  ],
  ['Die Karte wird ausgestellt.', 'the card is issued'],
  ['Der Betrag wird erlassen.', null],
  ['Der Bescheid wird erlassen.', 'the notice is issued'],
  ['Wir weisen den Widerspruch zurück.', 'we reject the objection (Widerspruch)'],
])('what is denied in "%s" is told so, or not at all: %s', (german, expected) => {
  expect(english(german)).toBe(expected)
})
