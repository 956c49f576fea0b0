import type { ModelOverview, OfferedModel } from '@brieflotse/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { held, refusal, server } from '../testing/fake-server.ts'
import { jana } from '../testing/people.ts'
import { startApp } from '../testing/start-app.tsx'
import { usualTranslation } from '../testing/translation.ts'

const offered: OfferedModel = {
  name: 'opus-mt-de-en',
  source: 'de',
  target: 'en',
  bytes: 5_000_000,
  licence: 'CC BY 4.0',
  origin: 'University of Helsinki',
  state: 'none',
  done: 0,
  failure: null,
  files: [
    { path: 'config.json', bytes: 2, have: 0 },
    { path: 'onnx/encoder.onnx', bytes: 1_200_000, have: 0 },
  ],
}
let shelf: ModelOverview
const change = (more: Partial<OfferedModel>) => {
  shelf = { ...shelf, offered: [{ ...shelf.offered[0]!, ...more }] }
  return HttpResponse.json(shelf)
}

beforeEach(() => {
  shelf = { installed: usualTranslation.installed, offered: [offered] }
  held.user = { ...jana, isAdmin: true }
  server.use(
    http.get('*/api/admin/models', () => HttpResponse.json(shelf)),
    http.post('*/api/admin/models/opus-mt-de-en/fetch', () =>
      change({ state: 'fetching', done: 1_000_000 }),
    ),
    http.delete('*/api/admin/models/opus-mt-de-en', () => change({ state: 'none', done: 0 })),
  )
})

const open = async () => {
  const user = startApp('/admin/models')
  return { user, here: within(await screen.findByRole('region', { name: 'Translation models' })) }
}

test('a model is fetched with its progress, and can be stopped', async () => {
  const { user, here } = await open()
  expect(await here.findByText(/not installed · University of Helsinki/)).toBeTruthy()
  await user.click(here.getByRole('button', { name: 'Download opus-mt-de-en' }))
  const bar = await here.findByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe('20')
  expect(here.getByText('1 MB of 5 MB')).toBeTruthy()
  await user.click(here.getByRole('button', { name: 'Stop downloading opus-mt-de-en' }))
  expect(await here.findByRole('button', { name: 'Download opus-mt-de-en' })).toBeTruthy()
})

test('why a fetch failed is said', async () => {
  change({ state: 'failed', done: 2_000_000, failure: 'The disk of the server is full.' })
  const { here } = await open()
  expect((await here.findByRole('alert')).textContent).toBe('The disk of the server is full.')
  expect(here.getByText('Continue')).toBeTruthy()
})

test('what is installed is removed after a question', async () => {
  change({ state: 'installed' })
  const { user, here } = await open()
  await user.click(await here.findByRole('button', { name: 'Remove opus-mt-de-en' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove opus-mt-de-en?' })
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await here.findByRole('button', { name: 'Download opus-mt-de-en' })).toBeTruthy()
})

test('files from this device are sent in pieces by their place in the list; the wrong ones are named', async () => {
  const sent: string[] = []
  const arrived = [0, 0]
  server.use(
    http.put('*/api/admin/models/opus-mt-de-en/files/:file', async ({ request, params }) => {
      const at = Number(params['file'])
      sent.push(`${at} from ${new URL(request.url).searchParams.get('offset')}`)
      arrived[at]! += (await request.arrayBuffer()).byteLength
      return HttpResponse.json({ have: arrived[at], installed: arrived[1] === 1_200_000 })
    }),
  )
  const { here } = await open()
  const input = await here.findByLabelText<HTMLInputElement>(/from files on this device/, {
    selector: 'input',
  })
  fireEvent.change(input, { target: { files: [new File(['{}'], 'config.json')] } })
  expect(await screen.findByText(/missing or have another size: encoder.onnx/)).toBeTruthy()
  const encoder = new File([new Uint8Array(1_200_000)], 'encoder.onnx')
  fireEvent.change(input, { target: { files: [encoder, new File(['{}'], 'config.json')] } })
  expect(await screen.findByText('opus-mt-de-en is installed')).toBeTruthy()
  expect(sent).toEqual(['0 from 0', '1 from 0', '1 from 1048576'])
})

test('a file that is not the right one is refused with its reason', async () => {
  server.use(
    http.put('*/api/admin/models/opus-mt-de-en/files/:file', () => refusal('model-damaged')),
  )
  const { here } = await open()
  const input = await here.findByLabelText<HTMLInputElement>(/from files on this device/, {
    selector: 'input',
  })
  const encoder = new File([new Uint8Array(1_200_000)], 'encoder.onnx')
  fireEvent.change(input, { target: { files: [encoder, new File(['{}'], 'config.json')] } })
  expect(await screen.findByText(/model arrived damaged/)).toBeTruthy()
})
