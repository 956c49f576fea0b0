import { describe, expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { letterAbout } from '../../cases/found-in.ts'
import { letterOf } from '../../cases/letter-of.ts'
import { english } from '../said/english.ts'
import { requestedSteps } from './requested.ts'

function requested(...body: string[]) {
  const date = {
    kind: 'letter-date',
    value: '2025-10-01',
    words: [],
    stated: true,
    confidence: 1,
    why: 'for the test',
  } as const
  const letter = letterOf(letterAbout('Ihr Anliegen', body))
  return requestedSteps(factsAbout(letter, { findings: [{ ...date, words: [] }] }))
}

const inShort = (...body: string[]) =>
  requested(...body).steps.map(
    ({ act, duty, says }) => `${act}${duty === 'may' ? '?' : ''}: ${english(says)}`,
  )

describe('a list of things', () => {
  it('is one step with the sentence that opens it', () => {
    const { steps } = requested(
      'Bitte senden Sie uns bis zum 15.10.2025 die folgenden Unterlagen:',
      '- Ihren Mietvertrag,',
      '- Lohnabrechnungen der letzten drei Monate',
      '- Zulassung zum Integrationskurs',
    )
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatchObject({ act: 'send', duty: 'must', by: { day: '2025-10-15' } })
    expect(steps[0]?.things.map(({ german, plain }) => [german, plain])).toEqual([
      ['Ihren Mietvertrag', 'the tenancy agreement'],
      ['Lohnabrechnungen der letzten drei Monate', 'payslips'],
      ['Zulassung zum Integrationskurs', null],
    ])
  })

  it('may be lines without bullets, or a table', () => {
    const plain = requested('Bringen Sie bitte mit:', 'gültigen Reisepass', 'ein Passfoto').steps
    expect(plain[0]?.things.map((one) => one.plain)).toEqual(['your passport', 'a passport photo'])
    const table = requested('| Mitzubringen: | Reisepass', '| | Passfoto').steps
    expect(table[0]).toMatchObject({ act: 'bring', duty: 'must' })
    expect(table[0]?.things.map((one) => one.plain)).toEqual(['your passport', 'a passport photo'])
  })

  it('may be a sentence with commas', () => {
    const { steps } = requested(
      'Bitte bringen Sie Ihren Reisepass, ein Passfoto und den Mietvertrag mit.',
    )
    expect(steps[0]?.things.map((one) => one.plain)).toEqual([
      'your passport',
      'a passport photo',
      'the tenancy agreement',
    ])
  })
})

it('a list that stands before the request belongs to it', () => {
  const { steps } = requested(
    'Zur Prüfung fehlen mir noch:',
    '- Ihr Mietvertrag',
    '- ein Nachweis über Ihr Einkommen',
    'Bitte reichen Sie diese Unterlagen bis zum 15.10.2025 ein.',
  )
  const [hand] = steps.filter(({ by }) => by !== null)
  expect(hand?.things.map(({ plain }) => plain)).toEqual([
    'the tenancy agreement',
    'proof of your income',
  ])
})

it('two requests in one sentence are two steps', () => {
  expect(
    inShort(
      'Wir fordern Sie auf, das Foto unverzüglich zu löschen und die Unterlassungserklärung bis zum 20.10.2025 abzugeben.',
    ),
  ).toEqual([
    'do: Delete or remove the picture at once.',
    'sign?: They ask you to sign. You do not have to. Signing means: you promise never to do it again, and to pay a penalty if you do.',
  ])
})

it('an invitation to an appointment is a duty to come', () => {
  const { steps } = requested(
    'Ich lade Sie ein für Donnerstag, den 05.02.2026, um 10:15 Uhr, Raum 2.043.',
  )
  expect(steps[0]).toMatchObject({ act: 'attend', on: { day: '2026-02-05', time: '10:15' } })
})

describe('a signature that binds', () => {
  it.each([
    [
      'Bitte senden Sie uns das beigefügte Schuldanerkenntnis unterschrieben zurück.',
      'you accept that you owe this money',
    ],
    [
      'Bitte unterschreiben Sie die Erklärung, mit der Sie die Forderung anerkennen.',
      'you accept that you owe this money',
    ],
    [
      'Bitte unterschreiben Sie den Verzicht auf die Einrede der Verjährung.',
      'you give up the right to say that the debt is too old',
    ],
    [
      'Bitte senden Sie uns die Lohnabtretung unterschrieben zurück.',
      'the sender can get part of your wages from your employer',
    ],
    [
      'Bitte unterschreiben Sie den beiliegenden Aufhebungsvertrag.',
      'your job ends because you agree to it. You may get no unemployment benefit for some weeks',
    ],
    [
      'Bitte senden Sie uns die Abfindungserklärung unterschrieben zurück.',
      'you accept this and cannot ask for more later',
    ],
    [
      'Wir bitten Sie, der Mieterhöhung bis zum 30.11.2025 zuzustimmen.',
      'you agree to pay more rent',
    ],
    [
      'Wir fordern Sie auf, die Unterlassungserklärung bis zum 20.10.2025 abzugeben.',
      'you promise never to do it again, and to pay a penalty if you do',
    ],
  ])('is a choice, and what it means is said: %s', (german, meaning) => {
    expect(inShort(german)).toEqual([
      `sign?: They ask you to sign. You do not have to. Signing means: ${meaning}.`,
    ])
  })

  it('is told by the rest of the letter too', () => {
    const steps = inShort(
      'Mit Ihrer Unterschrift erkennen Sie die Forderung in voller Höhe an.',
      'Bitte senden Sie uns die Vereinbarung unterschrieben zurück.',
    )
    expect(steps).toContain(
      'sign?: They ask you to sign. You do not have to. Signing means: you accept that you owe this money.',
    )
  })

  it('is none on a form that only gives information', () => {
    expect(inShort('Bitte senden Sie uns den Fragebogen unterschrieben zurück.')).toEqual([
      'send: Sign and send back the questionnaire.',
    ])
  })
})

describe('a case', () => {
  it('makes of a duty a choice with a condition', () => {
    const { steps } = requested(
      'Falls Sie den Termin nicht wahrnehmen können, sagen Sie ihn bitte rechtzeitig ab.',
    )
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatchObject({ act: 'call', duty: 'may' })
    expect(steps[0]?.condition?.values).toEqual({ only: 'if-not-coming' })
  })

  it('is said as unknown where we have no words for it', () => {
    const { steps } = requested('Sollte der Zaun morsch sein, senden Sie uns bitte Fotos.')
    expect(steps[0]).toMatchObject({ duty: 'may', condition: { id: 'only.unknown' } })
  })

  it('is none behind “auch wenn”', () => {
    expect(
      inShort('Senden Sie den Fragebogen zurück, auch wenn sich nichts geändert hat.'),
    ).toEqual(['send: Send back the questionnaire.'])
  })
})

it.each([
  'Wir senden Ihnen die Unterlagen in den nächsten Tagen zu.',
  'Kunden müssen Änderungen immer schriftlich mitteilen.',
  'Der Arbeitgeber muss die Bescheinigung ausfüllen.',
  'Zahlen Sie später als vereinbart, berechnen wir Zinsen.',
  '☐ Bitte rufen Sie mich zurück.',
])('is no request to the reader: %s', (german) => {
  expect(requested(german).steps).toEqual([])
})

it('hands on what was not understood', () => {
  const { steps, unclear } = requested('Bitte unterlassen Sie das Abstellen von Fahrrädern.')
  expect(steps).toEqual([])
  expect(unclear.map(({ german }) => german)).toEqual([
    'Bitte unterlassen Sie das Abstellen von Fahrrädern.',
  ])
})

it('says what is asked twice once', () => {
  const twice = 'Bitte bewahren Sie dieses Schreiben auf.'
  expect(inShort(twice, 'Heben Sie dieses Schreiben bitte auf.')).toEqual([
    'keep: Keep this letter.',
  ])
})

it.each([
  'Packt warme Jacken, Gummistiefel und eine Taschenlampe ein.',
  'Vergesst nicht, feste Schuhe, Sonnencreme und gute Laune einzupacken!',
])('hears what to bring in a sentence: %s', (text) => {
  expect(requested(text).steps.map(({ act }) => act)).toEqual(['bring'])
})

it('asks for nothing that one may bring', () => {
  expect(requested('Bringt euren Teddy ruhig mit.').steps).toEqual([])
})

describe('what a request leaves to other sentences', () => {
  it('is enclosed with the paper that it goes with', () => {
    const { steps } = requested(
      'Bitte senden Sie uns den Fragebogen bis zum 15.10.2025 ausgefüllt zurück.',
      'Legen Sie folgende Unterlagen bei:',
      '- Ihren Mietvertrag',
      '- ein Passfoto',
    )
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatchObject({ act: 'send', by: { day: '2025-10-15' } })
    expect(steps[0]?.things.map(({ plain }) => plain)).toEqual([
      'the tenancy agreement',
      'a passport photo',
    ])
  })

  it('is named by a pronoun', () => {
    const { steps } = requested('Die Mitgliedskarte liegt bei. Bewahren Sie sie gut auf.')
    expect(steps.map(({ act, things }) => [act, things[0]?.german])).toEqual([
      ['keep', 'Die Mitgliedskarte'],
    ])
  })

  it('is the case of a question before it', () => {
    expect(inShort('Einverstanden? Dann schicken Sie uns den Mietvertrag zurück.')).toEqual([
      'send?: Send back the contract.',
    ])
  })

  it('stands behind a semicolon with a case of its own', () => {
    expect(
      inShort('Die Karte gilt weiter; falls Sie umziehen, senden Sie uns Ihren Mietvertrag.'),
    ).toEqual(['send?: Send the tenancy agreement.'])
  })
})

it('a letter among friends asks as any other', () => {
  expect(inShort('Danke für deine Nachricht.', 'Schick uns bitte den Mietvertrag.')).toEqual([
    'send: Send the tenancy agreement.',
  ])
  expect(
    inShort('Danke für deine Nachricht.', 'Ich komme morgen und hole den Mietvertrag ab.'),
  ).toEqual([])
})

it('takes a question that wants no answer for the case of what follows', () => {
  const [asked] = requested('Noch unklar? Rufen Sie bis zum 15.10.2025 im Büro an.').steps
  expect(asked).toMatchObject({ act: 'call', duty: 'may' })
})
