import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'
import { usualTranslation } from '../testing/translation.ts'

async function openInquiry(ownWords: string | null, answered = Promise.resolve()) {
  server.use(
    http.get('*/api/translation', async () => {
      await answered
      return HttpResponse.json({ ...usualTranslation, ownWords })
    }),
  )
  held.documents = [reminder]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Generate Response Letter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Response Letter' }))
  await user.selectOptions(await dialog.findByRole('combobox'), 'Further Inquiry')
  return { user, dialog }
}

/** Records the contents of created letters. */
function letters(): string[] {
  const sent: string[] = []
  server.use(
    http.post('*/api/response-letters', async ({ request }) => {
      sent.push(((await request.json()) as { content: string }).content)
      return refusal('not-ready')
    }),
  )
  return sent
}

test('where nothing writes German the screen says why, and what is written goes in as it is', async () => {
  const sent = letters()
  const { user, dialog } = await openInquiry(null)
  expect(await dialog.findByText(/We can’t translate your own words here/)).toBeTruthy()
  expect(dialog.queryByRole('checkbox', { name: 'I write in English' })).toBeNull()
  await user.type(dialog.getByLabelText('Your question, in German'), 'Warum so viel?')
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  await dialog.findByRole('alert')
  expect(sent[0]).toContain('Warum so viel?')
})

test('what is being typed stays when it becomes known that nothing writes German', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { user, dialog } = await openInquiry(null, answered)
  const field = await dialog.findByLabelText('Your question, in German')
  await user.type(field, 'Warum ')
  answer()
  await dialog.findByRole('group', { name: 'What is true for you?' })
  await user.keyboard('so viel?')
  expect(document.activeElement).toBe(field)
  expect(dialog.getByDisplayValue('Warum so viel?')).toBe(field)
})

test('where nothing writes German, ready sentences are chosen by what they mean, and said in German', async () => {
  const sent = letters()
  const { user, dialog } = await openInquiry(null)
  const ready = within(await dialog.findByRole('group', { name: 'What is true for you?' }))
  await user.click(ready.getByRole('checkbox', { name: /^Please explain to me in simple words/ }))
  await user.click(ready.getByRole('checkbox', { name: 'Please send me [papers you need].' }))
  await user.click(dialog.getByText('Add a PS below your name'))
  await user.type(dialog.getByLabelText('PS, in German (optional)'), 'Danke!')
  await user.click(dialog.getByRole('button', { name: 'Generate Response' }))
  await dialog.findByRole('alert')
  expect(sent[0]).toContain('was ich tun soll. Bitte schicken Sie mir [Unterlagen].')
  expect(sent[0]).not.toContain('[Ihre Frage]')
  expect(sent[0]).toMatch(/PS: Danke!$/)
})

test('English goes in as a machine made it, only after a yes to what that says', async () => {
  const sent = letters()
  server.use(
    http.post('*/api/translation/own-words', async ({ request }) => {
      const { text } = (await request.json()) as { text: string }
      return HttpResponse.json({
        by: 'DeepL',
        sentences: [
          {
            english: text,
            german: 'Warum ist es so viel?',
            back: 'Why is it so much?',
            quality: 'model',
          },
          { english: 'x', german: 'Ich zahle.', back: 'I pay.', quality: 'rough' },
        ],
      })
    }),
  )
  const { user, dialog } = await openInquiry('DeepL')
  const field = await dialog.findByLabelText('Your question, in English')
  expect(dialog.queryByRole('group', { name: 'What is true for you?' })).toBeNull()
  expect(dialog.getByText(/DeepL translates your words into German/)).toBeTruthy()
  await user.type(field, 'Why so much?')
  const generate = dialog.getByRole('button', { name: 'Generate Response' })
  await user.click(generate)
  await dialog.findByRole('alert')
  expect(sent[0]).toContain('[Ihre Frage]')
  await user.click(dialog.getByRole('button', { name: 'Translate into German' }))
  const made = within(
    await dialog.findByRole('region', { name: 'German, translated by a machine' }),
  )
  expect(made.getByText('Why is it so much?')).toBeTruthy()
  expect(made.getByText(/Check this/)).toBeTruthy()
  await user.click(made.getByRole('checkbox'))
  await user.click(generate)
  await expect.poll(() => sent[1]).toContain('Warum ist es so viel? Ich zahle.')
  // wait for the answer and not only for the request, because an earlier click would be one too many
  await dialog.findByRole('alert')
  // a changed text needs a new confirmation
  await user.type(field, '!')
  expect(dialog.queryByRole('region', { name: 'German, translated by a machine' })).toBeNull()
  await user.click(generate)
  await expect.poll(() => sent[2]).toContain('[Ihre Frage]')
})

test('a sentence that nobody could put into German cannot be said yes to', async () => {
  server.use(
    http.post('*/api/translation/own-words', () =>
      HttpResponse.json({
        by: 'DeepL',
        sentences: [{ english: 'Hm.', german: null, back: null, quality: 'none' }],
      }),
    ),
  )
  const { user, dialog } = await openInquiry('the model on this server')
  await user.type(await dialog.findByLabelText('Your question, in English'), 'Hm.')
  expect(dialog.getByText(/This server translates your words/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Translate into German' }))
  const made = within(
    await dialog.findByRole('region', { name: 'German, translated by a machine' }),
  )
  expect(made.getByText(/could not translate this sentence/)).toBeTruthy()
  expect(made.queryByRole('checkbox')).toBeNull()
})
