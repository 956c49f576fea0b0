import type { HeldMail, Inbox } from '@brieflotse/contract'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '../testing/fake-server.ts'
import { startApp } from '../testing/start-app.tsx'

const mail = (id: number, rest: Partial<HeldMail> = {}): HeldMail => ({
  id,
  from: 'post@stadtwerke.example',
  fromName: 'Stadtwerke',
  subject: `Rechnung ${id}`,
  receivedAt: '2025-03-17T08:15:00.000Z',
  byteSize: 1000,
  checks: { authentic: 'proven', spf: 'pass', dkim: 'pass', dmarc: 'pass' },
  confirmation: null,
  problem: null,
  ...rest,
})
let inbox: Inbox
let decisions: string[]

beforeEach(() => {
  inbox = { mails: [mail(1), mail(2)], senders: [], inWork: 0 }
  decisions = []
  server.use(
    http.get('*/api/email-forwarding-info', () =>
      HttpResponse.json({ userId: 1, address: 'brief-1.abc@in.example' }),
    ),
    http.post('*/api/email-forwarding-info/renew', () =>
      HttpResponse.json({ userId: 1, address: 'brief-1.new@in.example' }),
    ),
    http.get('*/api/inbox', () => HttpResponse.json(inbox)),
    http.post('*/api/inbox/:id/decision', async ({ params, request }) => {
      const { decision } = (await request.json()) as { decision: string }
      decisions.push(`${String(params['id'])} ${decision}`)
      inbox = { ...inbox, mails: inbox.mails.filter(({ id }) => String(id) !== params['id']) }
      return HttpResponse.json(inbox)
    }),
    http.delete('*/api/inbox/senders/:id', () => {
      inbox = { ...inbox, senders: [] }
      return HttpResponse.json(inbox)
    }),
  )
})
const card = async (name: RegExp) => within(await screen.findByRole('article', { name }))

test('a mail that waits says whom it is from and whether that is proven, and takes a yes', async () => {
  const user = startApp('/share?tab=forwarding')
  expect(await screen.findByText('2 emails wait for your decision')).toBeTruthy()
  const first = await card(/Rechnung 1/)
  expect(first.getByText('<post@stadtwerke.example>')).toBeTruthy()
  expect(first.getByText('The sender is real.')).toBeTruthy()
  expect(first.getByText('SPF: pass · DKIM: pass · DMARC: pass')).toBeTruthy()
  await user.click(first.getByRole('button', { name: /^Always accept this sender: / }))
  expect(await screen.findByText('1 email waits for your decision')).toBeTruthy()
  expect(decisions).toEqual(['1 always'])
})

test('each part that could not be read is named once', async () => {
  const said = { id: 'part.packed', values: {} }
  const problems = ['a.zip', 'b.zip'].map((name) => ({ name, said }))
  const problem = 'a.zip: Packed files.\nb.zip: Packed files.'
  inbox = { ...inbox, mails: [mail(1, { problem, problems })] }
  startApp('/share?tab=forwarding')
  const text = (await screen.findByRole('article', { name: /Rechnung 1/ })).textContent
  expect(text.split('a.zip: Packed files.')).toHaveLength(2)
  expect(text.split('b.zip')).toHaveLength(2)
})

test('to block and to delete is asked about first', async () => {
  const user = startApp('/share?tab=forwarding')
  await user.click(
    (await card(/Rechnung 2/)).getByRole('button', { name: /^Block sender: Rechnung 2/ }),
  )
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(decisions).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Block sender' }))
  expect(await screen.findByText('Sender blocked')).toBeTruthy()
  expect(decisions).toEqual(['2 block'])
})

test('a mail without a single sender is accepted once at most, and nothing is said of who proved to be it', async () => {
  inbox.mails = [mail(1, { from: null, fromName: '', subject: '' })]
  startApp('/share?tab=forwarding')
  const only = await card(/No subject/)
  expect(only.getByRole('button', { name: /^Accept once/ })).toBeTruthy()
  expect(only.queryByRole('button', { name: /Always|Block/ })).toBeNull()
  expect(only.queryByText('How this was checked')).toBeNull()
})

test('the question of a mail service shows code and link as text, nothing to press that opens them', async () => {
  const link = 'https://mail-settings.google.com/mail/vf-1'
  inbox.mails = [mail(1, { confirmation: { service: 'Gmail', code: '123456789', link } })]
  const user = startApp('/share?tab=forwarding')
  const asks = await card(/Gmail asks if/)
  expect(asks.getByText(link).closest('a')).toBeNull()
  await user.click(asks.getByRole('button', { name: 'Copy code' }))
  expect(await navigator.clipboard.readText()).toBe('123456789')
  expect(asks.queryByRole('button', { name: /Accept/ })).toBeNull()
})

test('without a connection it says so, and keeps the address', async () => {
  startApp('/share?tab=forwarding')
  await screen.findByText('2 emails wait for your decision')
  server.use(http.get('*/api/inbox', () => HttpResponse.error()))
  globalThis.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/You are offline/)).toBeTruthy()
  expect(screen.getByText('brief-1.abc@in.example')).toBeTruthy()
})

test('a sender is asked about again, and the address is renewed after a question', async () => {
  inbox = { mails: [], inWork: 0, senders: [{ id: 7, address: 'a@b.example', state: 'blocked' }] }
  const user = startApp('/share?tab=forwarding')
  await user.click(await screen.findByRole('button', { name: 'Ask again about a@b.example' }))
  expect(await screen.findByText('Their next email waits for your decision.')).toBeTruthy()
  expect(screen.queryByText('a@b.example')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Get a new address' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Get a new address' }))
  expect(await screen.findByText('brief-1.new@in.example')).toBeTruthy()
})
