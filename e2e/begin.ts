import { afterAll, beforeAll } from 'vitest'
import { prepareBrowser } from './browser.ts'
import { prepareServer } from './server.ts'

/** Starts the real server and a browser before the first test of a file and stops them after the last. */
export async function begin(...settings: Parameters<typeof prepareServer>) {
  const server = await prepareServer(...settings)
  const browser = await prepareBrowser()
  beforeAll(server.start)
  afterAll(async () => {
    await browser.remove()
    await server.remove()
  })
  return { server, browser }
}
