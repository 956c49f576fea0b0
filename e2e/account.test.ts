import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { yourDataText as words } from '../web/src/text/your-data.ts'
import { begin } from './begin.ts'
import { card, letters, register, text, upload } from './steps.ts'

const { server, browser } = await begin()

test('an account is exported, deleted with everything in it, and taken over by another one', async () => {
  const page = await browser.open()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await register(page, server.address)
  await upload(page, server.address, letters.pdf)
  const sender = 'Nordlicht Energie GmbH'
  await card(page, sender).waitFor()

  await page.goto(`${server.address}/settings#data`)
  await button(words.moving.make).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: words.moving.save }).click()
  const zip = await (await saved).path()
  expect(readFileSync(zip).subarray(0, 2).toString()).toBe('PK')

  await button(words.leaving.ask).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(words.leaving.rest).waitFor()
  await dialog.getByRole('button', { name: words.leaving.next }).click()
  await dialog.getByLabel(words.leaving.password).fill('nicht-richtig')
  await dialog.getByRole('button', { name: words.leaving.yes }).click()
  await page.getByText('This is not your password. Please try again.').waitFor()
  await dialog.getByLabel(words.leaving.password).fill('ein-langes-passwort')
  await dialog.getByRole('button', { name: words.leaving.yes }).click()
  await page.getByRole('heading', { name: text.account.heading }).waitFor()
  const databases = await page.evaluate(() => indexedDB.databases())
  expect(databases.map(({ name }) => name)).toEqual(['brieflotse'])

  await register(page, server.address, 'janna')
  await page.goto(`${server.address}/settings#data`)
  await page.getByLabel(words.moving.take).setInputFiles(zip)
  await page.getByText(words.moving.taken, { exact: true }).waitFor()
  await page.goto(`${server.address}/documents`)
  await card(page, sender).waitFor()
})
