import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepsLetters, openAgain, openDialog, takesEdits } from '../testing/open-response.ts'

test('who comes back finds kind, words and the letter, which is written anew and stays one', async () => {
  const sent = keepsLetters()
  const edits = takesEdits()
  const first = await openDialog()
  const { user } = first
  await user.selectOptions(await first.dialog.findByRole('combobox'), 'Pay in instalments')
  await user.type(first.dialog.getByLabelText('Each payment, in euros'), '50')
  await user.click(first.dialog.getByRole('button', { name: 'Generate Response' }))
  await first.dialog.findByRole('button', { name: 'Edit' })
  const dialog = await openAgain(first)
  expect(await dialog.findByText(/Raten von 50,00 €/)).toBeTruthy()
  expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('instalments')
  const amount = dialog.getByLabelText('Each payment, in euros')
  expect(amount).toHaveProperty('value', expect.stringMatching(/^50,00/))
  await user.clear(amount)
  await user.type(amount, '60')
  expect(dialog.queryByText(/Raten von/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  expect(await dialog.findByText(/Raten von 60,00 €/)).toBeTruthy()
  await expect.poll(() => edits).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('what the user changed in the letter is replaced only after a question', async () => {
  keepsLetters()
  const edits = takesEdits()
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Generate Response' }))
  await user.click(await dialog.findByRole('button', { name: 'Edit' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Your answer' }), {
    target: { value: 'Meine Worte' },
  })
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => edits).toEqual(['Meine Worte'])
  const generate = dialog.getByRole('button', { name: 'Generate Response' })
  await user.click(generate)
  const no = within(await screen.findByRole('alertdialog', { name: 'Write this answer again?' }))
  await user.click(no.getByRole('button', { name: 'Cancel' }))
  expect(await dialog.findByText('Meine Worte')).toBeTruthy()
  await user.click(generate)
  const yes = within(await screen.findByRole('alertdialog', { name: 'Write this answer again?' }))
  await user.click(yes.getByRole('button', { name: 'Write it again' }))
  expect(await dialog.findByText(/kein Anerkenntnis/)).toBeTruthy()
  expect(dialog.queryByText('Meine Worte')).toBeNull()
})

test('once the letter is there, its next step is the one that stands out', async () => {
  keepsLetters()
  const { user, dialog } = await openDialog()
  const generate = await dialog.findByRole('button', { name: 'Generate Response' })
  expect(generate.className).toContain('bg-accent')
  await user.click(generate)
  await user.click(await dialog.findByRole('button', { name: 'Edit' }))
  expect(generate.className).not.toContain('bg-accent')
  expect(dialog.getByRole('button', { name: 'Save changes' }).className).toContain('bg-accent')
})
