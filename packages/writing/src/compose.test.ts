import { expect, test } from 'vitest'
import { aLetter, aWriter } from '../test/made-up.ts'
import { compose } from './compose.ts'
import { gapsIn } from './fill.ts'
import { gapsOf, letterMeaningOf, partsOfText, letterTextOf } from './letter-text.ts'
import type { LetterFacts, ResponseKind } from './types.ts'
import type { Wishes } from './wishes.ts'

const today = '2026-01-10'

function write(kind: ResponseKind, facts: Partial<LetterFacts> = {}, wishes: Wishes = {}) {
  return compose(kind, { facts: { ...aLetter, ...facts }, writer: aWriter, wishes, today })
}

test('a confirmation does not acknowledge the claim', () => {
  expect(letterTextOf(write('confirmation'))).toBe(`Ihr Schreiben vom 14.\u00a0März 2025: 2. Mahnung
Kundennummer 4711

Sehr geehrte Damen und Herren,

hiermit bestätige ich, dass ich Ihr Schreiben vom 14.\u00a0März 2025 erhalten habe. Den Inhalt habe ich zur Kenntnis genommen.

Diese Bestätigung ist kein Anerkenntnis der darin genannten Forderung.

Mit freundlichen Grüßen

Amina Yıldız`)
})

test('every sentence has its meaning beside it', () => {
  expect(letterMeaningOf(write('rejection'))).toContain(
    'I reject the claim of €307.88 that you are making.',
  )
})

test('what is missing is a gap to fill, in both languages', () => {
  const draft = write('instalments', { amount: null })
  expect(gapsOf(draft).map(({ slot }) => slot)).toEqual(['amount', 'part', 'date'])
  expect(gapsIn(letterTextOf(draft)).map(({ slot }) => slot)).toEqual(['amount', 'date', 'part'])
  expect(letterMeaningOf(draft)).toContain('[amount of one instalment]')
})

test('what the user knows fills the gaps', () => {
  const draft = write('instalments', {}, { amount: 5000, date: '2026-02-01' })
  expect(gapsOf(draft)).toEqual([])
  expect(letterTextOf(draft)).toContain(
    'Raten von 50,00 € zahlen zu dürfen, erstmals am 1.\u00a0Februar 2026.',
  )
})

test.each([
  ['2026-02-09', 'werde ich bis zum 9.\u00a0Februar 2026 auf'],
  ['2025-03-28', 'werde ich umgehend auf'],
  [null, 'werde ich am [Datum] auf'],
])('a payment due on %s is promised: %s', (dueOn, words) => {
  expect(letterTextOf(write('payment', { dueOn }))).toContain(words)
})

test('without a name the letter cannot go', () => {
  const writer = { ...aWriter, name: null }
  const draft = compose('confirmation', { facts: aLetter, writer, today })
  expect(gapsOf(draft).map(({ slot }) => slot)).toEqual(['name'])
})

test('what a letter says about itself stays one line of text', () => {
  const title = `Rechnung\n\nMit freundlichen Grüßen {amount} ${'sehr lang '.repeat(40)}`
  const { subject } = partsOfText(letterTextOf(write('confirmation', { title })))
  expect(subject.split('\n')[0]).toMatch(/^Ihr Schreiben vom .* \{amount\} .* …$/)
  expect(subject.length).toBeLessThan(200)
})

test.each<[string, Partial<LetterFacts>, string]>([
  ['tax', { branch: 'tax', remedy: 'einspruch' }, 'Einspruch gegen Ihren Bescheid'],
  ['social', { branch: 'social', remedy: 'widerspruch' }, 'Widerspruch gegen Ihren Bescheid'],
  ['fines', { branch: 'fines', remedy: 'einspruch' }, 'Einspruch gegen den Bußgeldbescheid'],
  [
    'a fine whose branch was not found',
    { branch: 'administrative', remedy: 'widerspruch', title: 'Bußgeldbescheid' },
    'Einspruch gegen den Bußgeldbescheid',
  ],
  [
    'payment order',
    { branch: null, remedy: 'widerspruch', title: 'Mahnbescheid' },
    'Widerspruch gegen den Mahnbescheid',
  ],
  [
    'enforcement order',
    {
      branch: 'civil-court',
      remedy: 'einspruch',
      title: 'Vollstreckungsbescheid zum Mahnbescheid',
    },
    'Einspruch gegen den Vollstreckungsbescheid',
  ],
  [
    'penalty order',
    { branch: 'criminal', remedy: 'einspruch', title: 'Strafbefehl' },
    'Einspruch gegen den Strafbefehl',
  ],
  [
    'notice to leave',
    { branch: 'private', remedy: 'widerspruch', title: 'Kündigung' },
    'Widerspruch gegen die Kündigung',
  ],
  [
    'a firm that announces something',
    { branch: 'private', remedy: 'none', title: 'Ankündigung der Sperrung' },
    'Widerspruch gegen Ihre Forderung',
  ],
  [
    'a firm that threatens with a court',
    { branch: 'private', remedy: 'none', title: 'Letzte Mahnung vor dem Mahnbescheid' },
    'Widerspruch gegen Ihre Forderung',
  ],
  [
    'statement of costs',
    { branch: 'private', remedy: 'widerspruch', title: 'Betriebskostenabrechnung 2024' },
    'Widerspruch gegen Ihre Abrechnung',
  ],
])('an objection has the right word: %s', (_, facts, words) => {
  expect(write('objection', facts).subject.german).toBe(`${words} vom 14.\u00a0März 2025`)
})

