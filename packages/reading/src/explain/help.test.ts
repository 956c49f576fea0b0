import { describe, expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { letterOf } from '../../cases/letter-of.ts'
import type { Finding, FactKind } from '../types.ts'
import type { Facts } from './facts.ts'
import { helpFor } from './help.ts'

const finding = (kind: FactKind, value: string): Finding => ({
  kind,
  value,
  words: [0],
  stated: true,
  confidence: 0.9,
  why: '',
})

function facts(sender: string, subject: string, info: string[], body: string[]): Facts {
  const letter = letterOf({ head: [sender], info, subject: [subject], body })
  const findings = [finding('sender', sender), finding('subject', subject)]
  return factsAbout(letter, { today: '2026-01-10', findings })
}

const cut = [
  'Wegen des Meldeversäumnisses wird der Regelbedarf gemindert. Ein wichtiger Grund fehlt.',
]

describe('whom to ask', () => {
  it('is the office itself by the number it printed, then places that help for nothing', () => {
    const letter = facts('Jobcenter Auental', 'Minderung', ['Telefon: 0551 555-3214'], cut)
    const [office, ...places] = helpFor(letter, false)
    expect(office).toMatchObject({ name: 'Jobcenter Auental', phone: '0551 555-3214' })
    expect(office?.evidence[0]?.quote).toContain('0551')
    expect(places.map(({ name }) => name)).toContain('Sozialberatung')
  })

  it('is never a fax number, the reader’s own number or a number without a label', () => {
    for (const info of [
      'Telefax: 0551 555-3299',
      'Ihre Telefonnummer: 0551 4711',
      'Zeichen: 0551 4711',
    ]) {
      expect(
        helpFor(facts('Jobcenter Auental', 'Minderung', [info], cut), false)[0]?.phone,
      ).toBeNull()
    }
  })

  it('is not the number of somebody who only claims money, or whose account lies abroad', () => {
    const claim = [
      'Trotz Mahnung ist die Rechnung noch offen. Mahngebühr 5 €. Hotline: 0800 123 456.',
    ]
    const shop = facts('KaufStern 24', 'Letzte Mahnung', [], claim)
    expect(helpFor(shop, false).map(({ name }) => name)).not.toContain('KaufStern 24')
    const office = facts('Jobcenter Auental', 'Minderung', ['Telefon: 0551 555-3214'], cut)
    expect(helpFor(office, true).map(({ name }) => name)).not.toContain('Jobcenter Auental')
  })

  it('is not the other side, and no number that costs more than a call', () => {
    const ends = ['Wir kündigen Ihr Arbeitsverhältnis ordentlich. Melden Sie sich arbeitsuchend.']
    const firm = facts('Bäckerei Lohse', 'Kündigung', ['Telefon: 0551 555-3214'], ends)
    expect(helpFor(firm, false).map(({ name }) => name)).not.toContain('Bäckerei Lohse')
    const dear = facts('Jobcenter Auental', 'Minderung', ['Telefon: 0180 6000 111'], cut)
    expect(helpFor(dear, false)[0]?.name).not.toBe('Jobcenter Auental')
  })

  it('is known for letters of which nothing else is', () => {
    expect(helpFor(facts('Firma Q', 'Rundschreiben', [], ['Guten Tag.']), false)).not.toEqual([])
  })
})
