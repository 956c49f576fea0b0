import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Quote } from './german-text.tsx'

const { GermanTexts, Meaning } = await vi.hoisted(async () => {
  localStorage.setItem('brieflotse-language', 'de')
  return import('./german-text.tsx')
})

const asked: Quote = {
  german: 'Bitte rufen Sie uns an.',
  plain: null,
  translated: 'Please call us.',
  quality: 'rough',
}

test('who reads German is told in the words of the letter, not in those of a translation', () => {
  render(<GermanTexts said={[asked]} language="en" />)
  expect(screen.getByText(/Bitte rufen Sie uns an/)).toBeTruthy()
  expect(screen.queryByText(/Please call us/)).toBeNull()
})

test('in short, too', () => {
  render(<Meaning about="x" said={[asked]} language="en" />)
  expect(screen.getAllByText(/Bitte rufen Sie uns an/).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Please call us/)).toBeNull()
})
