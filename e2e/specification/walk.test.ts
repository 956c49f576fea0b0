import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareBrowser } from '../browser.ts'
import { prepareServer } from '../server.ts'
import { card, letters, register, text, upload } from '../steps.ts'

// Tests what the specification says about URLs, widths and colours in a real browser with the real server.

const browser = await prepareBrowser()
const server = await prepareServer()
let page: Page

beforeAll(async () => {
  await server.start()
  page = await browser.open()
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
})

const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path)
const addresses = [
  '/',
  '/upload',
  '/documents',
  '/documents/1',
  '/responses/1',
  '/response-letters/1',
  '/mail-success?id=1',
  '/share?title=a',
  '/payment-test',
  '/payment-complete?payment_intent=a',
  '/settings',
  '/due',
]

test.each(addresses)(
  '%s is closed to whoever is not logged in, and open afterwards',
  async (path) => {
    await page.goto(server.address + path)
    await at('/auth')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
  },
)

test('after the registration the greeting has the first name', async () => {
  await page.goto('about:blank') // about:blank resets the previous URL, to which the app could return
  await register(page, server.address)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('heading', { name: 'Hello, Jana' }).waitFor()
})

test.each(addresses.filter((path) => !path.startsWith('/response-letters')))(
  'whoever is logged in stays at %s',
  async (path) => {
    await page.goto(server.address + path)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  },
)

test('the second address of a letter leads to the first', async () => {
  await page.goto(`${server.address}/response-letters/1`)
  await at('/responses/1')
})

test('an unknown address is answered with 404', async () => {
  await page.goto(`${server.address}/nowhere`)
  await page.getByText('404 Page Not Found').waitFor()
})

test('the entries are Home, Upload, Documents, Account; under 768 px a bar at the bottom, from there on a side panel with Logout', async () => {
  await page.goto(server.address)
  const entries = page.getByRole('navigation', { name: 'Main' })
  await page.setViewportSize({ width: 767, height: 900 })
  await entries.getByRole('button', { name: 'Account' }).waitFor()
  await entries.getByRole('button', { name: 'Logout' }).waitFor({ state: 'hidden' })
  const names = await entries.getByRole('link').or(entries.getByRole('button')).allInnerTexts()
  expect(names.filter((name) => name !== 'Due')).toEqual(['Home', 'Upload', 'Documents', 'Account'])
  const bar = await entries.boundingBox()
  expect(bar!.y + bar!.height).toBeCloseTo(900, 0)
  expect(bar!.width).toBeCloseTo(767, 0)

  await page.setViewportSize({ width: 768, height: 900 })
  await entries.getByRole('button', { name: 'Logout' }).waitFor()
  const panel = await entries.boundingBox()
  expect(panel!.x).toBe(0)
  expect(panel!.width).toBeLessThan(300)
})

test('a file can be dropped, browsed for, and on a phone taken with the camera', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${server.address}/upload`)
  const browse = page.getByLabel('Browse Files')
  expect(await browse.getAttribute('accept')).toBe('.pdf,.jpg,.jpeg,.png')
  await page.getByText(text.upload.drop).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('Take Photo').first().waitFor()
})

test('after an upload two tabs, the uploaded documents first', async () => {
  await upload(page, server.address, letters.pdf)
  expect(new URL(page.url()).pathname).toBe('/documents')
  await page.getByRole('heading', { name: 'My Documents', level: 1 }).waitFor()
  const tabs = page.getByRole('tab')
  expect(await tabs.allInnerTexts()).toEqual(['Uploaded Documents', 'Generated Responses'])
  expect(await tabs.first().getAttribute('aria-selected')).toBe('true')
})

test('the letter is headed by sender and date; what must be done stands in an amber box, what must be paid stands in a blue box', async () => {
  const read = card(page, /Nordlicht Energie GmbH - 14 March 2025/)
  await read.getByRole('link').first().click()
  await page.getByRole('region', { name: 'Required Action' }).waitFor()
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(heading).toMatch(/Nordlicht Energie GmbH/)
  await page.getByText('14 March 2025').first().waitFor()
  expect(await hueOf('Required Action')).toBe('amber')
  expect(await hueOf('Payment')).toBe('blue')
})

/** The common name of a box's colour. */
async function hueOf(name: string): Promise<string> {
  const region = page.getByRole('region', { name, exact: true }).first()
  const [red, green, blue] = await region.evaluate((box) => {
    const pixel = document.createElement('canvas').getContext('2d')!
    pixel.fillStyle = getComputedStyle(box).backgroundColor
    pixel.fillRect(0, 0, 1, 1)
    return [...pixel.getImageData(0, 0, 1, 1).data]
  })
  if (red! > green! && green! > blue!) return 'amber'
  return blue! > red! ? 'blue' : `rgb(${red} ${green} ${blue})`
}
