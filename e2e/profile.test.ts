import { expect, test } from 'vitest'
import { profileText } from '../web/src/text/profile.ts'
import { begin } from './begin.ts'
import { register, underWorker } from './steps.ts'

const words = profileText.signature
const { server, browser } = await begin()

test('a user writes down who they are and signs, without a connection; the server hears of it once', async () => {
  const page = await browser.open()
  await register(page, server.address)
  await page.goto(`${server.address}/settings`)
  await page.getByRole('heading', { name: profileText.title }).waitFor()
  await underWorker(page)
  await page.context().setOffline(true)

  await page.getByLabel(profileText.postalCode).fill('4413')
  await page.getByRole('button', { name: profileText.save }).click()
  await page.getByText(profileText.errors.postalCode).waitFor()
  await page.getByLabel(profileText.postalCode).fill('44135')
  await page.getByLabel(profileText.city).fill('Dortmund')
  await page.getByRole('button', { name: profileText.save }).click()
  await page.getByText(profileText.savedLater).waitFor()

  await page.getByRole('button', { name: words.draw, exact: true }).click()
  const field = page.getByRole('img', { name: words.field })
  const { x, y, width, height } = (await field.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.5)
  await page.mouse.down()
  for (const [dx, dy] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.5, 0.3],
    [0.8, 0.6],
  ])
    await page.mouse.move(x + width * dx!, y + height * dy!, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('button', { name: words.preview }).click()
  await page.getByRole('button', { name: words.use }).click()
  await page.getByText(words.savedLater).waitFor()
  await page.getByRole('img', { name: words.alt }).waitFor()

  const signature = `${server.address}/api/user/signature`
  await page.reload()
  await page.getByRole('img', { name: words.alt }).waitFor()
  await page.context().setOffline(false)
  // Page or worker may send the two changes in separate requests, so the server is polled.
  await expect
    .poll(async () => (await page.request.get(`${server.address}/api/user`)).json())
    .toMatchObject({ postalCode: '44135', city: 'Dortmund' })
  await expect
    .poll(async () => (await page.request.get(signature)).headers()['content-type'])
    .toBe('image/png')
})
