import { expect, it } from 'vitest'
import { english } from '../said/english.ts'
import { consequencesSaid } from './plain-consequence.ts'

const plainConsequence = (sentences: string[], subject?: string) =>
  english(consequencesSaid(sentences, subject)) || null

it.each([
  ['Zahlen Sie nicht, sperren wir die Stromversorgung.', 'Your supply may be cut off.'],
  ['Andernfalls wird die Stromversorgung unterbrochen.', 'Your supply may be cut off.'],
  [
    'Andernfalls werden wir das gerichtliche Mahnverfahren einleiten.',
    'The matter may go to court for a payment order.',
  ],
  ['Sonst kann die Leistung ganz versagt werden.', 'Your benefit may be refused or stopped.'],
  ['Sonst werden wir den Vertrag fristlos kündigen.', 'A contract with you may be ended.'],
  ['Bei Verzug berechnen wir Verzugszinsen.', 'You may have to pay interest.'],
  ['Legen Sie ein Attest vor, so unterbleibt die Sperrung der Stromversorgung.', null],
  ['Sonst wird es dunkel.', null],
])('%s', (german, plain) => {
  expect(plainConsequence([german])).toBe(plain)
})

it('says everything once, and not more than three things', () => {
  const said = plainConsequence([
    'Sonst wird ein Inkassounternehmen beauftragt, Ihr Konto gepfändet, die Schufa informiert.',
    'Sonst wird Ihr Konto gepfändet und der Gerichtsvollzieher geschickt.',
  ])
  expect(said?.split('. ')).toHaveLength(3)
})

it('puts first that the supply is to be cut off, where the subject announces it', () => {
  const subject = 'Ankündigung der Unterbrechung der Stromversorgung'
  const said = plainConsequence(['Wird der Zutritt verweigert, klagen wir auf Duldung.'], subject)
  expect(said).toMatch(/^Your supply may be cut off\./)
})
