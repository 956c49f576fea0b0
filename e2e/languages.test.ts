import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '../packages/contract/src/languages.ts'
import { foreignTo } from './foreign.ts'
import type { Answers } from './made-up-api.ts'
import { type MadeUp, openMadeUp } from './no-barrier.ts'
import { lostAsItIs } from './room.ts'

let app: MadeUp

beforeAll(async () => {
  app = await openMadeUp()
})
afterAll(() => app.remove())

const shown = (what: string) => app.page.locator(what).first().waitFor()

async function answerTheQuestion(): Promise<void> {
  const { page } = app
  await page.locator('input[name=day]').fill('2026-01-07')
  app.answers.offline = true
  await page.locator('form:has(input[name=day]) button[type=submit]').click()
  await shown('section ol[aria-label] li')
}

async function openDetails(): Promise<void> {
  await shown('section ol')
  await app.page.locator('details:not(details details) > summary').last().click()
}

/** Screens with much text. They are found without a word of any language. */
const screens: [path: string, change: Partial<Answers>, reach: () => Promise<void>][] = [
  ['/', {}, () => shown('h1')],
  ['/documents', { plans: true }, () => shown('article')],
  ['/documents/1', { plans: true }, openDetails],
  ['/documents/3', { plans: true }, () => shown('section h2')],
  ['/documents/1', { asks: true }, answerTheQuestion],
  ['/documents/1?pay=1', {}, () => shown('[role=dialog] [role=tab]')],
  ['/due', {}, () => shown('main li h3')],
  ['/share?tab=forwarding', {}, () => shown('article')],
  ['/settings', {}, () => shown('section h2')],
  ['/settings#reminders', { reminded: true }, () => shown('section h2')],
  ['/settings#letters', {}, () => shown('section h2')],
]

const states = (Object.keys(languages) as Language[])
  .filter((language) => language !== 'en')
  .flatMap((language) => screens.map((screen) => [language, ...screen] as const))

test.each(states)(
  '%s has its own sentences, and room for them on the smallest phone: %s',
  async (language, path, change, reach) => {
    const { page, answers } = app
    const asked = { plans: false, asks: false, reminded: false, offline: false }
    Object.assign(answers, asked, change, { language })
    await page.setViewportSize({ width: 320, height: 568 })
    await app.startAnew()
    await page.evaluate((name) => localStorage.setItem('brieflotse-language', name), language)
    await app.go(path)
    await page.locator(`html[lang=${language}]`).waitFor()
    await reach()
    const foreign = foreignTo(language)
    await expect.poll(() => foreign(page)).toEqual([])
    expect(await lostAsItIs(page)).toEqual([])
  },
)
