import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cameraText } from '../web/src/text/camera.ts'
import { barriers } from './barriers.ts'
import { prepareBrowser } from './browser.ts'
import { prepareServer, type Server } from './server.ts'
import { letters, register, text, underWorker } from './steps.ts'

const browser = await prepareBrowser()
let folder: string
let server: Server
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brieflotse-camera-'))
  // Chromium's fake camera plays this film, which is a still photo.
  const film = join(folder, 'film.mjpeg')
  const photo = await readFile(letters.photo)
  await writeFile(film, Buffer.concat([photo, photo]))
  server = await prepareServer()
  await server.start()
  page = await browser.open({
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    reducedMotion: 'reduce',
  })
  await register(page, server.address)
  await underWorker(page)
})
afterAll(async () => {
  await browser.remove()
  await server.remove()
  await rm(folder, { recursive: true, force: true })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Takes a photo once the app reports a good picture. */
async function shoot(): Promise<void> {
  await page.getByText(cameraText.hints.ready).waitFor()
  await button(cameraText.shoot).click()
  await button(cameraText.use).waitFor()
}

test('two photographed pages become one document, without a network at first', async () => {
  await page.goto(`${server.address}/upload`)
  await button(text.upload.takePhoto).click()
  await page.getByText(cameraText.hints.ready).waitFor()
  expect(await barriers(page), 'camera').toEqual([])
  await shoot()

  const corner = page.getByRole('button', { name: new RegExp(cameraText.corners[0]!) })
  const before = await corner.getAttribute('aria-label')
  await corner.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  expect(await corner.getAttribute('aria-label')).not.toBe(before)
  await page.getByText(cameraText.looksGood).waitFor()
  expect(await barriers(page), 'corners').toEqual([])
  await button(cameraText.use).click()

  await button(cameraText.add).click()
  await shoot()
  await button(cameraText.use).click()
  await page.getByAltText(cameraText.pageOf({ number: 2, count: 2 })).waitFor()
  expect(await barriers(page), 'pages').toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await barriers(page), 'pages on a small phone').toEqual([])
  const remove = await button(cameraText.removePage({ number: 2 })).boundingBox()
  expect(remove).toMatchObject({ width: 44, height: 44 })
  const frame = await page.getByRole('listitem').last().boundingBox()
  expect(remove!.x + remove!.width).toBeLessThanOrEqual(frame!.x + frame!.width)

  await page.reload()
  await button(cameraText.goOn).click()
  await page.getByAltText(cameraText.pageOf({ number: 2, count: 2 })).waitFor()

  await server.stop()
  await button(cameraText.done).click()
  await page.getByText(text.waiting.states.connection).waitFor()
  await server.start()

  const listed = async () => {
    const answer = await page.request.get(`${server.address}/api/documents`)
    return (await answer.json()) as { id: number }[]
  }
  await expect.poll(listed, { timeout: 120_000 }).toHaveLength(1)
  const [document] = await listed()
  const letter = await page.request.get(`${server.address}/api/documents/${document!.id}`)
  expect(await letter.json()).toMatchObject({ fileCount: 2 })
})