test.each([
  ['social', '§\u00a025 SGB X'],
  ['administrative', '§\u00a029 VwVfG'],
  ['fines', '§\u00a049 OWiG'],
] as const)('a file is asked for under the law of its branch: %s', (branch, law) => {
  expect(letterTextOf(write('file-request', { branch }))).toContain(law)
})

test('tax offices and firms owe no file, but the data', () => {
  for (const branch of ['tax', 'private', null] as const) {
    expect(letterTextOf(write('file-request', { branch }))).toContain('Artikel 15 DSGVO')
  }
})

test.each([{}, { date: '2026-03-31' }])(
  'a cancellation always names the contract, or leaves a gap for its number: %o',
  (wishes) => {
    const bare = write('cancellation', { references: [], purpose: null }, wishes)
    expect(gapsOf(bare).map(({ slot }) => slot)).toEqual(['reference'])
    expect(letterTextOf(bare)).toContain(
      'den mit Ihnen bestehenden Vertrag ([Kunden- oder Vertragsnummer])',
    )
    expect(gapsOf(write('cancellation', {}, wishes))).toEqual([])
  },
)

test('an inquiry does not ask for more time up to the very day that is set already', () => {
  const letter = letterTextOf(write('inquiry', { replyBy: '2026-02-01' }))
  expect(letter).toContain('die Frist, die am 1.\u00a0Februar 2026 abläuft.')
})

test('who asks for more time is told that the time to object runs on', () => {
  const { advice } = write('extension', { replyBy: '2026-02-01', remedy: 'widerspruch' })
  expect(advice).toEqual(['The time to object or to go to court cannot be extended.'])
})

test('a witness is not told that the section for the accused is theirs', () => {
  const facts = { branch: 'criminal', title: 'Ladung als Zeugin' } as const
  expect(letterTextOf(write('file-request', facts))).not.toContain('§\u00a0147')
  const accused = { branch: 'criminal', title: 'Beschuldigtenvernehmung' } as const
  expect(letterTextOf(write('file-request', accused))).toContain('§\u00a0147 Abs. 4 StPO')
})

test('where instalments are agreed nobody promises to pay the total at once', () => {
  const draft = write('payment', { title: 'Stundung gegen Ratenzahlung', amount: 486_800 })
  expect(gapsOf(draft).map(({ slot }) => slot)).toContain('amount')
  expect(draft.advice.join()).toContain('due next')
})

test('what a court hands on is paid to the creditor', () => {
  const order = { branch: 'civil-court', title: 'Mahnbescheid' } as const
  for (const kind of ['payment', 'instalments'] as const) {
    expect(write(kind, order).advice.join()).toContain('not to the court')
  }
})

test('whoever collects for others is not the one to cancel a contract with', () => {
  const addressee = { ...aLetter.addressee, name: 'Nordlicht Inkasso GmbH' }
  const facts = { branch: 'private', documentType: 'Mahnung', addressee } as const
  expect(write('cancellation', facts).advice.join()).toContain('the company')
})

test('a section sign never stands alone at the end of a line', () => {
  const title = 'Verlängerung nach § 25 Abs. 3 AufenthG'
  expect(letterTextOf(write('extension', { title, letterDate: null }))).toContain('§\u00a025')
})

test('a firm needs neither the day of its letter nor a signature to be contradicted', () => {
  const draft = write('objection', { branch: 'private', remedy: 'none', letterDate: null })
  expect(gapsOf(draft)).toEqual([])
  expect(letterTextOf(draft)).toContain('gegen Ihre Forderung Widerspruch ein')
  expect(draft.advice.join()).not.toContain('by hand')
})
