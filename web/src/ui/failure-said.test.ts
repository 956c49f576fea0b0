import { errorTable, saying } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.setItem('brieflotse-language', 'tr')
})
afterEach(() => localStorage.clear())

const load = async () => ({
  ...(await import('./failure-said.tsx')),
  ...(await import('./left-in-english.ts')),
})

test('a failure is said in the language of the reader by its code', async () => {
  const { failureSaid, langOf } = await load()
  const shown = failureSaid(errorTable['file-too-large'][1])
  expect([shown, langOf(shown)]).toEqual(['Dosya 10 MB’tan küçük olmalı', undefined])
})

test('a sentence that says more keeps its values, and what it quotes is said as well', async () => {
  const { failureSaid } = await load()
  const sentence = 'The price is {now} now, not {before}. Please look at it again and confirm it.'
  expect(failureSaid(saying(sentence, { now: '€1.10', before: '€0.95' })).replace(/\s/g, ' ')).toBe(
    'Fiyat artık €1,10, €0,95 değil. Lütfen yeniden bakıp onaylayın.',
  )
  const page = saying('Page {page}: {why}', { page: 3, why: errorTable['file-no-pages'][1] })
  expect(failureSaid(page)).toBe(
    'Sayfa 3: Bu PDF’de sayfa yok. Lütfen mektubu yeniden dışa aktarın veya fotoğrafını çekin.',
  )
})

test('what nobody has translated is shown as it came, and said to be English', async () => {
  const { failureSaid, langOf } = await load()
  const shown = failureSaid('The print shop is closed.')
  expect([shown, langOf(shown)]).toEqual(['The print shop is closed.', 'en'])
})

test('in English every sentence stays as the server said it', async () => {
  localStorage.setItem('brieflotse-language', 'en')
  const { failureSaid, langOf } = await load()
  const shown = failureSaid('Invalid email format')
  expect([shown, langOf(shown)]).toEqual(['Invalid email format', undefined])
})
