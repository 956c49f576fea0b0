// Measures how long the screen of a letter is on a phone (390 px): the median and the longest of all letters of an account.
// Run beside a running server with letters, for example those of `npm run demo`:
//   npx tsx bench/letter-lengths.ts http://localhost:3000 USERNAME PASSWORD
import { prepareBrowser } from '../e2e/browser.ts'
import { text } from '../e2e/steps.ts'

const [address = 'http://localhost:3000', username = '', password = ''] = process.argv.slice(2)
const browser = await prepareBrowser()
try {
  const page = await browser.open()
  await page.goto(`${address}/documents`)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: text.account.login, exact: true }).click()
  await page.getByRole('article').first().waitFor()
  const answer = await page.request.get(`${address}/api/documents`)
  const letters = ((await answer.json()) as { id: number; status: string }[]).filter(
    ({ status }) => status === 'completed',
  )
  const heights: number[] = []
  for (const { id } of letters) {
    await page.goto(`${address}/documents/${id}`)
    await page.getByText(text.detail.details, { exact: true }).waitFor()
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight))
  }
  const sorted = heights.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  console.log(`${sorted.length} letters: median ${median} px, longest ${sorted.at(-1)} px`)
} finally {
  await browser.remove()
}
