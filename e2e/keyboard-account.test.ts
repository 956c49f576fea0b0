import type { Locator, Page } from 'playwright-core'
import { test } from 'vitest'
import { adminText } from '../web/src/text/admin.ts'
import { forwardingText } from '../web/src/text/forwarding.ts'
import { translationText } from '../web/src/text/translation.ts'
import { yourDataText } from '../web/src/text/your-data.ts'
import { beginMadeUp } from './begin-made-up.ts'
import { letters, text } from './steps.ts'

const { app, page, keys } = await beginMadeUp()
app.answers.translation = true

const within = (place: Page | Locator) => (name: string) =>
  place.getByRole('button', { name, exact: true })
const button = (name: string) => within(page)(name)
const inQuestion = (name: string) => within(page.getByRole('alertdialog'))(name)
const { leaving, moving, devices, parts, password } = yourDataText
const { users, jobs } = adminText

test('a device is logged out, a file of everything looked after, and an account asked about to the last question', async () => {
  await app.go('/settings#account')
  await keys.press(button(devices.endOf({ name: 'Samsung Internet on Android' })))
  await button(devices.endOf({ name: 'Samsung Internet on Android' })).waitFor({
    state: 'detached',
  })
  await keys.isSeen()
  await keys.press(page.getByRole('link', { name: parts.data, exact: true }), 'Shift+Tab')
  await keys.to(page.getByRole('link', { name: moving.save, exact: true }))
  await keys.press(button(moving.drop))
  await page.getByRole('alert').first().waitFor()
  await keys.arrives(button(moving.drop))
  const choosing = page.waitForEvent('filechooser')
  await keys.press(button(moving.take))
  await choosing

  await keys.press(button(leaving.ask))
  await keys.press(inQuestion(leaving.next))
  await keys.arrives(page.getByLabel(leaving.password, { exact: true }))
  await keys.press(inQuestion(leaving.yes))
  await keys.arrives(page.getByRole('alertdialog').locator('[aria-invalid=true]'))
  await page.getByText(password.missing).waitFor()
  await page.keyboard.press('Escape')
  await keys.arrives(button(leaving.ask))
})

test('whoever runs the server goes through its sections, gives credits and removes a model', async () => {
  await app.go('/admin/users')
  await keys.press(button(users.giveOf({ name: 'jana' })))
  const giving = page.getByRole('dialog')
  await keys.press(within(giving)(users.giving.yes))
  await keys.arrives(giving.locator('[aria-invalid=true]').first())
  await page.keyboard.press('Escape')
  await keys.arrives(button(users.giveOf({ name: 'jana' })))

  const section = (name: string) => page.getByRole('link', { name, exact: true })
  await keys.press(section(jobs.title), 'Shift+Tab')
  await keys.press(button(jobs.retryOf({ name: 'read-document (document:17)' })))
  await page.getByRole('alert').first().waitFor()
  await keys.isSeen()
  const { admin } = translationText
  await keys.press(section(admin.title), 'Shift+Tab')
  await keys.press(button(admin.removeOf({ name: 'own-de-uk' })))
  await keys.arrives(inQuestion(text.app.cancel))
  await page.keyboard.press('Escape')
  await keys.arrives(button(admin.removeOf({ name: 'own-de-uk' })))
})

test('what was shared gets a file and loses it, and mails that wait are decided about', async () => {
  await app.go('/share?title=Rechnung&text=Guten+Tag')
  const choosing = page.waitForEvent('filechooser')
  await keys.press(button(text.share.addFiles))
  await (await choosing).setFiles(letters.scan)
  await keys.press(button(text.share.remove({ name: 'scan.jpg' })))
  await button(text.share.remove({ name: 'scan.jpg' })).waitFor({ state: 'detached' })
  await keys.isSeen()
  await keys.to(page.getByRole('tab', { name: text.share.manualTab }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await keys.arrives(page.getByRole('tab', { name: text.share.forwardingTab }))

  const mail = page.getByRole('article', { name: 'Fwd: Bescheid' })
  const block = mail.getByRole('button', { name: forwardingText.block })
  await keys.press(block)
  await keys.arrives(inQuestion(text.app.cancel))
  await page.keyboard.press('Escape')
  await keys.arrives(block)
  await page.keyboard.press('Enter')
  await keys.press(inQuestion(forwardingText.block))
  await mail.waitFor({ state: 'detached' })
  await keys.isSeen()
  const sender = button(forwardingText.forgetOf({ sender: 'werbung@gewinne.example' }))
  await keys.press(sender)
  await sender.waitFor({ state: 'detached' })
  await keys.isSeen()
})
