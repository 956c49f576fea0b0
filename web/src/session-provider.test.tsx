import { visitorCookie } from '@brieflotse/contract'
import { cleanup, screen } from '@testing-library/react'
import { Dexie } from 'dexie'
import { http } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { held, server } from './testing/fake-server.ts'
import { reminder } from './testing/sample-document.ts'
import { startApp } from './testing/start-app.tsx'

afterEach(() => vi.restoreAllMocks())

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
  expect(await screen.findByText('Your letters are coming back')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Nordlicht/ })).toBeTruthy()
})

/** The note outside of the user's database, as it was when a change was waiting. */
async function noteWaiting(): Promise<void> {
  const db = await new Dexie('brieflotse').open()
  await db.table('marks').put({ userId: 1, waiting: 1 })
  db.close()
}

test('a database that the browser deleted fills itself again, and what was lost is said once', async () => {
  held.documents = [reminder]
  await wasHereBefore()
  await Dexie.delete('brieflotse-1')
  await noteWaiting()
  startApp('/documents')
  expect(await screen.findByText('The browser had deleted your letters here')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Nordlicht/ })).toBeTruthy()
})

test('the server is not asked about somebody of whom it said that they have no session', async () => {
  document.cookie = `${visitorCookie}=1`
  onTestFinished(() => void (document.cookie = `${visitorCookie}=; Max-Age=0`))
  server.use(http.get('*/api/user', () => new Promise<never>(() => {})))
  startApp('/documents')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('a language chosen in the first second is not undone by what the account said before it', async () => {
  localStorage.setItem('brieflotse-language', 'en')
  onTestFinished(() => localStorage.removeItem('brieflotse-language'))
  held.user = { ...held.user!, preferredLanguage: 'tr' }
  // is said right after the language was looked at
  sessionStorage.setItem('brieflotse-greeting', 'Jana')
  startApp('/')
  await screen.findByRole('heading', { name: 'Hello, Jana' })
  localStorage.setItem('brieflotse-language', 'uk')
  expect(await screen.findByText('Welcome back, Jana!')).toBeTruthy()
  expect(localStorage.getItem('brieflotse-language')).toBe('uk')
})
