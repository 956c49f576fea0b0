import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LetterMeaning } from './letter-meaning.tsx'

const letter = [
  'Ihr Schreiben vom 14. März 2025: 2. Mahnung',
  'Sehr geehrte Damen und Herren,',
  'den Betrag von 50,00 € werde ich am 1. April 2025 auf das von Ihnen genannte Konto überweisen. Nie wieder.',
  'Mit freundlichen Grüßen',
  'Jana Weber',
].join('\n\n')

test('each sentence stands beside its meaning, and a changed one says so', () => {
  render(<LetterMeaning responseType="payment" content={letter} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items[0]).toMatch(/Your letter of 14 March 2025: 2\. Mahnung$/)
  expect(items[2]).toMatch(/I will transfer the amount of €50\.00 .* on 1 April 2025\.$/)
  expect(items[3]).toBe('Nie wieder.Changed by you')
  expect(items.at(-1)).toBe('Jana Weber')
})

test('nothing is said of a letter that nobody knows a sentence of', () => {
  const { container } = render(<LetterMeaning responseType="payment" content="Hallo" />)
  expect(container.textContent).toBe('')
})
