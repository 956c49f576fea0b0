import { noSessionCookie } from '@brieflotse/contract'
import { noteServerTime, readEndedLosses } from '@brieflotse/offline'
import { cleanup, renderHook, screen } from '@testing-library/react'
import { Dexie } from 'dexie'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { held, server } from './testing/fake-server.ts'
import { jana } from './testing/people.ts'
import { reminder } from './testing/sample-document.ts'
import { startApp } from './testing/start-app.tsx'
import { useToday } from './ui/use-today.ts'

afterEach(() => vi.restoreAllMocks())

const waitingArchive = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  kind: 'archive-document',
  state: 'waiting',
  documentId: reminder.id,
  files: [],
  sent: 0,
  error: null,
  tries: 0,
  nextAt: 0,
  addedAt: '2026-01-01T08:00:00.000Z',
}

async function wasHereBefore() {
  startApp('/')
  await screen.findByRole('heading', { name: 'Hello, Jana' })
  cleanup()
}

test('who was here before sees the app at once, however slow the network is', async () => {
  await wasHereBefore()
  server.use(http.get('*/api/user', () => new Promise<never>(() => {})))
  startApp('/')
  expect(await screen.findByRole('heading', { name: 'Hello, Jana' })).toBeTruthy()
})

test('when the server says that nobody is logged in, the login page follows', async () => {
  await wasHereBefore()
  held.user = null
  startApp('/')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(await screen.findByText('You were logged out on this device')).toBeTruthy()
})

test('a device that was logged out elsewhere is wiped, says so, and sends what waited after the next login', async () => {
  held.documents = [reminder]
  startApp('/documents')
  await screen.findByRole('link', { name: /Nordlicht/ })
  cleanup()
  const db = await new Dexie('brieflotse-1').open()
  await expect.poll(() => db.table('meta').get('device-key')).toBeTruthy()
  await db.table('outbox').add(waitingArchive)
  db.close()
  held.user = null
  startApp('/documents')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(await screen.findByText(/One change was not sent yet. It is encrypted here/)).toBeTruthy()
  expect(await Dexie.getDatabaseNames()).not.toContain('brieflotse-1')
  cleanup()
  held.user = jana
  const archived = vi.fn(() => new HttpResponse(null, { status: 204 }))
  server.use(http.delete('*/api/documents/:id', archived))
  startApp('/documents')
  await expect.poll(() => archived).toHaveBeenCalled()
})

test('what a device had to delete when its session ended stays on the screen until its user closes it', async () => {
  // no data can be encrypted without this key
  server.use(http.get('*/api/device-key', () => HttpResponse.error()))
  held.documents = [reminder]
  startApp('/documents')
  await screen.findByRole('link', { name: /Nordlicht/ })
  cleanup()
  const db = await new Dexie('brieflotse-1').open()
  await db.table('outbox').add(waitingArchive)
  db.close()
  held.user = null
  startApp('/documents')
  expect(await screen.findByText(/This was not sent, and it is deleted here/)).toBeTruthy()
  cleanup()
  held.user = jana
  startApp('/documents')
  await screen.findByRole('alertdialog', { name: 'You had been logged out on this device' })
  cleanup()
  const user = startApp('/documents')
  await screen.findByText(/This was not sent, and it is deleted here/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  await expect.poll(() => readEndedLosses(1)).toBeNull()
})

test('who was never here waits for the word of the server', async () => {
  server.use(http.get('*/api/user', () => new Promise<never>(() => {})))
  startApp('/documents')
  expect(await screen.findByText('Loading...')).toBeTruthy()
})

test('an unknown address says so to everybody', async () => {
  held.user = null
  startApp('/nowhere')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

test('who is logged in keeps the way to everything else at an unknown address', async () => {
  startApp('/nowhere')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Documents' })).toBeTruthy()
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

test('a database that cannot be opened is said calmly, and one tap brings the letters back', async () => {
  held.documents = [reminder]
  await wasHereBefore()
  const real = IDBFactory.prototype.open
  let damaged = true
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...all) {
    if (damaged && all[0] === 'brieflotse-1') throw new DOMException('damaged', 'UnknownError')
    return real.apply(this, all)
  })
  const user = startApp('/documents')
  await screen.findByRole('heading', { name: 'The letters on this device could not be opened' })
  await user.click(screen.getByRole('button', { name: 'Restore from the server' }))
  expect(await screen.findByText(/Please close all other tabs/)).toBeTruthy()
  damaged = false
  await user.click(screen.getByRole('button', { name: 'Restore from the server' }))
  expect(await screen.findByText('Your letters are loading again')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Nordlicht/ })).toBeTruthy()
})

test('a database that the browser deleted fills itself again, and what was lost is said until it was read', async () => {
  held.documents = [reminder]
  await wasHereBefore()
  await Dexie.delete('brieflotse-1')
  await Dexie.delete('brieflotse')
  document.cookie = 'brieflotse-waiting-1=3.2'
  startApp('/documents')
  await screen.findByRole('alertdialog', {
    name: 'The browser deleted your letters on this device',
  })
  cleanup()
  const user = startApp('/documents')
  await screen.findByText(/2 new documents were not sent yet. They are lost. Please photograph/)
  await screen.findByText(/One change to your letters was not sent yet. It is lost./)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('link', { name: /Nordlicht/ })).toBeTruthy()
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
})

test('a device whose clock is wrong by more than a day is told, and days are counted by the server', async () => {
  onTestFinished(() => {
    noteServerTime(new Date().toUTCString(), Date.now())
    localStorage.clear()
  })
  const { result } = renderHook(() => useToday())
  const tomorrow = new Date(Date.now() + 40 * 86_400_000)
  server.use(
    http.get('*/api/user', () =>
      HttpResponse.json(jana, { headers: { Date: tomorrow.toUTCString() } }),
    ),
  )
  const user = startApp('/')
  await screen.findByRole('alertdialog', { name: 'The date on this device is wrong' })
  const day = tomorrow.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  expect(result.current).toBe(day)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
})

test('the server is not asked about somebody of whom it said that they have no session', async () => {
  document.cookie = `${noSessionCookie}=1`
  onTestFinished(() => void (document.cookie = `${noSessionCookie}=; Max-Age=0`))
  server.use(http.get('*/api/user', () => new Promise<never>(() => {})))
  startApp('/documents')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('a language chosen in the first second is not undone by what the account said before it', async () => {
  localStorage.setItem('brieflotse-language', 'en')
  onTestFinished(() => localStorage.removeItem('brieflotse-language'))
  held.user = { ...held.user!, preferredLanguage: 'tr' }
  // the welcome appears right after the account's language was handled, so the test can wait for it
  sessionStorage.setItem('brieflotse-greeting', 'Jana')
  startApp('/')
  await screen.findByRole('heading', { name: 'Hello, Jana' })
  localStorage.setItem('brieflotse-language', 'uk')
  expect(await screen.findByText('Welcome back, Jana!')).toBeTruthy()
  expect(localStorage.getItem('brieflotse-language')).toBe('uk')
})
