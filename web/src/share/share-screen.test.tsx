import { type MailPart, maxUploadBytes } from '@brieflotse/contract'
import { addMail, heldShares, holdShare, openDatabase } from '@brieflotse/offline'
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held as onServer, refusal, server } from '../testing/fake-server.ts'
import { pdfFile } from '../testing/files.ts'
import { reminder } from '../testing/sample-document.ts'
import { startApp } from '../testing/start-app.tsx'

const endpoint = '*/api/process-shared-email'
const part = (rest: Partial<MailPart> = {}): MailPart => ({
  name: 'Ihre Rechnung',
  outcome: 'document',
  documentId: 1,
  reason: null,
  ...rest,
})
/** Answers mail requests with these parts, and returns the recorded requests. */
function answering(parts: MailPart[]): FormData[] {
  const sent: FormData[] = []
  server.use(
    http.post(endpoint, async ({ request }) => {
      sent.push(await request.formData())
      return HttpResponse.json({ parts })
    }),
  )
  return sent
}
const aShare = (rest: Partial<Parameters<typeof holdShare>[0]> = {}) =>
  holdShare({ title: '', text: '', url: '', files: [], leftOut: [], ...rest })
const heldFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  bytes: new ArrayBuffer(2048),
})
const process = () => screen.findByRole('button', { name: 'Process Email' })
const content = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Email content' })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add Files', { selector: 'input' }), { target: { files } })

test('a text is processed, and it is said what became of each part', async () => {
  const reason = 'This file is damaged.'
  const sent = answering([
    part(),
    part({ name: 'bad.pdf', outcome: 'unreadable', documentId: null, reason }),
  ])
  const user = startApp('/share')
  expect((await process()).hasAttribute('disabled')).toBe(true)
  await user.type(await content(), 'Sehr geehrte Frau Muster')
  choose(pdfFile())
  await screen.findByText('letter.pdf')
  await user.click(await process())
  expect(await screen.findByText('It is a document now. We are reading it.')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(sent[0]!.get('emailContent')).toBe('Sehr geehrte Frau Muster')
  expect(sent[0]!.get('source')).toBe('email_share')
  expect(sent[0]!.has('attachment_0')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect((await content()).value).toBe('')
})

test('subject, text and address of the GET parameters fill the form and go along', async () => {
  const sent = answering([part()])
  const user = startApp('/share?title=Rechnung&text=Guten%20Tag&url=https%3A%2F%2Fa.example')
  expect((await content()).value).toBe('Guten Tag')
  expect(screen.getByText('Rechnung')).toBeTruthy()
  expect(screen.getByText('https://a.example').closest('a')).toBeNull()
  await user.click(await process())
  await screen.findByText(/It is a document now/)
  const lines = (sent[0]!.get('emailContent') as string).split(/\s+/)
  expect(lines).toEqual(['Rechnung', 'Guten', 'Tag', 'https://a.example'])
})

test('blank content without a file is refused with the words of the specification', async () => {
  startApp('/share')
  fireEvent.keyDown(await content(), { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('No Content')).toBeTruthy()
  expect(screen.getByText('Please paste or enter email content to process.')).toBeTruthy()
})

test('what the server refuses is said, and the text stays to be mended', async () => {
  server.use(http.post(endpoint, () => refusal('mail-failed')))
  const user = startApp('/share')
  await user.type(await content(), 'Guten Tag')
  await user.click(await process())
  expect(await screen.findByText('Processing Failed')).toBeTruthy()
  expect(screen.getByText('Failed to process shared content')).toBeTruthy()
  expect((await content()).value).toBe('Guten Tag')
})

test('an attachment that cannot be a letter is refused, and one can be taken out again', async () => {
  const user = startApp('/share')
  await process()
  choose(pdfFile('big.pdf', maxUploadBytes + 1))
  expect(await screen.findByText('File size must be less than 10MB')).toBeTruthy()
  choose(pdfFile())
  await user.click(await screen.findByRole('button', { name: 'Remove letter.pdf' }))
  expect(screen.queryByText('letter.pdf')).toBeNull()
})

test('without a connection a mail waits, with its first line as its name', async () => {
  server.use(http.post(endpoint, () => HttpResponse.error()))
  const user = startApp('/share')
  await user.type(await content(), 'Ihre Rechnung')
  await user.click(await process())
  expect(await screen.findByText('Saved on this device')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /1 change is waiting/ }))
  expect(await screen.findByText('Process mail: Ihre Rechnung')).toBeTruthy()
})

test('held shares come one after the other, each is taken once', async () => {
  answering([part()])
  await aShare({ title: 'Eins', text: 'Erster Text' })
  await aShare({ title: 'Zwei', text: 'Zweiter Text' })
  const user = startApp('/share')
  expect((await content()).value).toBe('Erster Text')
  await user.click(await process())
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await screen.findByText('Zwei')
  expect((await content()).value).toBe('Zweiter Text')
  expect(await heldShares()).toMatchObject([{ title: 'Zwei' }])
})

test('a file alone is uploaded as a letter; several are asked about first', async () => {
  const uploads: number[] = []
  server.use(
    http.post('*/api/documents', async ({ request }) => {
      uploads.push((await request.formData()).getAll('file').length)
      const pending = { ...reminder, status: 'pending', explanation: null, duplicate: false }
      return HttpResponse.json(pending, { status: 201 })
    }),
  )
  await aShare({ files: [heldFile('1.pdf'), heldFile('2.pdf')] })
  const user = startApp('/share')
  await screen.findByText('You added no text, so we read the files as letters.')
  expect((await process()).hasAttribute('disabled')).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Add as letters' }))
  await user.click(await screen.findByRole('radio', { name: /Separate letters/ }))
  await user.click(screen.getByRole('button', { name: /^Upload 2/ }))
  expect(await screen.findByRole('heading', { name: 'My Documents' })).toBeTruthy()
  await expect.poll(() => uploads).toEqual([1, 1])
  expect(await heldShares()).toEqual([])
})

test('cancelling keeps what was shared, and Home leads back to it', async () => {
  await aShare({ text: 'Guten Tag', leftOut: [{ name: 'film.mp4', why: 'type' }] })
  const user = startApp('/share')
  expect(await screen.findByText(/film\.mp4/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('link', { name: /Shared with Brieflotse: 1/ }))
  expect((await content()).value).toBe('Guten Tag')
})

test('discarding what was shared asks first', async () => {
  await aShare({ text: 'Guten Tag' })
  const user = startApp('/share')
  await content()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1)!)
  await expect.poll(async () => (await content()).value).toBe('')
  expect(await heldShares()).toEqual([])
})

