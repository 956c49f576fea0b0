import { fireEvent, screen, within } from '@testing-library/react'
import { openDatabase, outboxEntries } from '@brieflotse/offline'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { startApp } from '../testing/start-app.tsx'

async function choose(...files: File[]) {
  startApp('/upload')
  fireEvent.change(await screen.findByLabelText('Browse Files'), { target: { files } })
}

const photo = (name: string) =>
  new File([new Uint8Array([255, 216, 255]), name], name, { type: 'image/jpeg' })
const pdf = (name: string) => new File(['%PDF-', name], name, { type: 'application/pdf' })

/** The unsent letters in the outbox while offline: the file names of each. */
async function kept(): Promise<string[][]> {
  const db = openDatabase(jana.id)
  const entries = await outboxEntries(db)
  db.close()
  return entries.map(({ files }) => files.map(({ name }) => name))
}

beforeEach(() => server.use(http.post('*/api/documents', () => HttpResponse.error())))

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Files you chose' }))
    .getAllByRole('listitem')
    .map((row) => /[a-z]\.\w+/.exec(row.textContent)![0])

test('several photos are asked about, taken for the pages of one letter, and sent in their order', async () => {
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'))
  expect(await screen.findByRole('heading', { name: 'You chose 3 files' })).toBeTruthy()
  expect(await kept()).toEqual([])
  expect(screen.getByRole('radio', { name: /Pages of one letter/ })).toHaveProperty('checked', true)
  await press('Upload as one letter, 3 pages')
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
  expect(await kept()).toEqual([['a.jpg', 'b.jpg', 'c.jpg']])
})

test('pages are put into order and removed with buttons; the focus stays and the change is said', async () => {
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'))
  const down = await button('Move a.jpg, Page 1, down')
  down.focus()
  fireEvent.click(down)
  expect(await rows()).toEqual(['b.jpg', 'a.jpg', 'c.jpg'])
  expect(screen.getByText('a.jpg is now Page 2 of 3.')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move a.jpg, Page 2, down')
  await press('Move a.jpg, Page 2, down')
  // the last page cannot move down, so the focus is on its "up" button
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move a.jpg, Page 3, up')
  await press('Remove c.jpg, Page 2')
  expect(await rows()).toEqual(['b.jpg', 'a.jpg'])
  await press('Upload as one letter, 2 pages')
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
  expect(await kept()).toEqual([['b.jpg', 'a.jpg']])
})

test('pages are put into order by dragging', async () => {
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'))
  const list = await screen.findByRole('list', { name: 'Files you chose' })
  const [first, , third] = within(list).getAllByRole('listitem')
  fireEvent.dragStart(third!)
  fireEvent.drop(first!)
  expect(await rows()).toEqual(['c.jpg', 'a.jpg', 'b.jpg'])
})

test('PDFs are taken for separate letters, and each becomes one', async () => {
  await choose(pdf('a.pdf'), pdf('b.pdf'))
  expect(await screen.findByRole('radio', { name: /Separate letters/ })).toHaveProperty(
    'checked',
    true,
  )
  await press('Upload 2 letters')
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
  expect(await kept()).toEqual([['a.pdf'], ['b.pdf']])
})

test('a letter of a PDF and a photo has files, for nobody knows yet how many pages', async () => {
  await choose(pdf('a.pdf'), photo('b.jpg'))
  fireEvent.click(await screen.findByRole('radio', { name: /Pages of one letter/ }))
  expect(screen.getByText('File 2')).toBeTruthy()
  await press('Upload as one letter, 2 files')
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
  expect(await kept()).toEqual([['a.pdf', 'b.jpg']])
})

test('one bad file among several is said before anything is asked or sent', async () => {
  await choose(photo('a.jpg'), new File(['x'], 'b.docx'))
  expect(await screen.findByText('Only PDF, JPG and PNG files are allowed')).toBeTruthy()
  expect(screen.queryByText('You chose 2 files')).toBeNull()
  expect(await kept()).toEqual([])
})

test('more files than one letter can have can only be separate letters', async () => {
  await choose(...Array.from({ length: 21 }, (_, n) => photo(`${n}.jpg`)))
  expect(await screen.findByText(/up to 20 files/)).toBeTruthy()
  expect(await button(/^Upload as one letter/)).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('radio', { name: /Separate letters/ }))
  expect(await button('Upload 21 letters')).toHaveProperty('disabled', false)
})

test('nothing is sent when the choice is taken back', async () => {
  await choose(photo('a.jpg'), photo('b.jpg'))
  await press('Cancel')
  expect(await button('Browse Files')).toBeTruthy()
  expect(await kept()).toEqual([])
})
