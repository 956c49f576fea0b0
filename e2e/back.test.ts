import { expect, test } from 'vitest'
import { correctText } from '../web/src/text/correct.ts'
import { mailText } from '../web/src/text/mail.ts'
import { responsesText } from '../web/src/text/responses.ts'
import { beginMadeUp } from './begin-made-up.ts'
import { text } from './steps.ts'

const { app, page, keys } = await beginMadeUp()
// This option also gives the user an address, which is needed to post a letter.
app.answers.hasLetters = true

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: responsesText.dialog })
const question = () => page.getByRole('alertdialog')
/** Waits until the button is enabled, because `press` does not. */
const press = (name: string) => button(name).and(page.locator(':enabled')).press('Enter')

/** Going back closes the question and restores the previous URL. */
async function backFromQuestion(): Promise<void> {
  const address = page.url()
  await page.evaluate(() => history.back())
  await question().waitFor({ state: 'detached' })
  await page.waitForURL(address)
}

async function openLetter(): Promise<void> {
  await app.go('/documents')
  await page.locator('a[href="/documents/1"]').click()
  await button(text.detail.respond).waitFor()
}

test('Back closes the question whether a letter is to go, then what it was asked in, then the letter', async () => {
  await openLetter()
  await button(text.detail.respond).click()
  await button(responsesText.generate).click()
  await button(mailText.send).click()
  await press(mailText.toConfirmation)
  await question().waitFor()
  await backFromQuestion()
  await keys.arrives(button(mailText.toConfirmation))
  expect(await dialog().count()).toBe(1)
  await page.evaluate(() => history.back())
  await dialog().waitFor({ state: 'detached' })
  await button(text.detail.respond).waitFor()
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { name: text.documents.title }).waitFor()
})

test('Back from a question of the page leaves the reader at the same place of it', async () => {
  await openLetter()
  await press(text.detail.erase)
  await question().waitFor()
  await backFromQuestion()
  await keys.arrives(button(text.detail.erase))
})

test('Back from what opens over a letter leads to the letter', async () => {
  await openLetter()
  const address = page.url()
  for (const [opener, title] of [
    [text.detail.viewTranslation, text.detail.viewTranslation],
    [text.detail.viewPage, text.detail.pages],
    [correctText.list, correctText.listTitle],
  ] as const) {
    await press(opener)
    const opened = page.getByRole('dialog', { name: title })
    await opened.waitFor()
    await page.evaluate(() => history.back())
    await opened.waitFor({ state: 'detached' })
    await page.waitForURL(address)
    await keys.arrives(button(opener))
  }
})
