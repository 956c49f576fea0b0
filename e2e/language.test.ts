import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmailMessage } from '../api/src/providers/email/email.ts'
import { addFollowedLetter } from '../api/test/followed-letter.ts'
import { addDays, dayIn } from '../packages/rules/src/index.ts'
import { tables as tr } from '../web/src/text/tr/tables.ts'
import { tables as uk } from '../web/src/text/uk/tables.ts'
import { prepareBrowser } from './browser.ts'
import { type RemindingServer, startRemindingServer, zoneAtNoon } from './reminding-server.ts'
import { register, text } from './steps.ts'

const [phone, desk] = [await prepareBrowser(), await prepareBrowser()]
const mails: EmailMessage[] = []
let server: RemindingServer

beforeAll(async () => {
  server = await startRemindingServer({ send: async (mail) => void mails.push(mail) })
})
afterAll(async () => {
  await Promise.all([phone.remove(), desk.remove()])
  await server.remove()
})

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const accountOf = async (page: Page) =>
  (await (await page.request.get(`${server.address}/api/user`)).json()) as {
    preferredLanguage: string
  }

async function logIn(page: Page, name: string): Promise<void> {
  await page.locator('input[name=username]').fill('jana')
  await page.locator('input[name=password]').fill('ein-langes-passwort')
  await page.getByRole('button', { name, exact: true }).click()
}

test('a language chosen on one device is the language of the next one, of the reminders and of the mails', async () => {
  const page = await phone.open()
  await register(page, server.address)
  await page.goto(`${server.address}/settings`)
  await page.getByRole('combobox', { name: text.app.language }).selectOption('tr')
  await page.getByRole('heading', { level: 1, name: tr.first.app.settings }).waitFor()
  await expect.poll(async () => (await accountOf(page)).preferredLanguage).toBe('tr')

  const other = await desk.open()
  await other.goto(`${server.address}/auth`)
  await logIn(other, text.account.login)
  await other
    .getByRole('heading', { name: tr.first.home.greeting.replace('{name}', 'Jana') })
    .waitFor()
  // The welcome is shown after the change of language, in the new one.
  await other.getByText(tr.login.welcomeBack.replace('{name}', 'Jana')).waitFor()
  expect(await languageOf(other)).toBe('tr')

  const call = async (method: 'PATCH' | 'PUT', path: string, data: object) => {
    const headers = { origin: server.address }
    const answer = await page.request.fetch(server.address + path, { method, data, headers })
    expect(answer.status()).toBe(200)
  }
  const zone = zoneAtNoon()
  const { path: _, ...subscriber } = server.service.browser()
  await server.db.write(async (tx) => {
    await addFollowedLetter(tx, {
      userId: 1,
      what: 'pay',
      dueOn: addDays(dayIn(zone, new Date()), 1),
      title: 'Stadtwerke, Mahnung',
      at: new Date().toISOString(),
    })
  })
  // Both are set up first, because this request sends the reminder on both channels.
  await call('PATCH', '/api/notices', { zone, hour: 22, email: true })
  expect(mails[0]).toMatchObject({ language: 'tr', subject: 'E-postayla hatırlatmayı onaylayın' })
  const link = /https?:\S+/.exec(mails[0]!.text)![0]
  const asked = await other.context().newPage()
  await asked.goto(link)
  await asked.getByRole('button', { name: 'Evet, buraya gönder' }).click()
  await asked.getByText(/^Tamam\./).waitFor()
  await call('PUT', '/api/notices/devices', subscriber)
  await call('PATCH', '/api/notices', { hour: 8 })
  await expect
    .poll(() => server.service.texts().map(({ title }) => title))
    .toEqual(['Bir süre doluyor: yarın'])
  await expect.poll(() => mails.length).toBe(2)
  expect(mails[1]).toMatchObject({ language: 'tr', subject: 'Bir süre doluyor: yarın' })
  expect(mails[1]!.text).toContain('Bu e-postaları durdurmak için:')
})

test('what is chosen on the login page just before logging in is a choice for the account', async () => {
  await desk.close()
  const page = await desk.open()
  await page.goto(server.address)
  await page.getByRole('button', { name: tr.first.app.account, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: tr.first.account.logOut }).click()
  await page.getByRole('combobox', { name: tr.first.app.language }).selectOption('uk')
  await page.locator('html[lang=uk]').waitFor()
  await logIn(page, uk.first.account.login)
  await expect.poll(async () => (await accountOf(page)).preferredLanguage).toBe('uk')
  expect(await languageOf(page)).toBe('uk')
})
