import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, server } from '../../testing/fake-server.ts'
import { earlier } from '../../testing/sample-document.ts'
import { startApp } from '../../testing/start-app.tsx'

const objection = {
  what: 'object',
  date: null,
  time: null,
  law: '§ 70 VwGO',
  steps: [],
  stated: false,
  needs: 'receipt-date',
  counts: { period: { count: 1, unit: 'month' }, states: [] },
  evidence: [],
} as const

function withQuestion() {
  const explanation = earlier.explanation!
  const [first] = explanation.deadlines
  return {
    ...earlier,
    explanation: {
      ...explanation,
      deadlines: [...explanation.deadlines, { ...first!, ...objection }],
    },
  } as typeof earlier
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('the answer says that a deadline without a day may end first, and leads to the question', async () => {
  held.documents = [withQuestion()]
  startApp('/documents/1')
  const answer = await region('In short')
  expect(answer.getByText(/It can be the earliest one/)).toBeTruthy()
  expect(answer.getByRole('link', { name: 'Enter the date' }).getAttribute('href')).toBe(
    '/documents/1#receipt-date',
  )
})

test('after the answer the focus is on it, the notice says what was kept, and nothing asks for the day any more', async () => {
  held.documents = [withQuestion()]
  server.use(
    http.patch('*/api/documents/1', () => {
      const [row] = held.documents
      row!.corrections = [{ field: 'answer', question: 'receipt-date', value: null }]
      return HttpResponse.json(row)
    }),
  )
  const user = startApp('/documents/1')
  const question = await region('When did this letter reach you?')
  await user.click(question.getByRole('button', { name: 'I don’t know' }))
  const said = await question.findByText('You do not know the day.')
  await expect.poll(() => document.activeElement).toBe(said.parentElement)
  expect(await screen.findByText('Your entry is saved')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Enter the date' })).toBeNull()
  await user.click(question.getByRole('button', { name: 'Change' }))
  await expect.poll(() => document.activeElement).toBe(question.getByLabelText('Day'))
})
