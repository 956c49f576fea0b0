import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { alignedText } from '../web/src/text/aligned.ts'
import { begin } from './begin.ts'
import { card, letters, readyForOffline, register, text, upload } from './steps.ts'

const { server, browser } = await begin()
const sender = 'Nordlicht Energie GmbH'

test('a letter is read in English from top to bottom and on its page, without a connection, and a wrong sentence is kept', async () => {
  let page = await browser.open()
  await register(page, server.address)
  await upload(page, server.address, letters.pdf)
  await card(page, sender).waitFor({ timeout: 120_000 })
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 })
  await readyForOffline(page, 1)
  await browser.close()
  await server.stop()

  page = await browser.open()
  await page.goto(`${server.address}/documents`)
  await card(page, sender).getByRole('link').click()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(text.detail.viewTranslation).first().click()
  const dialog = page.getByRole('dialog')
  const letter = dialog.getByRole('article', { name: alignedText.sentences })
  await letter.getByRole('table').first().waitFor()
  const greeting = letter.getByText(/^Dear Ms/)
  // On a phone the German text is collapsed at first.
  expect(await letter.getByText(/^Sehr geehrte Frau/).isVisible()).toBe(false)
  await greeting.click()
  const unfolded = dialog.getByRole('region', { name: alignedText.bothLanguages })
  await unfolded.getByText(/^Sehr geehrte Frau/).waitFor()
  await button(alignedText.wrong).click()
  await button(alignedText.isWrong).waitFor()

  await button(alignedText.showOnPage).click()
  const onPage = dialog.getByRole('group', {
    name: alignedText.pageIn({ page: 1, language: 'English' }),
  })
  const written = onPage.getByText(/^Dear Ms/)
  await written.waitFor()
  await dialog.getByRole('img', { name: text.detail.pageAlt({ page: 1 }) }).waitFor()
  const at = await written.evaluate((one) => {
    const [place, page] = [one, one.closest('[data-page-frame]')!.querySelector('img')!].map(
      (element) => element.getBoundingClientRect(),
    )
    return { x: (place!.x - page!.x) / page!.width, y: (place!.y - page!.y) / page!.height }
  })
  // The German sentence is on the page at 25 mm from the left edge, in the upper half.
  expect(Math.abs(at.x * 210 - 25)).toBeLessThan(2)
  expect(at.y).toBeLessThan(0.5)
  expect(await sheerOverlaps(onPage.locator('p'))).toEqual([])
  await button('German').click()
  await onPage.waitFor({ state: 'detached' })
  await browser.close()

  page = await browser.open()
  await page.goto(`${server.address}/documents`)
  await card(page, sender).getByRole('link').click()
  await page.getByRole('button', { name: text.detail.viewTranslation }).first().click()
  await page.getByText(alignedText.wrongList({ count: 1 })).click()
  await page
    .getByRole('listitem')
    .getByText(/^Sehr geehrte Frau/)
    .waitFor()
})

/** Texts that overlap by more than a third of a line. */
function sheerOverlaps(lines: Locator): Promise<string[]> {
  return lines.evaluateAll((all) => {
    const boxes = all.map((one) => ({ text: one.textContent, at: one.getBoundingClientRect() }))
    return boxes.flatMap(({ text: first, at: a }, index) =>
      boxes.slice(index + 1).flatMap(({ text: second, at: b }) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        const line = Math.min(a.height, b.height)
        return wide > 2 && high > line / 3 ? [`${first} | ${second}`] : []
      }),
    )
  })
}
