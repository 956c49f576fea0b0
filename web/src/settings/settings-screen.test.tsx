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
  const user = startApp('/settings')
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
  const user = startApp('/settings')
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
  const user = startApp('/settings')
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
  const user = startApp('/settings')
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('One change has not reached the server yet.')
  expect(question.textContent).toContain('What you were typing is lost as well.')
  await user.click(within(question).getByRole('button', { name: 'Stay logged in' }))
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy()
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
