import { addUpload, openDatabase, pinnedIds, readKeeping } from '@brieflotse/offline'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, server } from '../testing/fake-server.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

async function inDatabase<T>(act: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(1)
  try {
    return await act(db)
  } finally {
    db.close()
  }
}
const region = (name: string) => screen.findByRole('region', { name })

test('what is stored is shown by kind, and how much may be kept can be chosen', async () => {
  held.documents = [reminder]
  const user = startApp('/settings#storage')
  const storage = within(await region('Storage on this device'))
  expect(await storage.findByText('Text of 1 letter')).toBeTruthy()
  expect(storage.getByText('Waiting to be sent').parentElement!.textContent).toContain('0 KB')
  await user.selectOptions(await storage.findByLabelText('Using at most'), '1 GB')
  await user.selectOptions(storage.getByLabelText('Keep pages and files of'), 'the last year')
  await waitFor(async () => {
    expect(await inDatabase(readKeeping)).toEqual({ budget: 1e9, span: 'year' })
  })
})

test('an archived letter comes back from here', async () => {
  held.documents = [{ ...reminder, status: 'archived' }]
  server.use(http.post('*/api/documents/1/restore', () => HttpResponse.json(reminder)))
  const user = startApp('/settings#archive')
  await user.click(await screen.findByRole('button', { name: /^Restore Nordlicht/ }))
  expect(await screen.findByText('Document restored')).toBeTruthy()
  expect(await screen.findByText('Nothing is archived.')).toBeTruthy()
})

test('logging out everywhere asks first, and leads to the login page', async () => {
  let ended = false
  server.use(
    http.post('*/api/logout-everywhere', () => {
      ended = true
      held.user = null
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const user = startApp('/settings#account')
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  const question = await screen.findByRole('alertdialog')
  expect(ended).toBe(false)
  await user.click(within(question).getByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByRole('heading', { name: 'Understand your letter' })).toBeTruthy()
  expect(ended).toBe(true)
})

test('logging out says what is lost: changes, and what is being typed', async () => {
  server.use(http.post('*/api/documents', () => HttpResponse.error()))
  await inDatabase(async (db) => {
    await addUpload(db, [{ name: 'a.pdf', mimeType: '', bytes: new ArrayBuffer(9) }])
    await db.drafts.put({ key: 'reply', value: 'Sehr geehrte', savedAt: '2026-01-01T08:00:00Z' })
  })
  const user = startApp('/settings#account')
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('One change is not on the server yet.')
  expect(question.textContent).toContain('You also lose the text you were typing.')
  await user.click(within(question).getByRole('button', { name: 'Stay logged in' }))
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy()
})

test('one group is shown at a time', async () => {
  const user = startApp('/settings')
  expect(await region('Your details')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Password' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Your data' }))
  expect(await region('Delete the account')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Your details' })).toBeNull()
})

test('an anchor of a block brings its group, and the focus to the block', async () => {
  startApp('/settings#password')
  const block = await region('Password')
  await waitFor(() => expect(document.activeElement).toBe(block))
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('true')
})

test('a setting is found by a word of it, with the keyboard alone', async () => {
  const user = startApp('/settings')
  await user.type(await screen.findByRole('searchbox', { name: 'Search settings' }), 'LOST.txt')
  expect(await screen.findByText('1 setting found')).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  const block = await region('Export and import')
  await waitFor(() => expect(document.activeElement).toBe(block))
})

test('what stands in a title comes first, and Enter opens it; what is for others is not found', async () => {
  const user = startApp('/settings')
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'passw')
  const found = within(screen.getByRole('list', { name: 'Settings found' }))
  expect(found.getAllByRole('link')[0]!.textContent).toMatch(/^Password/)
  await user.keyboard('{Enter}')
  expect(await region('Password')).toBeTruthy()
  await user.type(field, 'this server')
  expect(screen.queryByRole('link', { name: /^This server/ })).toBeNull()
})

test('what is not found is said, and Escape brings the groups back', async () => {
  const user = startApp('/settings')
  await user.type(await screen.findByRole('searchbox'), 'bicycle')
  expect(await screen.findByText(/No setting found for “bicycle”/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Your data' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: 'Your data' })).toBeTruthy()
})

test('a letter is kept on this device from its menu, and its card says so', async () => {
  held.documents = [reminder]
  const user = startApp('/documents')
  await user.click(await screen.findByRole('button', { name: /^Actions for Nordlicht/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Keep on this device' }))
  expect(await screen.findByText(/kept on this device/)).toBeTruthy()
  expect(await inDatabase(pinnedIds)).toEqual([1])
})

test('the original is saved under its own name', async () => {
  held.documents = [reminder]
  const names: string[] = []
  HTMLAnchorElement.prototype.click = function () {
    names.push(this.download)
  }
  server.use(
    http.get(
      '*/api/documents/1/file',
      () =>
        new HttpResponse('file', {
          headers: {
            'Content-Disposition': "attachment; filename*=UTF-8''Mahnung%20M%C3%A4rz.pdf",
          },
        }),
    ),
  )
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'Download original' }))
  await waitFor(() => expect(names).toEqual(['Mahnung März.pdf']))
})
