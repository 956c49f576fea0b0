import { expect, test } from 'vitest'
import { readByGrammar } from './grammar.ts'

const english = (german: string) => readByGrammar(german)?.english ?? null

test.each([
  [
    'Anhörung zum Bußgeldverfahren',
    'hearing on the administrative fine proceedings (Bußgeldverfahren)',
  ],
  [
    'Bescheid über die Festsetzung von Kindergeld',
    'notice on the assessment of child benefit (Kindergeld)',
  ],
  ['Kursgebühr für August <num1>', 'course fee for August <num1>'],
  ['II. Begründung (Vordruck)', 'II. Reasons (form)'],
  ['Rechnung für Frau <name1> €', 'invoice for Ms <name1> €'],
])('the heading "%s" is "%s"', (german, expected) => {
  expect(english(german)).toBe(expected)
})

test.each([
  [
    'Den Betrag überweisen Sie bitte bis zum <date1> auf unser Konto.',
    'please transfer the amount by <date1> to our account',
  ],
  ['Die Unterlagen erhalten Sie per Post zurück.', 'you get back the documents by post'],
  [
    'Wir bitten Sie, den Betrag bis zum <date1> zu zahlen.',
    'we ask you to pay the amount by <date1>',
  ],
  ['Der zu zahlende Betrag ist am <date1> fällig.', 'the amount to be paid is due on <date1>'],
  [
    'Die von Ihnen am <date1> eingereichten Unterlagen haben wir geprüft.',
    'we have checked the documents submitted by you on <date1>',
  ],
  ['Der Termin wird auf den <date1> verlegt.', 'the appointment is moved to <date1>'],
  ['Der Vertrag gilt bis zum <date1>.', 'the contract applies until <date1>'],
  [
    'Geht das Gerät nicht fristgerecht ein, berechnen wir eine Gebühr von <amt1>.',
    'if the device does not arrive in time, we charge a fee of <amt1>',
  ],
])('%s is said as "%s"', (german, expected) => {
  expect(english(german)).toBe(expected)
})

test('only a heading of words that mean one thing needs no mark', () => {
  expect(readByGrammar('Beiträge zur Krankenversicherung')?.sure).toBe(true)
  expect(readByGrammar('ab Kürzung der Rente')?.sure).toBe(false)
  expect(readByGrammar('Gerichtsgebührenbescheid')?.sure ?? false).toBe(false)
  expect(readByGrammar('Wir haben Ihren Antrag geprüft.')?.sure).toBe(false)
})

test('a compound is not cut behind the beginning of its last word', () => {
  expect(readByGrammar('Kraftfahrzeugsteuererklärung')?.english).toMatch(/tax declaration$/)
})

test('a word that is in no list leaves the sentence German', () => {
  expect(english('Wir haben Ihren Blorf geprüft.')).toBeNull()
  expect(english('Wir haben Ihren Antrag geblorft.')).toBeNull()
})
