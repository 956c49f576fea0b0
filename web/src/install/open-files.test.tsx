import { dropShare, heldShares } from '@brieflotse/offline'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { TakeOpenedFiles } from './open-files.ts'

type Launch = { files: { getFile(): Promise<File> }[] }

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const { id } of await heldShares()) await dropShare(id)
})

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

/** Starts the app. Returns a function that simulates opening files with it. */
function start() {
  const queue: { launch: (launch: Launch) => void } = { launch: () => {} }
  vi.stubGlobal('launchQueue', {
    setConsumer(consumer: (launch: Launch) => void) {
      queue.launch = consumer
    },
  })
  render(
    <MemoryRouter>
      <TakeOpenedFiles />
      <Address />
    </MemoryRouter>,
  )
  return queue
}

test('a PDF opened with the app is held and shown on /share', async () => {
  const file = new File(['%PDF'], 'Bescheid.pdf', { type: 'application/pdf' })
  start().launch({ files: [{ getFile: async () => file }] })
  await screen.findByText(/^\/share\?.*held=/)
  expect(await heldShares()).toMatchObject([{ files: [{ name: 'Bescheid.pdf' }] }])
})

test('a start without files stays where it is, and a file that cannot be read says so', async () => {
  const queue = start()
  queue.launch({ files: [] })
  expect(screen.getByText('/')).toBeTruthy()
  queue.launch({ files: [{ getFile: () => Promise.reject(new DOMException('gone')) }] })
  await screen.findByText('/share?problem=unreadable')
})
