import { describe, expect, it } from 'vitest'
import { letter } from '../../cases/typeset.ts'
import { buildLayout } from '../layout/build-layout.ts'
import { consequences } from './consequences.ts'
import { findTerms } from './find-terms.ts'
import { terms } from './terms.ts'

describe('the glossary', () => {
  it('has more than 150 terms, each once', () => {
    expect(terms.length).toBeGreaterThan(150)
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
