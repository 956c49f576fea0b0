import { expect, it, test } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { nothingAsked } from '../german/request-cues.ts'
import { readLetter } from '../read-letter.ts'
import { say } from '../said/say.ts'
import { withChoices } from './choices.ts'
import type { StepDraft } from './step.ts'

function stepsOf(subject: string, ...text: string[]): string[] {
  const { pages, words } = letterOf(letterAbout(subject, text))
  const { explanation } = readLetter({ pages, words }, { today: '2025-11-05' })
  return explanation.plan!.steps.map(({ act, duty }) => (duty === 'may' ? `may ${act}` : act))
}

it.each([
  'Sie brauchen nichts weiter zu tun.',
  'Sie selbst müssen vorerst nichts veranlassen.',
  'Es ist nichts zu veranlassen.',
  'Von Ihrer Seite ist nichts weiter zu veranlassen.',
  'Eine Antwort auf dieses Schreiben ist nicht erforderlich.',
  'Zu veranlassen haben Sie nichts.',
  'Bis dahin ist von Ihnen nichts weiter erforderlich.',
  'Veranlassen müssen Sie nichts.',
  'Tun Sie nichts, bleibt Ihr Vertrag bestehen.',
])('“%s” asks for nothing', (text) => {
  expect(nothingAsked(text)).toBe(true)
})

it.each([
  'Wenn Sie am Lastschriftverfahren teilnehmen, brauchen Sie nichts zu tun.',
  'Sind Sie einverstanden, brauchen Sie nichts zu veranlassen.',
  'Sie haben nichts weiter zu tun, als das Blatt zurückzusenden.',
  'Wer umzieht, muss nichts tun.',
  'Gegen diese Anordnung können wir nichts unternehmen.',
])('“%s” may ask for something', (text) => {
  expect(nothingAsked(text)).toBe(false)
})

test('a letter that calls itself information and holds no trace of a request informs', () => {
  const news = 'Unsere Geschäftsstelle zieht im Mai in die Lindenstraße um.'
  expect(stepsOf('Information über unseren Umzug', news)).toEqual(['nothing'])
  // a form to fill in is a trace of a request
  expect(stepsOf('Information über unseren Umzug', news, 'Unterschrift: ________')).toEqual([])
})

test('a vote, and where to send money that is otherwise set off, are options', () => {
  const reply: StepDraft = {
    act: 'reply',
    says: [say('step.reply', { day: null })],
    why: say('why.asked'),
    words: [],
    deadlines: [],
    confidence: 0.9,
  }
  const dutyIn = (subject: string) =>
    withChoices(factsAbout(letterOf(letterAbout(subject, []))), [reply], null)[0]?.duty
  expect(dutyIn('Umlaufbeschluss zur Heizung')).toBe('may')
  expect(dutyIn('Ihr Anliegen')).toBeUndefined()
  const account = 'Bitte teilen Sie uns Ihre Bankverbindung bis zum 20.11.2025 mit.'
  const credit = 'Ihr Guthaben von 80,00 € zahlen wir Ihnen aus, sonst wird es verrechnet.'
  expect(stepsOf('Ihr Guthaben', 'Sehr geehrte Frau Beispiel,', credit, account)).toEqual([
    'receive',
    'may reply',
  ])
})

test('a day of those who want something is an option', () => {
  const dear = 'Sehr geehrte Frau Beispiel,'
  const wish =
    'Studierende zahlen weniger, wenn sie uns bis zum 20.11.2025 eine Bescheinigung schicken.'
  expect(stepsOf('Ihr Anliegen', dear, wish)).toContain('may send')
  const duty = 'Das Mandat muss uns bis zum 20.11.2025 vorliegen.'
  expect(stepsOf('Ihr Anliegen', dear, duty)).toContain('send')
})

test('what is called off needs nothing', () => {
  const sorry = 'Für den Kurs haben sich nur vier Personen gefunden.'
  expect(
    stepsOf('Ihr Spanischkurs findet nicht statt', sorry, 'Wir mussten ihn daher streichen.'),
  ).toEqual(['nothing'])
  const off = 'Der Termin wurde aufgehoben, weil die Parteien sich geeinigt haben.'
  expect(stepsOf('Rechtsstreit Stein', off, 'Auf Anordnung')).toEqual(['nothing'])
})

test('what is proposed to a meeting, or paid from a reserve, is no claim; an offer without a price no bill', () => {
  expect(
    stepsOf(
      'Einladung zur Versammlung',
      'Beschlossen werden soll über',
      '- TOP 6: Haustüren (Angebot 14.800 €, zu zahlen aus der Rücklage)',
    ),
  ).not.toContain('pay')
  expect(
    stepsOf('Angebot einer Eingliederung', 'Bitte antworten Sie bis zum 28.11.2025.'),
  ).not.toContain('nothing')
})
