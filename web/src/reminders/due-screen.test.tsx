import type { Document, Reminder, ReminderChange } from '@brieflotse/contract'
import { remindedWith } from '@brieflotse/letter'
import { addDays, dayInGermany, formatLongDay } from '@brieflotse/rules'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, server } from '../testing/fake-server.ts'
import { followed, reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'
import { dueText } from '../text/due.ts'

const today = dayInGermany(new Date())
const inDays = (days: number) => addDays(today, days)

const letter = (id: number, dueOn: string | null, rest: Partial<Reminder> = {}): Document => ({
  ...reminder,
  id,
  givenTitle: `Letter ${id}`,
  reminders: [{ ...followed, id, dueOn, ...rest }],
})

const needed = { what: 'sue', needs: 'service-date' } as const

const group = async (name: string) => within(await screen.findByRole('region', { name }))

/** Accepts every change and records it. */
function listen(): object[] {
  const said: object[] = []
  server.use(
    http.post('*/api/reminders/:id', async ({ request, params }) => {
      const id = Number(params['id'])
      const change = (await request.json()) as ReminderChange
      said.push({ id, ...change })
      const [before] = held.documents.find((one) => one.id === id)?.reminders ?? [followed]
      return HttpResponse.json(remindedWith(before!, change, new Date().toISOString()))
    }),
  )
  return said
}

test('what is due stands in groups, the most pressing first', async () => {
  held.documents = [
    letter(1, inDays(-2)),
    letter(2, today),
    letter(3, inDays(7), { what: 'object', law: '§ 70 VwGO' }),
    letter(4, inDays(8)),
    letter(5, null, needed),
    letter(6, inDays(3), { doneAt: '2025-03-18T09:00:00.000Z' }),
    letter(7, inDays(3), { followed: false }),
  ]
  startApp('/due')
  const late = await group('Late')
  expect(late.getByRole('heading', { name: 'Pay €307.88' })).toBeTruthy()
  expect(late.getByText(formatLongDay(inDays(-2)))).toBeTruthy()
  expect(late.getByText('2 days ago')).toBeTruthy()
  expect((await group('Next 7 days')).getByText('You can object')).toBeTruthy()
  const ask = await group('We need a date from you')
  expect(ask.getByRole('link', { name: /^Enter the date/ }).getAttribute('href')).toBe(
    '/documents/5#service-date',
  )
  expect((await group('Done or past')).getByText(/Done on 18 March 2025/)).toBeTruthy()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Late',
    'Today',
    'We need a date from you',
    'Next 7 days',
    'Later',
    'Done or past',
  ])
  expect(screen.queryByText('Letter 7')).toBeNull()
})

test('only the next step of the most pressing day stands out', async () => {
  held.documents = [letter(1, inDays(4)), letter(2, inDays(-2)), letter(3, null, needed)]
  startApp('/due')
  const late = await group('Late')
  const main = screen.getByRole('main')
  const standOut = [...main.querySelectorAll('li .bg-accent')]
  expect(standOut).toEqual([late.getByRole('link', { name: /^Open the letter: Pay .*Letter 2$/ })])
})

test('what is done moves down, and can be taken back from the notice', async () => {
  const said = listen()
  held.documents = [letter(1, today), letter(2, today)]
  const user = startApp('/due')
  const now = await group('Today')
  await user.click(now.getByRole('button', { name: 'Done: Pay €307.88, Letter 1' }))
  const done = await group('Done or past')
  expect(done.getByText('Letter 1')).toBeTruthy()
  await waitFor(() => expect(said).toEqual([{ id: 1, change: 'done', seen: today }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(said.at(-1)).toEqual({ id: 1, change: 'reopen' }))
  await waitFor(() => expect(now.getByText('Letter 1')).toBeTruthy())
})

test('"Not done" counts while the server has not answered "Done" yet', async () => {
  const said: string[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post('*/api/reminders/:id', async ({ request }) => {
      const change = (await request.json()) as ReminderChange
      said.push(change.change)
      await answered
      return HttpResponse.json(remindedWith(followed, change, new Date().toISOString()))
    }),
  )
  held.documents = [letter(1, today), letter(2, today)]
  const user = startApp('/due')
  const now = await group('Today')
  await user.click(now.getByRole('button', { name: 'Done: Pay €307.88, Letter 1' }))
  await waitFor(() => expect(said).toEqual(['done']))
  const done = await group('Done or past')
  await user.click(done.getByRole('button', { name: 'Not done: Pay €307.88, Letter 1' }))
  expect(await now.findByText('Letter 1')).toBeTruthy()
  answer()
  await waitFor(() => expect(said).toEqual(['done', 'reopen']))
})

test('it is put off by the menu, until tomorrow or a day of choice, and shown under that day', async () => {
  const said = listen()
  held.documents = [letter(1, today), letter(2, inDays(20))]
  const user = startApp('/due')
  const menu = { name: 'More for Pay €307.88, Letter 1' }
  await user.click(await screen.findByRole('button', menu))
  const after = 'Put off until tomorrow (after the deadline)'
  await user.click(screen.getByRole('menuitem', { name: after }))
  const week = await group('Next 7 days')
  expect(week.getByText(/^Put off until /)).toBeTruthy()
  await waitFor(() => expect(said).toEqual([{ id: 1, change: 'snooze', until: inDays(1) }]))
  await user.click(screen.getByRole('button', { name: 'More for Pay €307.88, Letter 2' }))
  await user.click(screen.getByRole('menuitem', { name: 'Put off until a day' }))
  const day = await screen.findByLabelText('Day')
  await user.clear(day)
  await user.click(screen.getByRole('button', { name: 'Put off' }))
  expect(screen.getByText(dueText.snooze.past)).toBeTruthy()
  await user.type(day, inDays(9))
  await user.click(screen.getByRole('button', { name: 'Put off' }))
  await waitFor(() => expect(said.at(-1)).toEqual({ id: 2, change: 'snooze', until: inDays(9) }))
})

test('without a letter there is the way to the first one', async () => {
  startApp('/due')
  expect(await screen.findByText('Nothing is due')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upload Document' }).getAttribute('href')).toBe('/upload')
})

test('who is told of nothing is shown the way to where that is switched on', async () => {
  held.documents = [letter(1, inDays(2))]
  const user = startApp('/due')
  const hint = await group(dueText.beTold.title)
  await user.click(hint.getByRole('link', { name: dueText.beTold.how }))
  expect(await screen.findByRole('region', { name: 'Reminders' })).toBeTruthy()
})

test('what waits for a connection is said at the deadline it is about, not at others of its letter', async () => {
  server.use(http.post('*/api/reminders/*', () => HttpResponse.error()))
  const one = letter(1, today)
  const other = { ...one.reminders[0]!, id: 9, what: 'reply' as const }
  held.documents = [{ ...one, reminders: [...one.reminders, other] }]
  const user = startApp('/due')
  const now = await group('Today')
  await user.click(now.getByRole('button', { name: 'Done: Pay €307.88, Letter 1' }))
  const done = await group('Done or past')
  expect(await done.findByText(/^Your change to the deadline/)).toBeTruthy()
  expect(screen.getAllByText(/^Your change to the deadline/)).toHaveLength(1)
})
