import { expect, test } from 'vitest'
import { aLetter, aWriter } from '../test/made-up.ts'
import { compose } from './compose.ts'
import { fillGap } from './fill.ts'
import { gapsOf, letterMeaningOf, letterTextOf } from './letter-text.ts'
import { readBack } from './read-back/read-back.ts'
import { readyFor, type ReadyId, readySentences } from './ready-sentences.ts'
import type { ResponseKind } from './types.ts'
import type { Wishes } from './wishes.ts'

const write = (kind: ResponseKind, wishes: Wishes) =>
  compose(kind, { facts: aLetter, writer: aWriter, wishes, today: '2026-01-10' })
const meant = (kind: ResponseKind, text: string) =>
  readBack(kind, text)!
    .flat()
    .map(({ english }) => english ?? '?')

test('each ready sentence stands in its letters and is understood again from their text', () => {
  const used = new Set<ReadyId>()
  for (const [kind, ids] of Object.entries(readyFor) as [ResponseKind, ReadyId[]][]) {
    for (const id of ids) used.add(id)
    const text = letterTextOf(write(kind, { ready: ids }))
    for (const id of ids) {
      expect(meant(kind, text).join(' ')).toContain(
        readySentences[id].english
          .replace('{paidOn}', '[day you paid]')
          .replace('{papers}', '[papers you need]'),
      )
    }
    expect(text).not.toContain('[Ihre Frage]')
  }
  expect([...used].toSorted()).toEqual(Object.keys(readySentences).toSorted())
})

test('own words follow the ready sentences, and a question that is asked leaves no gap', () => {
  const question = { german: 'Warum?', english: 'Why?' }
  const draft = write('inquiry', { ready: ['what-to-do'], question })
  expect(letterTextOf(draft)).toContain('was ich tun soll. Warum?')
  expect(letterMeaningOf(draft)).toContain('what I should do. Why?')
  expect(gapsOf(draft)).toEqual([])
})

test('a reason that was chosen is a reason: none is promised for later', () => {
  const facts = { ...aLetter, branch: 'social' as const, remedy: 'widerspruch' as const }
  const objection = (wishes: Wishes) =>
    letterTextOf(compose('objection', { facts, writer: aWriter, wishes, today: '2026-01-10' }))
  expect(objection({})).toContain('reiche ich gesondert nach')
  expect(objection({ ready: ['not-me'] })).not.toContain('reiche ich gesondert nach')
})

test('a gap in a ready sentence keeps its meaning when it is filled', () => {
  const gaps = letterTextOf(write('rejection', { ready: ['already-paid', 'please-send'] }))
  const text = fillGap(fillGap(gaps, 'paidOn', '2025-03-03')!, 'papers', 'den Vertrag ($&)')!
  expect(meant('rejection', text)).toContain('I have already paid, on 3 March 2025.')
  expect(meant('rejection', text)).toContain('Please send me den Vertrag ($&).')
})

test('a postscript stands below the name, and nobody claims to know what it means', () => {
  const postscript = { german: ' Danke! ', english: 'Thanks!' }
  const text = letterTextOf(write('payment', { postscript }))
  expect(text).toMatch(/Amina Yıldız\n\nPS: Danke!$/)
  expect(meant('payment', text).slice(-2)).toEqual(['Amina Yıldız', '?'])
  expect(letterTextOf(write('payment', { postscript: { german: ' ', english: ' ' } }))).toMatch(
    /Yıldız$/,
  )
})

test('a gap is not filled with what it does not ask for', () => {
  expect(fillGap('am [Datum]', 'date', 'morgen')).toBeNull()
  expect(fillGap('[Betrag der Rate]', 'part', '-5')).toBeNull()
  expect(fillGap('[Betrag der Rate]', 'part', '1.050,5')).toMatch(/^1\.050,50\s€$/)
  expect(fillGap('[Ihr Name]', 'name', ' ')).toBeNull()
})