test('what could not be read while nobody looked is on Home until it was seen', async () => {
  answering([part({ outcome: 'unreadable', documentId: null, reason: 'This mail is damaged.' })])
  const db = openDatabase(1)
  await addMail(db, { content: 'Ihre Rechnung', files: [] })
  db.close()
  const user = startApp('/')
  await user.click(await screen.findByRole('link', { name: /could not be read/ }))
  expect(await screen.findByText('This mail is damaged.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await content()).toBeTruthy()
})

test('whoever is not logged in logs in first and comes back to what was shared', async () => {
  onServer.user = null
  startApp('/share?text=Guten%20Tag')
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
})

test('the forwarding tab says honestly that there is no address', async () => {
  server.use(
    http.get('*/api/email-forwarding-info', () => HttpResponse.json({ userId: 1, address: null })),
  )
  startApp('/share?tab=forwarding')
  expect(await screen.findByText('Forwarding is not set up on this server')).toBeTruthy()
  expect(screen.getByText(/Forwarding is experimental/)).toBeTruthy()
})

test('the address can be copied where there is one, and four steps say how', async () => {
  const address = 'letters+1.k3f9@mail.example'
  server.use(
    http.get('*/api/email-forwarding-info', () => HttpResponse.json({ userId: 1, address })),
    http.get('*/api/inbox', () => HttpResponse.json({ mails: [], senders: [], inWork: 0 })),
  )
  const user = startApp('/share?tab=forwarding')
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Address copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
})

test('what many websites shared is discarded at once, after a question', async () => {
  for (const title of ['One', 'Two']) {
    await aShare({ title, text: title })
  }
  const user = startApp('/share')
  await user.click(await screen.findByRole('button', { name: 'Discard all 2' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Discard all 2' }))
  await expect.poll(heldShares).toEqual([])
})
