import { expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'
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
  ['Bei Verzug berechnen wir 5 % Zinsen.', 'You may have to pay 5% interest.'],
  [
    'Äußern Sie sich nicht, wird nach Aktenlage entschieden.',
    'The office decides without your answer, only with what it already has.',
  ],
  [
    'Nach Ablauf der Frist muss ich nach Lage der Akten entscheiden.',
    'The office decides without your answer, only with what it already has.',
  ],
  [
    'Reichen Sie die Unterlagen nicht ein, gilt Ihr Antrag als zurückgenommen.',
    'Your application counts as withdrawn.',
  ],
  [
    'Widersprechen Sie nicht, gilt die Zustimmung als erteilt.',
    'It counts as if you agreed to what the letter says.',
  ],
  [
    'Hören wir nichts von Ihnen, gilt der Antrag als abgelehnt.',
    'Your application counts as refused.',
  ],
  [
    'Melden Sie sich nicht, wird der Termin anderweitig vergeben.',
    'What was kept for you may be given to somebody else.',
  ],
  ['Andernfalls melden wir die Forderung der Schufa.', 'It may be reported to credit agencies.'],
  [
    'Erscheinen Sie nicht, wird Ihr Bürgergeld um 30 % für drei Monate gemindert.',
    'Your benefit may be cut by 30% for three months.',
  ],
  [
    'Andernfalls tritt eine Sperrzeit von zwölf Wochen ein.',
    'You may get no unemployment benefit for twelve weeks.',
  ],
  [
    'Sagen Sie den Termin nicht rechtzeitig ab, berechnen wir eine Gebühr von 50,00 €.',
    'If you do not come and do not cancel, it costs €50.00.',
  ],
  ['Kommen Sie zu spät, verfällt Ihr Termin und der Termin entfällt.', 'You lose the appointment.'],
  [
    'Andernfalls kann ein Zwangsgeld von 300,00 € festgesetzt werden.',
    'You may have to pay a penalty of €300.00.',
  ],
  [
    'Geraten Sie mit einer Rate in Rückstand, wird der gesamte Rest auf einmal fällig.',
    'You may have to pay the whole sum at once.',
  ],
  ['Legen Sie ein Attest vor, so unterbleibt die Sperrung der Stromversorgung.', null],
  [
    'Geht sie nicht ein, gilt das Stundungsangebot als abgelehnt.',
    'The sender’s offer counts as refused by you.',
  ],
  [
    'Antworten Sie nicht, gilt die Zustimmung als verweigert.',
    'It counts as if you did not agree to what the letter says.',
  ],
  [
    'Fehlt die Begründung, gilt der Einspruch als zurückgenommen.',
    'Your objection counts as withdrawn.',
  ],
  // nothing that we can name counts as refused
  ['Kommt die Meldung zu spät, gilt sie als abgelehnt.', null],
  ['Sonst wird es dunkel.', null],
])('%s', (german, plain) => {
  expect(plainConsequence([german])).toBe(plain)
})

it.each([
  'Äußern Sie sich nicht, wird nach Aktenlage entschieden.',
  'Widersprechen Sie nicht, gilt die Zustimmung als erteilt.',
  'Erscheinen Sie nicht, wird der Termin anderweitig vergeben.',
  'Ihr Bürgergeld wird um 30 % für drei Monate gemindert.',
  'Sagen Sie den Termin nicht ab, berechnen wir eine Gebühr von 50,00 €.',
])('is found in a letter that asks for no money: %s', (german) => {
  const body = ['Bitte senden Sie uns die Unterlagen bis zum 20.10.2025.', german]
  expect(valuesIn(letterAbout('Ihr Anliegen', body), 'consequence')).toEqual([german])
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
