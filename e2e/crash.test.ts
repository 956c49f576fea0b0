import { expect, test } from 'vitest'
import { begin } from './begin.ts'
import { card, letters, register, text, upload } from './steps.ts'

const { server, browser } = await begin()

test('a server killed in the middle of reading finishes the letter after its restart, once', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await upload(page, server.address, letters.scan)
  await page.getByText(text.documents.steps.reading({ page: 1, pages: 1 })).waitFor()
  await server.kill()
  await page.getByText(text.app.offline).waitFor()

  await server.start()
  await card(page, 'Hauptzollamt Ruhrbogen').waitFor({ timeout: 120_000 })
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
  const answer = await page.request.get(`${server.address}/api/documents`)
  expect(await answer.json()).toMatchObject([{ status: 'completed' }])
})
