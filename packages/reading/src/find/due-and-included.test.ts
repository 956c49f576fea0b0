import { describe, expect, it } from 'vitest'
import { letterAbout, valuesIn } from '../../cases/found-in.ts'

const total = (...body: string[]) => valuesIn(letterAbout('Bescheid', body), 'amount-total')
const late = (...body: string[]) => valuesIn(letterAbout('Mahnung', body), 'amount-late-fee')

describe('an amount that is due', () => {
  it('is found where the day is written with dots', () => {
    const set = 'für das Jahr 2026 setzen wir die Abfallgebühren auf 96,40 EUR fest.'
    expect(total(set, 'Der Betrag ist am 21.12.2026 fällig.')).toEqual(['9640'])
  })

  it.each([
    ['wir setzen das Kindergeld auf 255,00 EUR fest.', 'Es ist am 10.12.2026 fällig.'],
    ['Ihr Gehalt von 2.100,00 EUR ist am 30.12.2026 fällig.', 'Wir zahlen es aus.'],
    ['wir gewähren Ihnen ein Darlehen von 3.000,00 EUR.', 'Es ist am 01.02.2026 fällig.'],
    ['Sie schulden 3.000,00 EUR.', 'Die erste Rate ist am 01.02.2026 fällig.'],
  ])('is not what readers are given, and not the whole of an instalment: %s', (...body) => {
    expect(total(...body)).toEqual([])
  })
})

describe('a late fee in a sentence of its own', () => {
  const asked = 'bitte zahlen Sie 85,00 EUR bis zum 20.12.2025.'

  it.each([
    'Darin sind Mahnkosten von 5,00 EUR enthalten.',
    'Eine Mahngebühr von 5,00 EUR ist enthalten.',
  ])('is part of the amount where it is said to be in it: %s', (said) =>
    expect(late(asked, said)).toEqual(['500']),
  )

  it.each([
    'Eine Mahngebühr von 5,00 EUR ist darin nicht enthalten.',
    'Auf die darin enthaltenen Mahnkosten von 5,00 EUR verzichten wir.',
    'Andernfalls berechnen wir eine Mahngebühr von 5,00 EUR.',
  ])('is none where it is denied, waived or threatened: %s', (said) => {
    expect(late(asked, said)).toEqual([])
  })
})
