import type { ResponseLetter } from '@brieflotse/contract'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { held, packed, refusal, server } from '../testing/fake-server.ts'
import { reminder } from '../testing/sample-document.ts'
import { mailedLetter, mailOf } from '../testing/sample-letter.ts'
import { startApp } from '../testing/start-app.tsx'

function serves(letter: ResponseLetter, after = letter) {
  let looked = false
  const rows = () => [
    { kind: 'document', id: 1, rev: 1, row: packed(reminder) },
    { kind: 'letter', id: letter.id, rev: looked ? 3 : 2, row: looked ? after : letter },
  ]
  const feed = () =>
    HttpResponse.json({ epoch: 'here', cursor: looked ? 3 : 2, more: false, changes: rows() })
  held.documents = [reminder]
  server.use(
    http.get('*/api/sync', feed),
    http.get('*/api/sync/older', feed),
    http.get('*/api/tracking/:id', () => {
      looked = true
      return HttpResponse.json({
        status: after.deliveryStatus ?? 'unknown',
        lastUpdate: after.lastUpdated,
        estimatedDelivery: after.estimatedDelivery,
        location: null,
        tracked: true,
        practice: true,
        carrierCode: null,
        events: [],
      })
    }),
  )
}

async function openPanel(letter: ResponseLetter, after?: ResponseLetter) {
  serves(letter, after)
  const user = startApp('/responses/7')
  const region = await screen.findByRole('region', { name: 'Delivery status' })
  return { user, panel: within(region) }
}

test('the panel says where the letter is, in words and as a bar', async () => {
  const { panel } = await openPanel(mailedLetter())
  expect(panel.getByText('Practice: nothing was posted.')).toBeTruthy()
  const bar = panel.getByRole('progressbar', { name: 'Progress of the delivery' })
  expect(bar.getAttribute('aria-valuenow')).toBe('67')
  expect(bar.getAttribute('aria-valuetext')).toBe('in transit')
  for (const stage of ['Processing', 'In Transit', 'Delivery']) {
    expect(panel.getByText(stage)).toBeTruthy()
  }
  expect(panel.getByText('BL0A1B2C')).toBeTruthy()
  expect(panel.getByText('RT 1234 5678 5DE')).toBeTruthy()
  expect(panel.getByText('Thursday, 26 November 2026')).toBeTruthy()
  expect(panel.getByText('Letter centre 04')).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Update Tracking Information' })).toBeTruthy()
})

test('looking again shows what the carrier says now', async () => {
  const delivered = mailedLetter({
    deliveryStatus: 'delivered',
    deliveryLocation: '04109 Leipzig',
    mail: mailOf({ proof: true }),
  })
  const { user, panel } = await openPanel(mailedLetter(), delivered)
  await user.click(panel.getByRole('button', { name: 'Update Tracking Information' }))
  expect(await panel.findByRole('button', { name: 'Verify Delivery Status' })).toBeTruthy()
  expect(panel.getByText('Your answer was delivered.')).toBeTruthy()
  expect(panel.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  expect(panel.getByRole('link', { name: 'Proof of delivery' }).getAttribute('href')).toBe(
    '/api/physical-mail/3/proof',
  )
  expect(panel.getByRole('status').textContent).toMatch(/^Checked at \d\d:\d\d\.$/)
})

test('while it looks it says so', async () => {
  const { user, panel } = await openPanel(mailedLetter())
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  server.use(
    http.get('*/api/tracking/:id', async () => {
      await asked
      return refusal('rate-limited')
    }),
  )
  await user.click(panel.getByRole('button', { name: 'Update Tracking Information' }))
  expect(
    await panel.findByRole('button', { name: 'Checking the national postal carrier tracking...' }),
  ).toBeTruthy()
  answer()
  expect((await panel.findByRole('alert')).textContent).toContain('Please wait a minute')
})

test('without a connection it says that this was known before', async () => {
  const { user, panel } = await openPanel(mailedLetter())
  server.use(http.get('*/api/tracking/:id', () => HttpResponse.error()))
  await user.click(panel.getByRole('button', { name: 'Update Tracking Information' }))
  expect((await panel.findByRole('alert')).textContent).toBe(
    'You are offline. This is the last status we know.',
  )
  expect(panel.getByText('BL0A1B2C')).toBeTruthy()
})

test('of an ordinary letter it says that nobody follows it', async () => {
  const mail = mailOf({ tracked: false, carrierCode: null })
  const { panel } = await openPanel(mailedLetter({ deliveryOption: 'standard', mail }))
  expect(panel.getByText(/Normal letters have no tracking/)).toBeTruthy()
  expect(panel.queryByText('Tracking number')).toBeNull()
})

test('the tracking ID is copied', async () => {
  const { user, panel } = await openPanel(mailedLetter())
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(panel.getByRole('button', { name: 'Copy: Tracking ID' }))
  expect(write).toHaveBeenCalledWith('BL0A1B2C')
  expect(await screen.findByText('Copied')).toBeTruthy()
})

test('the viewer shows the receipt of a mailed letter, and what is not available', async () => {
  serves(mailedLetter({ trackingId: null, deliveryStatus: null, deliveryLocation: null }))
  const user = startApp('/documents?tab=responses')
  await user.click(await screen.findByRole('button', { name: /^Response to: Stadtwerke/ }))
  const receipt = within(await screen.findByRole('region', { name: 'Physical Mail Receipt' }))
  expect(receipt.getByText('Not available')).toBeTruthy()
  expect(receipt.getByText('24 November 2026')).toBeTruthy()
  expect(receipt.getByText('unknown')).toBeTruthy()
  expect(receipt.queryByText('Current location')).toBeNull()
  expect(receipt.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Processing')
})
