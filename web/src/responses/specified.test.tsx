import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { aLetter } from '../testing/ordered-letter.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

afterEach(() => vi.restoreAllMocks())

/** Records the names of saved files. */
function savedFiles(): string[] {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:made-up'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return names
}

async function openMenu() {
  held.documents = [reminder]
  held.letters = [aLetter()]
  const user = startApp('/documents?tab=responses')
  await user.click(
    await screen.findByRole('button', { name: /^More about Response to: 2. Mahnung/ }),
  )
  return user
}

test('the menu of a letter has the entries of the specification', async () => {
  await openMenu()
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View Letter',
    'Download Letter',
    'Send By Mail',
    'Delete Response',
  ])
})

test('a letter is downloaded as a text file under its title', async () => {
  const saved = savedFiles()
  const user = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Download Letter' }))
  await expect.poll(() => saved).toEqual(['Response to 2. Mahnung.txt'])
})

test('a letter that the server does not delete stays, and says why', async () => {
  server.use(http.delete('*/api/response-letters/7', () => refusal('invalid-input')))
  const user = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Delete Response' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete Response' }))
  expect(await screen.findByText('Delete failed')).toBeTruthy()
})

test('a letter without a sender and a title is called what it is', async () => {
  held.letters = [aLetter({ title: '', titleSaid: undefined })]
  startApp('/responses/7')
  expect(await screen.findByRole('heading', { name: 'Response Letter' })).toBeTruthy()
})

test('a letter on its own screen can be downloaded, shared and printed', async () => {
  held.documents = [reminder]
  held.letters = [aLetter()]
  const saved = savedFiles()
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {})
  const user = startApp('/response-letters/7')
  expect(
    await screen.findByRole('heading', { name: 'Response to: Nordlicht Energie GmbH' }),
  ).toBeTruthy()
  expect(screen.getByText('Digital only')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await user.click(screen.getByRole('button', { name: 'Print' }))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(saved).toHaveLength(1)
  expect(printed).toHaveBeenCalledOnce()
  expect(await navigator.clipboard.readText()).toContain('ich habe bezahlt')
})
