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

it('leaves a line without a translation in German, and says nothing if that is all', () => {
  const lines: Line[] = [
    ['Vollzug des Gesetzes', null],
    ['Ihr Antrag', 'Your application'],
  ]
  expect(about('Vollzug des Gesetzes – Ihr Antrag', lines)).toBe(
    'Vollzug des Gesetzes – Your application',
  )
  expect(about('Vollzug des Gesetzes', lines)).toBeNull()
})

it('finds rough translations and says that they are rough', () => {
  const sentences = [
    { text: 'Schicken Sie es  ab.', translation: 'Send it of.', quality: 'rough' },
    { text: 'Bitte antworten Sie.', translation: 'Please answer.', quality: 'model' },
    { text: 'Gruß', translation: null, quality: 'none' },
  ]
  const found = translationsOf({ sentences } as Document, { actions: [] as unknown } as Explanation)
  expect(found('Schicken Sie es ab.')).toEqual({ text: 'Send it of.', isRough: true })
  expect(found('Bitte antworten Sie.')).toEqual({ text: 'Please answer.', isRough: false })
  expect(found('Gruß')).toBeNull()
})
