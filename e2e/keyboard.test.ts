import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { alignedText } from '../web/src/text/aligned.ts'
import { cameraText } from '../web/src/text/camera.ts'
import { correctText } from '../web/src/text/correct.ts'
import { editText } from '../web/src/text/edit.ts'
import { logoutText } from '../web/src/text/logout.ts'
import { searchText } from '../web/src/text/search.ts'
import { welcomeText } from '../web/src/text/welcome.ts'
import { yourDataText } from '../web/src/text/your-data.ts'
import { begin } from './begin.ts'
import { type Keys, keysOf } from './keys.ts'
import { letters, text } from './steps.ts'

let page: Page
let keys: Keys
const { server, browser } = await begin()

beforeAll(async () => {
  page = await browser.open({ reducedMotion: 'reduce' })
  keys = keysOf(page)
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const { sample } = welcomeText

test('by keyboard alone somebody registers, is shown around, and reads a sample letter', async () => {
  await page.goto(`${server.address}/auth`)
  await keys.to(page.getByRole('tab', { name: text.account.login }))
  await page.keyboard.press('ArrowRight')
  await keys.type(page.locator('input[name=username]'), 'jana')
  await keys.type(page.locator('input[name=password]'), 'ein-langes-passwort')
  await keys.press(button(text.account.showPassword))
  await keys.arrives(button(text.account.hidePassword))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The missing field is reported and focused.
  await keys.arrives(page.locator('input[name=email][aria-invalid=true]'))
  await page.keyboard.type('jana@example.org')
  await keys.type(page.locator('input[name=firstName]'), 'Jana')
  await page.keyboard.press('Enter')
  await keys.arrivesAt(text.app.home)

  for (const { title } of welcomeText.cards.slice(1)) {
    await keys.press(button(welcomeText.next))
    await keys.arrives(heading(title))
  }
  await keys.press(button(sample.open))
  await keys.arrivesAt(text.documents.title)
  await page.getByRole('progressbar').waitFor({ state: 'detached' })

  const menu = button(text.documents.menu({ title: sample.title }))
  await keys.press(menu)
  await keys.arrives(page.getByRole('menuitem', { name: text.documents.view }))
  await page.keyboard.press('r')
  await keys.arrives(page.getByRole('menuitem', { name: text.documents.rename }))
  await page.keyboard.press('Enter')
  await keys.arrives(field(editText.title))
  await page.keyboard.press('Escape')
  await keys.arrives(menu)
  // The context menu key replaces a long press.
  await keys.to(link(sample.title), 'Shift+Tab')
  await page.keyboard.press('ContextMenu')
  await keys.arrives(page.getByRole('menuitem', { name: text.documents.view }))
  await page.keyboard.press('Escape')
  await keys.arrives(link(sample.title))

  await page.keyboard.press('Control+/')
  await keys.arrives(field(searchText.label))
  await page.keyboard.type(sample.title)
  await page
    .getByRole('status')
    .filter({ hasText: searchText.found({ count: 1 }) })
    .waitFor()
  await keys.press(link(sample.title))
  await keys.arrivesAt(sample.title)
  // The letter grows during translation, and the focused element moves with it.
  await button(correctText.readAgain).waitFor()
})

test('a letter is looked at from all sides by keyboard alone', async () => {
  const open = button(text.detail.viewTranslation)
  await keys.press(open)
  const dialog = page.getByRole('dialog')
  await keys.to(dialog.locator('[data-pair][tabindex="0"]'))
  const before = await dialog.locator(':focus').textContent()
  await page.keyboard.press('ArrowDown')
  await keys.isSeen()
  expect(await dialog.locator(':focus').textContent()).not.toBe(before)
  await page.keyboard.press('Enter')
  await dialog.getByRole('region', { name: alignedText.bothLanguages }).waitFor()
  await keys.press(dialog.getByRole('button', { name: alignedText.showOnPage }))
  await keys.to(dialog.getByRole('group', { name: text.detail.pageAlt({ page: 1 }) }), 'Shift+Tab')
  await page.keyboard.press('+')
  await keys.press(dialog.getByRole('button', { name: alignedText.showInLetter }))
  await keys.press(dialog.getByRole('button', { name: alignedText.next, exact: true }))
  await keys.isSeen()
  await page.keyboard.press('Escape')
  await keys.arrives(open)

  const pages = button(text.detail.viewPage)
  await keys.press(pages, 'Shift+Tab')
  for (const _ of [1, 2, 3]) await keys.press(button(text.detail.zoomIn))
  // At the largest zoom the disabled button keeps the focus, because the other button is next to it.
  await keys.arrives(button(text.detail.zoomIn).and(page.locator('[aria-disabled=true]')))
  await page.keyboard.press('Escape')
  await keys.arrives(pages)
})

test('a notice is reached by F8 and gives the focus back; what is deleted leaves it in the list', async () => {
  await keys.press(button(text.detail.erase))
  await keys.arrives(button(text.app.cancel))
  await page.keyboard.press('Escape')
  await keys.arrives(button(text.detail.erase))
  await page.keyboard.press('Enter')
  await keys.press(page.getByRole('alertdialog').getByRole('button').last())
  await keys.arrivesAt(text.documents.title)
  await page.keyboard.press('F8')
  await keys.arrives(page.getByRole('region', { name: text.app.notifications }))
  await keys.press(button(text.app.dismiss))
  await button(text.app.dismiss).waitFor({ state: 'detached' })
  await keys.isSeen()
})

test('files are chosen and put into order, and a device without a camera offers another way', async () => {
  await keys.press(link(text.app.upload), 'Shift+Tab')
  await keys.arrivesAt(text.upload.title)
  const choosing = page.waitForEvent('filechooser')
  await keys.press(button(text.upload.browse))
  await (await choosing).setFiles([letters.scan, letters.photo])
  const { several } = text.upload
  await keys.press(
    button(several.later({ name: 'scan.jpg', place: several.place({ number: 1, inPages: true }) })),
  )
  await keys.arrives(
    button(
      several.earlier({ name: 'scan.jpg', place: several.place({ number: 2, inPages: true }) }),
    ),
  )
  await keys.press(
    button(
      several.remove({ name: 'scan.jpg', place: several.place({ number: 2, inPages: true }) }),
    ),
  )
  await page.getByText(several.removed({ name: 'scan.jpg' })).waitFor()
  await keys.isSeen()
  await keys.press(button(text.app.cancel))
  await keys.isSeen()
  await keys.press(button(text.upload.takePhoto))
  await keys.arrives(button(cameraText.fromPhotos))
  await page.keyboard.press('Escape')
  await keys.arrives(button(text.upload.takePhoto))
})

test('the password is changed, and who logs out and in again is led on', async () => {
  const { password } = yourDataText
  await keys.press(link(text.app.home), 'Shift+Tab')
  await keys.press(link(text.app.settings))
  await keys.arrivesAt(text.app.settings)
  await keys.press(link(yourDataText.parts.account))
  await keys.press(button(password.change))
  await keys.arrives(field(password.now))
  await page.keyboard.type('ein-langes-passwort')
  await keys.type(field(password.next), 'ein-anderes-passwort')
  await page.keyboard.press('Enter')
  await page.getByText(password.changed).waitFor()
  await keys.arrives(page.getByRole('region', { name: password.title }))
  await page.keyboard.press('Escape')

  await keys.press(button(text.app.account), 'Shift+Tab')
  await keys.arrives(button(logoutText.stay))
  const question = page.getByRole('alertdialog')
  await keys.press(question.getByRole('button', { name: text.account.logOut }))
  await keys.arrivesAt(text.account.login)
  await keys.type(page.locator('input[name=username]'), 'jana')
  await keys.type(page.locator('input[name=password]'), 'ein-anderes-passwort')
  await page.keyboard.press('Enter')
  await keys.arrivesAt(text.app.home)
})
