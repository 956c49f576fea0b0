import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { letters, share } from './steps.ts'

let server: Server
let browser: Awaited<ReturnType<typeof prepareBrowser>>

beforeAll(async () => {
  server = await prepareServer()
  await server.start()
})
afterAll(() => server.remove())
beforeEach(async () => {
  browser = await prepareBrowser()
})
afterEach(() => browser.remove())

type Built = {
  share_target: { action: string; method: string; enctype: string; params: Params }
  file_handlers: { action: string; accept: Record<string, string[]> }[]
  launch_handler: { client_mode: string[] }
  shortcuts: { url: string; icons: { src: string }[] }[]
  icons: { src: string }[]
}
type Params = {
  title: string
  text: string
  url: string
  files: { name: string; accept: string[] }[]
}

test('the built manifest has the browser offer the app for sharing and opening letters', async () => {
  const answer = await fetch(`${server.address}/manifest.webmanifest`)
  const manifest = (await answer.json()) as Built
  const { share_target: target } = manifest
  expect(target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' })
  expect(target.params).toMatchObject({ title: 'title', text: 'text', url: 'url' })
  expect(target.params.files[0]!.accept.toSorted()).toEqual(
    ['.jpeg', '.jpg', '.pdf', '.png', 'application/pdf', 'image/jpeg', 'image/png'].toSorted(),
  )
  expect(manifest.file_handlers[0]).toMatchObject({
    action: '/share',
    accept: { 'application/pdf': ['.pdf'] },
  })
  expect(manifest.launch_handler.client_mode[0]).toBe('navigate-new')
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/upload', '/documents'])
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src } of pictures) {
    expect((await fetch(server.address + src)).headers.get('content-type')).toMatch(/^image\//)
  }
})

test('the browser finds nothing wrong with it and would install the app', async () => {
  const page = await browser.open()
  await page.goto(`${server.address}/auth`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const inside = await page.context().newCDPSession(page)
  const { errors, data } = await inside.send('Page.getAppManifest')
  expect(data).toContain('share_target')
  expect(errors).toEqual([])
  const { installabilityErrors } = await inside.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('a share to an app that has no worker yet ends on its screen as well', async () => {
  const page = await browser.open({ serviceWorkers: 'block' })
  await page.goto(`${server.address}/auth`)
  const { searchParams } = await share(page, letters.pdf)
  expect(Object.fromEntries(searchParams)).toMatchObject({ title: 'Mahnung', problem: 'not-ready' })
})
