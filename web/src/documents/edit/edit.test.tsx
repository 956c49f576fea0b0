import type { DocumentEdit } from '@brieflotse/contract'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, refusal, server } from '../../testing/fake-server.ts'
import { reminder } from '../../testing/sample-document.ts'
import { startApp } from '../../testing/start-app.tsx'

const title = 'Nordlicht Energie GmbH - 14 March 2025'

/** Answers edits like the server, and records them. */
function takeEdits(): DocumentEdit['changes'] {
  const asked: DocumentEdit['changes'] = []
  server.use(
    http.patch('*/api/documents/1', async ({ request }) => {
      const { changes } = (await request.json()) as DocumentEdit
      asked.push(...changes)
      const row = held.documents[0]!
      for (const { field, to } of changes) {
        if (field === 'title') row.givenTitle = to
        else row.tags = to as string[]
      }
      return HttpResponse.json(row)
    }),
  )
  return asked
}

test('a name that the user gives stands on the card instead of sender and date', async () => {
  held.documents = [{ ...reminder }]
  const asked = takeEdits()
  const user = startApp('/documents')
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('value', title)
  await user.clear(name)
  await user.type(name, 'Power bill{Enter}')
  expect(await screen.findByRole('link', { name: 'Power bill' })).toBeTruthy()
  expect(await screen.findByText('Document renamed')).toBeTruthy()
  expect(asked).toEqual([{ field: 'title', from: null, to: 'Power bill' }])
})

test('a name can be given back', async () => {
  held.documents = [{ ...reminder, givenTitle: 'Power bill' }]
  takeEdits()
  const user = startApp('/documents/1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Power bill' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.click(await screen.findByRole('button', { name: 'Use the title from the letter' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Nordlicht/ })).toBeTruthy()
})

test('an empty name is not taken', async () => {
  held.documents = [{ ...reminder }]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Please type a name.')).toBeTruthy()
})

test('tags are added and taken away with the keyboard', async () => {
  held.documents = [{ ...reminder, tags: ['flat'] }]
  const asked = takeEdits()
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Add tag' }))
  await user.keyboard('winter,paid{Enter}{Escape}')
  const tags = await screen.findByRole('list', { name: 'Tags' })
  expect(await within(tags).findByText('paid')).toBeTruthy()
  expect(within(tags).getByText('winter')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove tag flat' }))
  await expect.poll(() => within(tags).getAllByRole('listitem').length).toBe(2)
  await expect.poll(() => asked.at(-1)?.to).toEqual(['winter', 'paid'])
})

test('a name changed elsewhere meanwhile: both are shown, and the user chooses', async () => {
  held.documents = [{ ...reminder, givenTitle: 'Theirs' }]
  server.use(http.patch('*/api/documents/1', () => refusal('conflict')))
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Mine{Enter}')
  expect(await screen.findByText('Could not be changed')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'My Documents' }))
  await user.click(await screen.findByRole('button', { name: 'Choose a version' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})
