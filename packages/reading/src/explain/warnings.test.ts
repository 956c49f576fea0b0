import { expect, test } from 'vitest'
import { letterOf } from '../../cases/letter-of.ts'
import type { Layout, Zone } from '../layout/types.ts'
import { hardToRead } from './warnings.ts'

const foot = [['Nordlicht Energie GmbH', 'IBAN DE02 1203 0000 0000 2020 51', 'BIC BYLADEM1001']]
const draft = {
  to: ['Jana Börger', 'Lange Straße 1', '24100 Musterau'],
  body: ['Bitte überweisen Sie den offenen Betrag bis zum 19. Januar auf unser Konto.'.repeat(3)],
  foot,
}

/** The letter with low confidence for the words of one zone. */
function blurred(zone: Zone | null, confidence = 0.3): Layout {
  const letter = letterOf(draft)
  const hit = new Set(
    letter.lines
      .filter((line) => line.zone === zone)
      .flatMap(({ spans }) => spans.map((s) => s.word)),
  )
  const words = letter.words.map((word, i) => (hit.has(i) ? { ...word, confidence } : word))
  return { ...letter, words }
}

test('a sharp letter needs no advice', () => {
  expect(hardToRead(blurred(null), true)).toBeNull()
  expect(hardToRead(blurred('footer', 0.9), true)).toBeNull()
})

test('blurred small print is named, with its place, and with the bank details that are missed', () => {
  const letter = blurred('footer')
  const missed = hardToRead(letter, true)
  expect(missed?.id).toBe('blurred-bank')
  expect(missed?.words.map((word) => letter.words[word]?.text)).toContain('BYLADEM1001')
  expect(hardToRead(letter, false)?.id).toBe('blurred-footer')
})

test('other parts have names as well', () => {
  expect(hardToRead(blurred('address'), false)?.id).toBe('blurred-address')
})

test('a page that is bad all over is said to be', () => {
  expect(hardToRead(blurred('body'), false)?.id).toBe('blurred-page')
})
