import { addUpload, archiveDocument, openDatabase } from '@brieflotse/offline'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

const file = { name: 'letter.pdf', mimeType: 'application/pdf', bytes: new ArrayBuffer(2048) }

async function inOutbox(act: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const db = openDatabase(1)
  await act(db)
  db.close()
}
const openSheet = async (user: ReturnType<typeof startApp>, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
/** The sheet of a user with a rejected change: archiving a letter. */
async function openWithRefused() {
  held.documents = [reminder]
  server.use(http.delete('*/api/documents/1', () => refusal('invalid-input')))
  const user = startApp('/documents')
  await screen.findByRole('link', { name: /Nordlicht/ })
  await inOutbox((db) => archiveDocument(db, 1))
  const sheet = await openSheet(user, /1 could not be sent/)
  return { user, sheet }
}

test('nothing is said while nothing waits', async () => {
  startApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/waiting/)).toBeNull()
})

test('what waits for a connection is counted in the frame and listed in the sheet', async () => {
  held.documents = [reminder]
  server.use(
    http.post('*/api/documents', () => HttpResponse.error()),
    http.delete('*/api/documents/1', () => HttpResponse.error()),
  )
  await inOutbox((db) => addUpload(db, [file, { ...file, name: 'back.pdf' }]))
  const user = startApp('/')
  const sheet = await openSheet(user, /1 change is waiting/)
  expect(await within(sheet).findByText('Upload: letter.pdf, 2 files')).toBeTruthy()
  expect(await within(sheet).findByText(/Waiting for a connection/)).toBeTruthy()
})

test('what is stuck says why, and discarding says what is lost before it takes it back', async () => {
  const { user, sheet } = await openWithRefused()
  expect(await within(sheet).findByText(/^Archive: Nordlicht Energie GmbH/)).toBeTruthy()
  expect(await within(sheet).findByText('Could not be archived')).toBeTruthy()
  await user.click(within(sheet).getByRole('button', { name: /^Discard: / }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/The letter comes back to your list/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  const none = await within(sheet).findAllByText('Nothing is waiting. The server has everything.')
  expect(none.length).toBeGreaterThan(0)
})

test('what is given up while it is tried again is discarded when that failed', async () => {
  const { user, sheet } = await openWithRefused()
  await within(sheet).findByText('Could not be archived')
  await inOutbox((db) => db.outbox.toCollection().modify({ state: 'sending' }))
  await waitFor(() => expect(within(sheet).queryByText('Could not be archived')).toBeNull())
  await user.click(within(sheet).getByRole('button', { name: /^Discard: / }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  expect(within(sheet).getByRole('button', { name: /^Discard: /, hidden: true })).toBeTruthy()
  await inOutbox((db) => db.outbox.toCollection().modify({ state: 'stuck' }))
  expect((await within(sheet).findAllByText(/Nothing is waiting/)).length).toBeGreaterThan(0)
})

test('a document says itself which change of the user waits', async () => {
  held.documents = [reminder]
  server.use(http.delete('*/api/documents/1', () => HttpResponse.error()))
  const user = startApp('/documents/1')
  await screen.findByRole('heading', { level: 1, name: /Nordlicht/ })
  await inOutbox((db) => archiveDocument(db, 1))
  expect(await screen.findByText('Archiving: waiting for a connection')).toBeTruthy()
  expect(user).toBeTruthy()
})

test('trying again sends what was stuck', async () => {
  held.documents = [reminder]
  let refused = false
  server.use(
    http.delete('*/api/documents/1', () => {
      if (refused) return new HttpResponse(null, { status: 204 })
      refused = true
      return refusal('invalid-input')
    }),
  )
  const user = startApp('/documents')
  await screen.findByRole('link', { name: /Nordlicht/ })
  await inOutbox((db) => archiveDocument(db, 1))
  const sheet = await openSheet(user, /1 could not be sent/)
  await user.click(await within(sheet).findByRole('button', { name: /^Try again: / }))
  expect((await within(sheet).findAllByText(/Nothing is waiting/)).length).toBeGreaterThan(0)
})
