import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { refusal, server } from '../../testing/fake-server.ts'
import { startApp } from '../../testing/start-app.tsx'
import { usualTranslation } from '../../testing/translation.ts'

const block = async () => within(await screen.findByRole('region', { name: 'Translation' }))

test('the settings say what is installed, and that nothing leaves the server', async () => {
  startApp('/settings#translation')
  const here = await block()
  expect(await here.findByText('We translate your letters into English.')).toBeTruthy()
  expect(here.getByText(/nothing leaves it/)).toBeTruthy()
  expect(here.getByText('German to English')).toBeTruthy()
  expect(here.getByText('11 MB · comes with Brieflotse · Licence CC BY 4.0')).toBeTruthy()
  expect(here.queryByRole('button')).toBeNull()
})

test('a language without a model is named, with the one that is used in its place', async () => {
  const setup = { ...usualTranslation, wanted: 'tr' }
  server.use(http.get('*/api/translation', () => HttpResponse.json(setup)))
  startApp('/settings#translation')
  const here = await block()
  expect(await here.findByText(/no model for German to Turkish/)).toBeTruthy()
})

test('a service elsewhere says what leaves before it is asked for a yes, and the yes can be taken back', async () => {
  const service = {
    name: 'deepl',
    label: 'DeepL',
    host: 'api.deepl.com',
    agreedAt: null as string | null,
  }
  const answer = () => HttpResponse.json({ ...usualTranslation, service })
  server.use(
    http.get('*/api/translation', answer),
    http.put('*/api/translation/service', async ({ request }) => {
      const { name, yes } = (await request.json()) as { name: string; yes: boolean }
      if (name !== 'deepl') return refusal('conflict')
      service.agreedAt = yes ? '2026-03-02T08:00:00.000Z' : null
      return answer()
    }),
  )
  const user = startApp('/settings#translation')
  const here = await block()
  expect(
    await here.findByText(/sends the sentences of your letters to DeepL \(api\.deepl\.com\)/),
  ).toBeTruthy()
  expect(here.getByText('You have not agreed. We send nothing.')).toBeTruthy()
  await user.click(here.getByRole('button', { name: 'Yes, send them to DeepL' }))
  expect(await here.findByText(/You agreed on 2 March 2026/)).toBeTruthy()
  expect(here.getByText(/to DeepL, because you agreed/)).toBeTruthy()
  await user.click(here.getByRole('button', { name: 'Stop sending' }))
  expect(await here.findByText('You have not agreed. We send nothing.')).toBeTruthy()
})
