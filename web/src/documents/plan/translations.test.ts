import type { Document, Explanation } from '@brieflotse/contract'
import { expect, it } from 'vitest'
import { translatedSubject, translationsOf } from './translations.ts'

type Line = [german: string, english: string | null]

const about = (subject: string, lines: Line[]) => {
  const sentences = lines.map(([text, translation]) => ({ text, translation }))
  const facts = [{ kind: 'subject', value: subject }]
  return translatedSubject({ sentences } as Document, { facts } as Explanation)
}

it('says a subject of one line in English', () => {
  expect(about('Wahl zum Beirat', [['Wahl zum Beirat', 'Election of the council']])).toBe(
    'Election of the council',
  )
})

it('says a subject of two lines in English', () => {
  const lines: Line[] = [
    ['Guten Tag,', 'Hello,'],
    ['Betreff: Gebühren 2026', 'Fees for 2026'],
    ['Objekt: Weg 3', 'Property: Weg 3'],
  ]
  expect(about('Gebühren 2026 – Objekt: Weg 3', lines)).toBe('Fees for 2026 – Property: Weg 3')
})

it('says nothing where a line was not translated', () => {
  const lines: Line[] = [
    ['Gebühren 2026', 'Fees for 2026'],
    ['Weg 3', null],
  ]
  expect(about('Gebühren 2026 – Weg 3', lines)).toBeNull()
})

it('leaves out rough translations, because beside a step they can mislead', () => {
  const sentences = [
    {
      text: 'Rufen Sie www.amt.example auf.',
      translation: 'Call www.amt.example.',
      quality: 'rough',
    },
    { text: 'Bitte antworten Sie.', translation: 'Please answer.', quality: 'model' },
  ]
  const found = translationsOf({ sentences } as Document, { actions: [] as unknown } as Explanation)
  expect(found('Rufen Sie www.amt.example auf.')).toBeNull()
  expect(found('Bitte antworten Sie.')).toBe('Please answer.')
})
