import { message, messages } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.setItem('brieflotse-language', 'tr')
})
afterEach(() => localStorage.clear())

const load = () => import('./message-text.tsx')

test('a failure is said in the language of the reader by its code', async () => {
  const { shownMessage } = await load()
  const english = messages['file-too-large']
  expect(shownMessage(message('file-too-large'), english)).toEqual({
    text: 'Dosya 10 MB’tan küçük olmalı',
  })
})

test('a message that says more keeps its values, and what it quotes is said as well', async () => {
  const { shownMessage } = await load()
  const price = message('mail.price-now', { now: { cents: 110 }, before: { cents: 95 } })
  expect(shownMessage(price, '').text.replace(/\s/g, ' ')).toBe(
    'Fiyat artık €1,10, €0,95 değil. Lütfen kontrol edip yeniden onaylayın.',
  )
  const page = message('file.page', { page: 3, why: 'file-no-pages' })
  expect(shownMessage(page, '').text).toBe(
    'Sayfa 3: Bu PDF’de sayfa yok. Lütfen yeniden dışa aktarın veya mektubun fotoğrafını çekin.',
  )
})

test('what nobody has translated is shown as it came, and said to be English', async () => {
  const { shownMessage } = await load()
  const english = 'The print shop is closed.'
  for (const said of [
    undefined,
    { id: 'print.closed', values: {} },
    { id: 'mail.price-now', values: {} },
    message('as-said', { words: english }),
  ])
    expect(shownMessage(said, english)).toEqual({ text: english, lang: 'en' })
})

test('in English everything stays as the server said it', async () => {
  localStorage.setItem('brieflotse-language', 'en')
  const { letterTitle, shownMessage, titleOfResponse } = await load()
  expect(shownMessage(message('form.email-invalid'), 'Invalid email format')).toEqual({
    text: 'Invalid email format',
  })
  expect(titleOfResponse('Mahnung')).toBe('Response to: Mahnung')
  expect(letterTitle({ title: 'My own' })).toBe('My own')
})

test('a letter is called by what it answers, in the language of the reader', async () => {
  const { letterTitle, titleOfResponse } = await load()
  expect(titleOfResponse('Mahnung')).toBe('Yanıt: Mahnung')
  const titleSaid = message('letter.response-to', { title: 'Mahnung' })
  expect(letterTitle({ title: 'Response to: Mahnung', titleSaid })).toBe('Yanıt: Mahnung')
})
