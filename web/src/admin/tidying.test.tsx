import type { StorageReport } from '@brieflotse/contract'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { startApp } from '../testing/start-app.tsx'

const report: StorageReport = {
  free: 1e9,
  database: 1e6,
  tidyingStops: [],
  lost: [],
  kinds: [],
  users: [],
}
const stop = { reason: 'unnamed', since: '2026-11-28T12:00:00.000Z', count: 19 } as const

test('an administrator sees why nothing is tidied up, and lets it go on', async () => {
  held.user = { ...jana, isAdmin: true }
  server.use(
    http.get('*/api/admin/storage', () => HttpResponse.json({ ...report, tidyingStops: [stop] })),
    http.post('*/api/admin/storage/tidying', () => HttpResponse.json(report)),
  )
  const user = startApp('/admin/storage')
  expect(await screen.findByText(/19 stored files belong to no letter/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue clean-up' }))
  await expect.poll(() => screen.queryByText(/belong to no letter. Is/)).toBeNull()
})

test('an administrator makes an invitation and hands its address on', async () => {
  held.user = { ...jana, isAdmin: true }
  const address = 'https://post.example/auth#invite=abc'
  server.use(
    http.get('*/api/admin/users', () => HttpResponse.json({ users: [], count: 0, more: false })),
    http.post('*/api/admin/invites', () =>
      HttpResponse.json({ address, until: '2026-12-05T12:00:00.000Z' }, { status: 201 }),
    ),
  )
  const user = startApp('/admin/users')
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }))
  expect(await screen.findByText(address)).toBeTruthy()
})

test('an administrator sees which files the disk has lost, and where they belong', async () => {
  held.user = { ...jana, isAdmin: true }
  const lost = {
    hash: 'ab12'.repeat(16),
    what: 'missing',
    since: '2026-11-28T12:00:00.000Z',
    bytes: 1_200_000,
    users: ['jana'],
  } as const
  server.use(http.get('*/api/admin/storage', () => HttpResponse.json({ ...report, lost: [lost] })))
  startApp('/admin/storage')
  expect(await screen.findByText('One file is missing')).toBeTruthy()
  expect(screen.getByText(/Missing since 28 November 2026, 1.2 MB. Letters of: jana./)).toBeTruthy()
  expect(screen.getByText(`files/ab/${lost.hash}`)).toBeTruthy()
})

test('where the files are in a bucket, it says so, and where a lost file belongs', async () => {
  held.user = { ...jana, isAdmin: true }
  const hash = 'ab12'.repeat(16)
  const lost = { hash, what: 'missing', since: '2026-11-28T12:00:00.000Z', bytes: 1, users: [] }
  const answer = { ...report, bucket: 'letters', lost: [lost] }
  server.use(http.get('*/api/admin/storage', () => HttpResponse.json(answer)))
  startApp('/admin/storage')
  expect(await screen.findByText(/are in the bucket letters, not on this disk/)).toBeTruthy()
  expect(screen.getByText(/back into the bucket under the same name/)).toBeTruthy()
  expect(screen.getByText(`ab/${hash}`)).toBeTruthy()
})
