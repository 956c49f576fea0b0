import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { held } from '../testing/fake-server.ts'
import { earlier, reminder } from '../testing/sample-document.ts'
import { stepOf, withPlan } from '../testing/sample-plan.ts'
import { startApp } from '../testing/start-app.tsx'

afterEach(() => vi.restoreAllMocks())

async function openDialog(document = reminder) {
  held.documents = [document]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Add to Calendar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Calendar' }))
  await dialog.findByLabelText('Event title')
  return { user, dialog }
}

/** A letter without a plan, whose due date is in its details. */
const withDetails = (details: object) => ({
  ...earlier,
  explanation: {
    ...earlier.explanation!,
    document_details: { ...earlier.explanation!.document_details, ...details },
  },
})

test('it starts with what is due, on the day it is due, at nine', async () => {
  const { dialog } = await openDialog()
  const title = dialog.getByLabelText<HTMLInputElement>('Event title').value
  expect(title).toMatch(/^Payment Due: €307\.88 - /)
  const { due_date } = reminder.explanation!.document_details.payment
  expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe(due_date)
  expect(dialog.getByLabelText<HTMLSelectElement>('Hour').value).toBe('9')
  expect(dialog.getByLabelText<HTMLSelectElement>('Minute').value).toBe('0')
  expect(dialog.getByLabelText('About the event').textContent).toContain('€307.88')
})

test('hours go to 23 and minutes in steps of five', async () => {
  const { dialog } = await openDialog()
  expect(dialog.getByLabelText<HTMLSelectElement>('Hour').options).toHaveLength(24)
  const minutes = [...dialog.getByLabelText<HTMLSelectElement>('Minute').options]
  expect(minutes.map(({ value }) => Number(value))).toEqual(
    Array.from({ length: 12 }, (_, i) => i * 5),
  )
})

test('without a fee a short action is the title', async () => {
  const payment = { due_date: null, total_fee: null, outstanding_fee: null, late_fee: null }
  const { dialog } = await openDialog(
    withDetails({ payment, actions_required: 'Bitte antworten Sie.' }),
  )
  expect(dialog.getByLabelText<HTMLInputElement>('Event title').value).toBe(
    'Action Required: Bitte antworten Sie.',
  )
})

test('without a fee and a short action the title is that of the document', async () => {
  const payment = { due_date: null, total_fee: null, outstanding_fee: null, late_fee: null }
  const { dialog } = await openDialog(withDetails({ payment, actions_required: null }))
  expect(dialog.getByLabelText<HTMLInputElement>('Event title').value).toBe(
    'Reminder: Nordlicht Energie GmbH - 14 March 2025',
  )
})

test('of a letter with a plan it is the first step with a day, at its hour', async () => {
  const day = {
    ...stepOf({}).day!,
    date: '2099-01-12',
    time: '10:45',
    deadline: 'appointment' as const,
  }
  const plain = 'Go to the appointment on 12 January 2099.'
  const attend = stepOf({ id: 'attend', act: 'attend', amount: null, says: [], plain, day })
  const { dialog } = await openDialog(withPlan(reminder, { steps: [attend] }))
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value
  expect(value('Event title')).toBe(`Action Required: ${plain}`)
  expect([value('Date'), value('Hour'), value('Minute')]).toEqual(['2099-01-12', '10', '45'])
})

test('Google Calendar opens with the event, and says so', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Google Calendar' }))
  const [address, target, features] = opened.mock.calls[0]!
  expect(String(address)).toMatch(
    /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE/,
  )
  expect([target, features]).toEqual(['_blank', 'noopener,noreferrer'])
  expect(await screen.findByText('Adding to Calendar')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a calendar file is named after its title', async () => {
  let named = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    named = this.download
  })
  URL.createObjectURL = () => 'blob:made-up'
  URL.revokeObjectURL = () => {}
  const { user, dialog } = await openDialog()
  const title = dialog.getByLabelText('Event title')
  await user.clear(title)
  expect(dialog.getByText('Please enter a title.')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'ICS file' }).disabled).toBe(true)
  await user.type(title, 'Strom bezahlen')
  await user.click(dialog.getByRole('button', { name: 'ICS file' }))
  expect(await screen.findByText('Calendar File Downloaded')).toBeTruthy()
  expect(named).toBe('Strom_bezahlen.ics')
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'Adding to Calendar'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Calendar Event Created'],
])('on %s one tap ends with "%s"', async (agent, notice) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  vi.spyOn(window, 'open').mockReturnValue(null)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  URL.createObjectURL = () => 'blob:made-up'
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Add to Calendar' }))
  expect(await screen.findByText(notice)).toBeTruthy()
})
