import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../testing/fake-server.ts'
import { keepsLetters, openDialog, takesEdits } from '../testing/open-response.ts'
import { aQuote } from '../testing/ordered-letter.ts'

test('a gap is named as the reader names it, and what fills it keeps its meaning', async () => {
  keepsLetters()
  const edits = takesEdits()
  const { user, dialog } = await openDialog()
  await user.selectOptions(await dialog.findByRole('combobox'), 'Pay in instalments')
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  const gaps = within(await dialog.findByRole('form', { name: '3 places to fill in' }))
  const fill = gaps.getByRole('button', { name: 'Put into your answer' })
  expect(fill).toHaveProperty('disabled', true)
  await user.type(gaps.getByLabelText('Amount of one instalment'), 'viel')
  expect(gaps.getByText(/^Please enter an amount/)).toBeTruthy()
  expect(fill).toHaveProperty('disabled', true)
  await user.clear(gaps.getByLabelText('Amount of one instalment'))
  await user.type(gaps.getByLabelText('Amount of one instalment'), '50')
  await user.type(gaps.getByLabelText('First payment on'), '2025-04-01')
  await user.click(fill)
  expect(
    await dialog.findByText(/monthly instalments of €50\.00, the first on 1 April 2025/),
  ).toBeTruthy()
  expect(dialog.queryByText('Changed by you')).toBeNull()
  await expect.poll(() => edits[0]).toMatch(/Raten von 50,00\s€ .* am 1\.\s?April 2025/)
})

test('what keeps a letter with gaps from the post names them as the reader does', async () => {
  keepsLetters()
  const message = 'Your answer still has empty places: date'
  const quote = { ...aQuote, problems: [{ code: 'gaps', message }] }
  server.use(http.get('*/api/physical-mail/quote/:id', () => HttpResponse.json(quote)))
  const { user, dialog } = await openDialog()
  await user.selectOptions(await dialog.findByRole('combobox'), 'Further Inquiry')
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  await user.click(await dialog.findByRole('button', { name: 'Send by Mail' }))
  expect(await screen.findByText('Your answer still has empty places: your question')).toBeTruthy()
})
