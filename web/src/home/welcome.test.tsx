import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { held, server } from '../testing/fake-server.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

beforeEach(() => localStorage.clear())

const cards = () => screen.findByRole('region', { name: 'How Brieflotse helps' })

test('who has no letter yet is told in three cards what this is, and the focus goes along', async () => {
  held.documents = []
  const user = startApp('/')
  const region = within(await cards())
  expect(region.getByRole('heading', { name: 'Understand your letter' })).toBeTruthy()
  await user.click(region.getByRole('button', { name: 'Next' }))
  const second = region.getByRole('heading', { name: 'Your letters stay with you' })
  expect(document.activeElement).toBe(second)
  await user.click(region.getByRole('button', { name: 'Next' }))
  expect(region.getByText('3 of 3')).toBeTruthy()
  const link = region.getByRole('link', { name: 'Take a photo or choose a file' })
  expect(link.getAttribute('href')).toBe('/upload')
})

test('what was skipped does not come again on this device', async () => {
  held.documents = []
  const user = startApp('/')
  await user.click(within(await cards()).getByRole('button', { name: 'Skip' }))
  expect(screen.queryByRole('region', { name: 'How Brieflotse helps' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Hello, Jana')
  expect(localStorage.getItem('brieflotse-welcomed')).toBeTruthy()
})

test('who has letters is not introduced to anything, now or later', async () => {
  held.documents = [reminder]
  startApp('/')
  await waitFor(() => expect(localStorage.getItem('brieflotse-welcomed')).toBeTruthy())
  expect(screen.queryByRole('region', { name: 'How Brieflotse helps' })).toBeNull()
})

test('the sample letter is sent as a sample, and waits without a connection', async () => {
  held.documents = []
  let label: unknown = null
  server.use(
    http.post('*/api/documents', async ({ request }) => {
      const form = await request.text()
      label = ['Sample letter', '["Sample"]'].every((part) => form.includes(part))
      return HttpResponse.error()
    }),
  )
  const user = startApp('/documents')
  await user.click(await screen.findByRole('button', { name: 'Try it with a sample letter' }))
  expect(await screen.findByRole('heading', { name: /sample-letter\.pdf/ })).toBeTruthy()
  expect(await screen.findByText(/Waiting for a connection/)).toBeTruthy()
  expect(label).toBe(true)
})
