import { fireEvent, screen } from '@testing-library/react'
import { maxUploadBytes } from '@brieflotse/contract'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { refusal, server } from '../testing/fake-server.ts'
import { pdfFile } from '../testing/files.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

const pending = { ...reminder, status: 'pending', explanation: null, duplicate: false }

const saysSomethingElse = /The name of this file says PDF, JPG or PNG, but the file/

async function choose(...files: File[]) {
  startApp('/upload')
  fireEvent.change(await screen.findByLabelText('Browse Files'), { target: { files } })
}

test('a chosen file is sent at once, and the list of documents follows', async () => {
  server.use(http.post('*/api/documents', () => HttpResponse.json(pending, { status: 201 })))
  await choose(pdfFile())
  expect(await screen.findByText('Processing...')).toBeTruthy()
  expect(screen.getByText('letter.pdf')).toBeTruthy()
  expect(screen.getByText('2 KB')).toBeTruthy()
  expect(await screen.findByText('Document uploaded')).toBeTruthy()
  expect(screen.getByText('Your document is being processed.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
})

test.each([
  ['an empty file', pdfFile('letter.pdf', 0), 'File is required'],
  ['a file over 10 MB', pdfFile('big.pdf', maxUploadBytes + 1), 'File size must be less than 10MB'],
  ['another kind of file', pdfFile('letter.docx'), 'Only PDF, JPG and PNG files are allowed'],
  ['a ZIP called letter.pdf', new File(['PK\x03\x04'], 'letter.pdf'), saysSomethingElse],
  ['a text called scan.JPG', new File(['Hello'], 'scan.JPG'), saysSomethingElse],
])('%s is refused before anything is sent', async (_, file, sentence) => {
  await choose(file)
  // waits for the sentence, because the title may be left over from the previous test
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('Upload failed')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Upload' })).toBeTruthy()
})

test('what the server refuses is said here, and nothing is left waiting', async () => {
  server.use(http.post('*/api/documents', () => refusal('file-encrypted')))
  await choose(pdfFile())
  expect(await screen.findByText(/locked with a password/)).toBeTruthy()
  expect(screen.getByText('Upload failed')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Upload' })).toBeTruthy()
})

test('without a connection the file waits in the list', async () => {
  server.use(http.post('*/api/documents', () => HttpResponse.error()))
  await choose(pdfFile())
  expect(await screen.findByText('Saved on this device')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Upload: letter.pdf' })).toBeTruthy()
  expect(screen.getByText(/Waiting for a connection/)).toBeTruthy()
})
