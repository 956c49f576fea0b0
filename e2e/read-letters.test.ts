import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { begin } from './begin.ts'
import { card, letters, register, text, upload } from './steps.ts'

const { server, browser } = await begin()
let page: Page

beforeAll(async () => {
  page = await browser.open()
  await page.addInitScript(recordProgress)
  await register(page, server.address)
})

/** Records every state of the progress bar. */
function recordProgress(): void {
  const seen = new Set<string>()
  Object.assign(globalThis, { seenProgress: seen })
  new MutationObserver(() => {
    for (const bar of document.querySelectorAll('[role=progressbar]')) {
      seen.add(bar.getAttribute('aria-label') ?? '')
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

const seenProgress = () =>
  page.evaluate(() => [...(globalThis as unknown as { seenProgress: Set<string> }).seenProgress])

type Expected = { sender: string; date: string; amount: string; type: string }

test.each<[keyof typeof letters, Expected]>([
  [
    'pdf',
    {
      sender: 'Nordlicht Energie GmbH',
      date: '14 March 2025',
      amount: '€307.88',
      type: text.types.Mahnung,
    },
  ],
  [
    'scan',
    {
      sender: 'Hauptzollamt Ruhrbogen',
      date: '29 October 2024',
      amount: '€100.00',
      type: text.types.Bescheid,
    },
  ],
  [
    'photo',
    {
      sender: 'Tischlerei Großkopf & Söhne',
      date: '30 June 2025',
      amount: '€4,433.35',
      type: text.types.Rechnung,
    },
  ],
])(
  'a letter as %s is uploaded, read before the eyes of its owner, and explained',
  async (kind, expected) => {
    await upload(page, server.address, letters[kind])
    await card(page, expected.sender).waitFor({ timeout: 120_000 })
    if (kind !== 'pdf')
      expect(await seenProgress()).toContain(text.documents.steps.reading({ page: 1, pages: 1 }))

    await card(page, expected.sender).getByRole('link').click()
    const answer = page.getByRole('region', { name: text.detail.inShort })
    await page.getByRole('heading', { level: 1, name: expected.sender }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(expected.date)
    expect(await answer.textContent()).toContain(expected.amount)
    expect(await answer.getByRole('heading', { level: 2 }).textContent()).toBe(expected.type)
  },
)

test('the same file again is not a second document', async () => {
  await upload(page, server.address, letters.pdf)
  await page.getByText(text.upload.duplicate).waitFor()
  await card(page, 'Nordlicht Energie GmbH').waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
})
