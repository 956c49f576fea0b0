import { describe, expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { readLetter } from '../read-letter.ts'
import { requestedSteps } from './requested.ts'

const asked = (...text: string[]) =>
  requestedSteps(factsAbout(letterOf(letterAbout('Ihr Anliegen', text))))
const inShort = (...text: string[]) => asked(...text).steps.map(({ act, duty }) => `${duty} ${act}`)

/** The steps of a letter of 1 October 2025. Long sentences take several lines. */
function stepsOf(...lines: string[]): string[] {
  const { pages, words } = letterOf(letterAbout('Ihr Anliegen', lines))
  const { plan } = readLetter({ pages, words }, { today: '2025-10-02' }).explanation
  return plan!.steps.map(({ act, duty, day }) => `${duty} ${act}${day?.date ? ` ${day.date}` : ''}`)
}

describe('asked of some only', () => {
  it('in the case that a verb before the comma opens', () => {
    expect(inShort('Beauftragen Sie eine Firma, senden Sie uns die Rechnung.')).toEqual([
      'may send',
    ])
    // two requests joined by `und`
    expect(inShort('Füllen Sie das Formular aus und senden Sie es zurück.')).toEqual([
      'must fill-in',
      'must send',
    ])
  })

  it('of a group, and as one of several ways', () => {
    expect(inShort('Studierende: Legen Sie uns bitte die Studienbescheinigung vor.')).toEqual([
      'may send',
    ])
    expect(
      inShort(
        'Für Ihre Antwort haben Sie zwei Möglichkeiten:',
        '- Schicken Sie uns bitte den Fragebogen.',
        '- Rufen Sie uns bitte an.',
      ),
    ).toEqual(['may send', 'may call'])
  })

  it('where something changes', () => {
    expect(inShort('Bitte teilen Sie uns jede Änderung Ihrer Adresse sofort mit.')).toEqual([
      'may reply',
    ])
  })

  it('who want to come', () => {
    const visit = 'Am 16.10.2025 um 18:00 Uhr beginnt ein Kurs.'
    expect(stepsOf(visit, 'Möchten Sie teilnehmen, rufen Sie uns an.')).toContain(
      'may attend 2025-10-16',
    )
    expect(stepsOf(visit, 'Möchten Sie den Termin verschieben, rufen Sie an.')).toContain(
      'must attend 2025-10-16',
    )
    expect(stepsOf('Wenn Sie wechseln möchten, antworten Sie bis zum 20.10.2025.')).toEqual([
      'may reply 2025-10-20',
    ])
  })
})

describe('asked', () => {
  it.each([
    ['Es wird um Vorlage der Geburtsurkunde bis zum 20.10.2025 gebeten.', 'must send'],
    ['Um Rücksendung des Vertrags bis zum 20.10.2025 wird ersucht.', 'must send'],
    ['Bis zum 20.10.2025 benötigen wir Ihre Geburtsurkunde.', 'must send'],
    ['Ob Sie kommen, schreiben Sie uns bitte bis zum 20.10.2025.', 'must reply'],
    ['Wir weisen Sie darauf hin, dass Sie die Schlüssel abzugeben haben.', 'must send'],
    ['Reichen Sie die Entschuldigungen bitte bis zum 20.10.2025 nach.', 'must send'],
    ['Prüfen Sie bitte, ob alle Angaben richtig sind.', 'must check'],
  ])('“%s”', (text, expected) => {
    expect(inShort(text)).toEqual([expected])
  })

  it('on a day that stands before the order', () => {
    expect(asked('Am Montag, 20.10.2025, geben Sie bitte den Schlüssel ab.').steps).toMatchObject([
      { act: 'send', on: { day: '2025-10-20' } },
    ])
  })

  it('by a friend, in the middle of what he says', () => {
    expect(
      inShort('Deine Bank hat gewechselt, lieber Max.', 'Und schick uns bitte deinen Ausweis.'),
    ).toEqual(['must send'])
  })

  it('in a list with letters before its items', () => {
    const { steps } = asked(
      'Bis zum 20.10.2025 benötigen wir Folgendes:',
      'a) Ihren Mietvertrag. Der eingereichte ist nicht lesbar.',
      'b) Ihre Geburtsurkunde.',
    )
    expect(steps[0]?.things.map(({ german }) => german)).toEqual([
      'Ihren Mietvertrag',
      'Ihre Geburtsurkunde',
    ])
  })

  it('below a heading that names the part of the reader', () => {
    expect(
      inShort('Das machen Sie:', '- Sie reichen uns jeden Monat die Lohnabrechnungen ein.'),
    ).toEqual(['must send'])
  })
})

it.each([
  'Müssen Sie sich impfen lassen? Nein.',
  'In Ihrer Nachricht vom 28.09.2025 schreiben Sie uns, dass Sie umziehen.',
  'Der Händler ist aufgefordert worden, den Vertrag vorzulegen.',
  'Wir tragen das ein, und Sie reichen sie nach.',
  'Von Rückfragen bitten wir abzusehen.',
])('“%s” asks for nothing', (text) => {
  expect(asked(text)).toEqual({ steps: [], unclear: [] })
})

it('how something is done belongs to what is asked', () => {
  const { steps, unclear } = asked(
    'Bitte antworten Sie uns bis zum 20.10.2025. Verwenden Sie dafür das beiliegende Formular.',
  )
  expect(steps).toHaveLength(1)
  expect(steps[0]?.german).toContain('das beiliegende Formular')
  expect(unclear).toEqual([])
})

it('an order to be at home belongs to the visit of the sentence before', () => {
  const lines = ['Am 24.10.2025 um 9:00 Uhr kommt der Monteur.', 'Bitte seien Sie zu Hause.']
  const hours = 'Unsere Sprechstunde ist am 10.10.2025, 17:00 Uhr.'
  expect(stepsOf(...lines, hours)[0]).toBe('must attend 2025-10-24')
})

it('nobody goes where the letter says that it is not needed', () => {
  const visit = 'Der Termin am 21.10.2025 um 9:00 Uhr war bestimmt.'
  expect(stepsOf(visit, 'Sie brauchen dann nicht mehr zu erscheinen.')).toEqual([])
  expect(stepsOf('Ihr Termin am 21.10.2025 um 9:00 Uhr wird aufgehoben.')).toEqual(['must nothing'])
})

it('papers that are needed, without a day, are brought to the visit', () => {
  expect(
    stepsOf(
      'Wir laden Sie ein: Montag, 20.10.2025, 9:00 Uhr.',
      'Folgende Urkunden brauchen wir von Ihnen:',
      '- Ihre Geburtsurkunde',
      '- Ihren Reisepass',
    ),
  ).toEqual(['must attend 2025-10-20', 'must bring 2025-10-20'])
})

it('a form is filled in by the day on which it is sent back, and before that', () => {
  expect(
    stepsOf('Füllen Sie das Formular aus', 'und senden Sie es bis zum 31.10.2025 zurück.'),
  ).toEqual(['must fill-in 2025-10-31', 'must send 2025-10-31'])
})
