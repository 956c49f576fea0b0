import { expect, test } from 'vitest'
import { aWriter } from '../test/made-up.ts'
import {
  compose,
  gapsOf,
  responseKinds,
  letterMeaningOf,
  offersFor,
  letterTextOf,
} from '../src/index.ts'
import { answered, ids } from './answered.ts'

/** The sample letters that can be contested by a letter, with the section of law if one requires it. All others must get no objection. */
const contested: Record<string, string> = {
  '01-mahnung-energie': 'Widerspruch',
  '011-finanzamt-einkommensteuerbescheid': 'Einspruch § 347 AO',
  '013-finanzamt-ratenzahlung': 'Einspruch § 347 AO',
  '014-jobcenter-bewilligung': 'Widerspruch § 83 SGG',
  '015-jobcenter-leistungsminderung': 'Widerspruch § 83 SGG',
  '016-agentur-erstattung': 'Widerspruch § 83 SGG',
  '017-familienkasse-kindergeld': 'Einspruch § 347 AO',
  '02-bescheid-finanzamt': 'Einspruch § 347 AO',
  '024-rentenanpassung': 'Widerspruch § 83 SGG',
  '025-krankenkasse-beitragsbescheid': 'Widerspruch § 83 SGG',
  '026-abfallgebuehren': 'Widerspruch § 69 VwGO',
  '027-waldkindergarten-rueckstand': 'Widerspruch',
  '03-rechnung-handwerk': 'Widerspruch',
  '032-strom-letzte-mahnung-sperrung': 'Widerspruch',
  '035-betriebskosten-guthaben': 'Widerspruch § 556 Abs. 3 BGB',
  '037-handwerkerrechnung-folgetermin': 'Widerspruch',
  '038-inkasso-fitnessstudio': 'Widerspruch',
  '039-abmahnung-lichtbild': 'Widerspruch',
  '04-vermieter-nebenkosten': 'Widerspruch § 556 Abs. 3 BGB',
  '041-bank-kuendigung-ueberziehung': 'Widerspruch',
  '046-zahnarztrechnung-abrechnungsstelle': 'Widerspruch',
  '049-sprachschule-kursvertrag': 'Widerspruch',
  '050-versand-mahnung-verdaechtig': 'Widerspruch',
  '07-inkasso': 'Widerspruch',
  '028-mahnbescheid': 'Widerspruch § 694 ZPO',
  '030-hauptzollamt-kfz-steuer': 'Einspruch § 347 AO',
  '036-eigenbedarfskuendigung': 'Widerspruch § 574 BGB',
}

const people = [
  'Guten Tag Dr. Hildegard Ostertag-Veith,',
  'Guten Tag Konstantin Graf-Morgenroth,',
  'Sehr geehrte Damen und Herren,',
]

/** Slots that no sample letter can fill, because only the user knows their value. */
const ofTheUser = new Set(['date', 'part', 'question', 'newAddress', 'reference'])

test.each(ids())('responses to %s say nothing that is not known', (id) => {
  const facts = answered(id, 'pdf')
  for (const kind of responseKinds) {
    const draft = compose(kind, { facts, writer: aWriter, today: '2026-01-10' })
    for (const text of [letterTextOf(draft), letterMeaningOf(draft)]) {
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|\s[,.;:](?:\s|$)|\(\)| {2}/)
    }
    expect(people).toContain(draft.salutation.german)
    expect(draft.paragraphs.length).toBeGreaterThan(0)
    const isOffered = offersFor(facts).find((offer) => offer.kind === kind)!.fits
    const missing = gapsOf(draft).filter(({ slot }) => !ofTheUser.has(slot))
    if (isOffered && kind !== 'objection' && kind !== 'payment') expect(missing).toEqual([])
  }
})

test.each(ids())('the right objection is offered to %s, or none', (id) => {
  const facts = answered(id, 'pdf')
  const offered = offersFor(facts).find(({ kind }) => kind === 'objection')!.fits
  expect(offered).toBe(id in contested)
  if (!offered) return
  const draft = compose('objection', { facts, writer: aWriter, today: '2026-01-10' })
  const [word, ...law] = contested[id]!.split(' ')
  expect(draft.subject.german).toMatch(new RegExp(`^${word} gegen `))
  const letter = letterTextOf(draft).replaceAll('\u00a0', ' ')
  expect(letter.includes('§')).toBe(law.length > 0)
  expect(letter).toContain(law.length > 0 ? `(${law.join(' ')})` : 'Ihre Forderung')
  expect(letter.includes('Mietverhältnis')).toBe(id === '036-eigenbedarfskuendigung')
})
