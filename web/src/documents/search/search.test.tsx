import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held } from '../../testing/fake-server.ts'
import { reminder } from '../../testing/sample-document.ts'
import { startApp } from '../../testing/start-app.tsx'

const named = (id: number, title: string, rest: Partial<typeof reminder>) => ({
  ...reminder,
  id,
  title,
  explanation: null,
  claims: [],
  reminders: [],
  originalText: 'Guten Tag',
  translatedText: 'Hello',
  ...rest,
})
const three = () => {
  held.documents = [
    named(1, 'Waste', {
      originalText: 'Ihr Abfallgebührenbescheid über 1.234,56 €',
      tags: ['Home'],
    }),
    named(2, 'Power', { documentType: 'Rechnung', translatedText: 'The <b>meter</b> was read.' }),
    named(3, 'Old', { status: 'archived', originalText: 'Eine Gebühr' }),
  ]
}
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent.trim())
const shows = (...names: string[]) => expect.poll(titles).toEqual(names)
const field = () => screen.findByRole('searchbox', { name: 'Search your letters' })
const status = (words: string) =>
  expect.poll(() => screen.getAllByRole('status').map((one) => one.textContent)).toContain(words)

test('what is typed finds letters, marks where they say so, and tells how many', async () => {
  three()
  const user = startApp('/documents')
  await user.type(await field(), 'gebuehr 1234,56')
  await status('1 letter found')
  await shows('Waste')
  await expect
    .poll(() => [...document.querySelectorAll('mark')].map((mark) => mark.textContent))
    .toEqual(['Abfallgebührenbescheid', '1.234,56'])
  expect(screen.getByText('In the letter:', { exact: false })).toBeTruthy()
})

test('an English word finds a German letter, and what looks like markup is shown as it stands', async () => {
  three()
  startApp('/documents?q=meter')
  await status('1 letter found')
  expect(await screen.findByText(/The <b>/)).toBeTruthy()
  expect(document.querySelector('mark')?.textContent).toBe('meter')
  expect(document.querySelector('article b')).toBeNull()
})

test('filters of the address are shown, and each can be taken away', async () => {
  three()
  const user = startApp('/documents?type=Rechnung&tag=Home')
  await status('0 letters found')
  expect(screen.getByText('Try it without filters, or use a shorter word.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove filter Home' }))
  await status('1 letter found')
  await shows('Power')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(await screen.findByLabelText('Status'), 'archived')
  await user.click(screen.getByRole('button', { name: 'Remove filter Invoice' }))
  await status('1 letter found')
  await shows('Old')
})

test('a slash leads to the field, and Escape empties it', async () => {
  three()
  const user = startApp('/documents?q=nirgends')
  expect(await screen.findByText('No letter found')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  const input = await field()
  expect(document.activeElement).toBe(input)
  await user.keyboard('{Escape}')
  expect((input as HTMLInputElement).value).toBe('')
  await shows('Power', 'Waste')
})
