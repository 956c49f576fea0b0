import { describe, expect, it } from 'vitest'
import { letter } from '../../cases/typeset.ts'
import { buildLayout } from '../layout/build-layout.ts'
import { consequences } from './summary.ts'
import { findTerms } from './find-terms.ts'
import { terms } from './terms.ts'

describe('the glossary', () => {
  it('has at least 300 terms, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(300)
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length)
  })

  it('explains in sentences that end, without exclamation marks', () => {
    for (const { meaning } of terms) expect(meaning).toMatch(/^[A-Z“].*\.$/)
    for (const text of [
      ...terms.map(({ meaning }) => meaning),
      ...consequences.map(({ says }) => says),
    ])
      expect(text).not.toContain('!')
  })

  it('explains each in at most two short sentences', () => {
    for (const { term, meaning } of terms) {
      expect(`${term}: ${meaning.split(/(?<=[.:]) /).length <= 3}`).toBe(`${term}: true`)
      expect(meaning.split(' ').length).toBeLessThanOrEqual(28)
    }
  })

  it('looks terms up by characters that are plain', () => {
    for (const { term, find = term } of terms) {
      for (const one of find.split(/\|(?![^(]*\))/)) {
        expect(`${term}: ${/^[\p{L} -]{3}/u.test(one)}`).toBe(`${term}: true`)
      }
    }
  })

  it('finds each of its own terms', () => {
    for (const { term } of terms) {
      const found = findTerms(buildLayout(letter([`Hier steht ${term} im Brief.`])))
      expect(found.map((one) => one.term)).toContain(term)
    }
  })
})

describe('terms in a letter', () => {
  const found = (...body: string[]) => findTerms(buildLayout(letter(body))).map(({ term }) => term)

  it('are found in their inflected forms, the longest first', () => {
    expect(found('Gegen die Bescheide ist der Widerspruch zulässig.')).toEqual([
      'Aktenzeichen',
      'Bescheid',
      'Gebühr',
      'Widerspruch',
    ])
    expect(found('Siehe die Rechtsbehelfsbelehrung unten.')).toContain('Rechtsbehelfsbelehrung')
    expect(found('Siehe die Rechtsbehelfsbelehrung unten.')).not.toContain('Rechtsbehelf')
  })

  it('are found at the end of longer words that mean the same', () => {
    expect(found('Der Abfallgebührenbescheid und die Widerspruchsfrist.')).toEqual(
      expect.arrayContaining(['Bescheid', 'Frist']),
    )
    const forms = findTerms(buildLayout(letter(['Ein Mahnbescheid.']))).flatMap((one) => one.forms)
    expect(forms).toEqual(expect.arrayContaining(['Bescheid', 'Mahnbescheid']))
    expect(found('Ein Mahnbescheid, ein VOLLSTRECKUNGSBESCHEID.')).toEqual(
      expect.arrayContaining(['Mahnbescheid', 'Vollstreckungsbescheid']),
    )
  })

  it('take ten times as long in ten times the text, whatever stands in it', () => {
    const took = (times: number) => {
      const one = 'Bescheid Bescheidbescheidbescheid aufschiebende aufschiebende Wirkung <b>Frist '
      const layout = buildLayout(letter([one.repeat(times)]))
      const start = performance.now()
      findTerms(layout)
      return performance.now() - start
    }
    took(20)
    expect(took(200)).toBeLessThan(Math.max(took(20), 2) * 60)
  })

  it('are not found inside other words', () => {
    expect(found('Fristlos entlassen.')).not.toContain('Frist')
  })

  it('know where they stand', () => {
    const [term] = findTerms(buildLayout(letter(['Die Säumniszuschläge sind fällig.']))).filter(
      (one) => one.term === 'Säumniszuschlag',
    )
    expect(term?.evidence).toMatchObject([{ page: 1, quote: 'Säumniszuschläge' }])
  })
})
