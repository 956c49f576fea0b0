import type { Backups } from '@brieflotse/contract'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { startApp } from '../testing/start-app.tsx'

const none: Backups = {
  folder: '/var/backups',
  backups: [],
  running: false,
  failed: false,
  daily: false,
  keep: 7,
}
const made = {
  name: 'brieflotse-2026-11-28T12-00-00-000Z',
  createdAt: '2026-11-28T12:00:00.000Z',
  bytes: 84_000_000,
  files: 312,
}

function open(first: Backups, ...then: Backups[]) {
  held.user = { ...jana, isAdmin: true }
  const answers = [first, ...then]
  server.use(
    http.get('*/api/admin/backups', () =>
      HttpResponse.json(answers.length > 1 ? answers.shift() : answers[0]),
    ),
  )
  return startApp('/admin/backups')
}

test('a backup is begun, looked after until it is there, and listed', async () => {
  const user = open(none, { ...none, backups: [made] })
  server.use(http.post('*/api/admin/backups', () => HttpResponse.json({ ...none, running: true })))
  expect(await screen.findByText('There is no backup yet.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back up now' }))
  expect(await screen.findByText('The server is making a backup')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back up now' })).toHaveProperty('disabled', true)
  expect(await screen.findByText(/^28 November 2026/)).toBeTruthy()
  expect(screen.getByText('312 files, 84 MB')).toBeTruthy()
})

test('what went wrong is said, and why none is made by itself', async () => {
  const user = open({ ...none, failed: true })
  server.use(http.post('*/api/admin/backups', () => refusal('busy')))
  expect(await screen.findByText(/^The last backup was not finished/)).toBeTruthy()
  expect(screen.getByText(/set BRIEFLOTSE_BACKUP_DIR/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back up now' }))
  expect(await screen.findByText('The backup did not start')).toBeTruthy()
})

test('where the files of letters are in a bucket, it says that no backup has them', async () => {
  open({ ...none, bucket: 'letters' })
  expect(await screen.findByText(/not in a backup. They stay in the bucket letters/)).toBeTruthy()
})
