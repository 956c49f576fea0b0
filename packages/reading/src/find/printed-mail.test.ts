import { describe, expect, it } from 'vitest'
import { pagesOf, setLines } from '../../cases/typeset.ts'
import { readLetter } from '../read-letter.ts'

const signed = [
  'Mit freundlichen Grüßen',
  'Ida Falk',
  'Stadt Ahren – Wohngeldstelle',
  'Ring 1, 44799 Ahren',
]

const answer = [
  'Sehr geehrte Frau Özer,',
  '',
  'zu Ihrem Antrag fehlt noch die Bescheinigung Ihres Vermieters.',
  'Bitte senden Sie uns die Bescheinigung bis zum 20.03.2026 zu.',
  '',
  ...signed,
  'Bitte prüfen Sie, ob diese Mail wirklich ausgedruckt werden muss.',
]

const earlier = [
  'Von: Mira Özer <mira@post.example>',
  'Gesendet: Montag, 2. März 2026 09:12',
  'An: Wohngeldstelle <wohngeld@ahren.example>',
  'Betreff: Mein Antrag',
  '',
  'Bitte überweisen Sie das Geld bis zum 10.03.2026 auf mein Konto.',
]

const fields = {
  german: [
    'Von: Wohngeldstelle <wohngeld@ahren.example>',
    'Gesendet: Dienstag, 3. März 2026 16:08',
    'An: Mira Özer',
    'Betreff: AW: Mein Antrag',
  ],
  english: [
    'From: Wohngeldstelle <wohngeld@ahren.example>',
    'To: Mira Özer <mira@post.example>',
    'Subject: Re: Mein Antrag',
    'Date: 03.03.2026, 16:08',
  ],
  'without names of fields': [
    'Mein Antrag',
    '2 Nachrichten',
    '',
    'Wohngeldstelle <wohngeld@ahren.example> 3. März 2026 um 16:08',
    'An: Mira Özer <mira@post.example>',
  ],
}

const read = (lines: string[]) => {
  const { text, explanation } = readLetter(pagesOf(setLines(lines, 25, 16)), {
    today: '2026-03-05',
  })
  const { sender, recipient, facts } = explanation
  const subject = facts.find(({ kind }) => kind === 'subject')?.value
  return {
    text,
    said: [sender.name, sender.street, sender.zip, sender.date, recipient.name, subject],
    days: explanation.deadlines.map(({ date }) => date),
    actions: explanation.actions.map(({ german }) => german),
  }
}

const parties = ['Stadt Ahren', 'Ring', '44799', '2026-03-03', 'Mira Özer', 'Mein Antrag']

describe('a printed mail', () => {
  it.each(Object.entries(fields))('tells its parties and its day with fields %s', (_, above) => {
    expect(read([...above, '', ...answer]).said).toEqual(parties)
  })

  it.each([
    ['its own fields', earlier],
    ['a line', ['-----Ursprüngliche Nachricht-----', ...earlier.slice(5)]],
    [
      'who wrote it',
      [
        'Am Mo., 2. März 2026 um 09:12 Uhr schrieb Mira Özer <m@post.example>:',
        ...earlier.slice(5),
      ],
    ],
  ])('counts only above an earlier one that begins with %s', (_, below) => {
    const { text, days, actions } = read([...fields.german, '', ...answer, '', ...below])
    expect(days).toEqual(['2026-03-20'])
    expect(actions).toEqual(['Bitte senden Sie uns die Bescheinigung bis zum 20.03.2026 zu.'])
    expect(text).toContain('auf mein Konto')
  })

  it('is the one inside where the outer one only passes it on', () => {
    const outer = [
      'Von: Mira Özer <m@post.example>',
      'An: Jon Özer <j@post.example>',
      'Betreff: WG: Mein Antrag',
      'Gesendet: 04.03.2026',
      '',
      'Zur Info',
      '',
    ]
    expect(read([...outer, ...fields.german, '', ...answer]).said.slice(0, 5)).toEqual(
      parties.slice(0, 5),
    )
  })
})
