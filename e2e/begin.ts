import { afterAll, beforeAll } from 'vitest'
import { prepareBrowser } from './browser.ts'
import { prepareServer } from './server.ts'

/** The real server and a browser for the journeys of a file: there before the first of them, gone after the last. */
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
