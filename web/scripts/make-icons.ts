// Draws the app's icons from public/icons/icon.svg. Needs a Chromium: `CHROMIUM=/path node --import tsx web/scripts/make-icons.ts`.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url))
const drawing = await readFile(`${folder}icon.svg`, 'utf8')
const accent = '#0b6b62'

/**
 * Extends the background behind the drawing into the corners, because masks and phones cut their own shape. `share`: the drawing's part of
 * the width.
 */
function filled(share: number): string {
  const size = 32 / share
  const from = (32 - size) / 2
  const box = `${from} ${from} ${size} ${size}`
  return drawing.replace('viewBox="0 0 32 32"', `viewBox="${box}" style="background:${accent}"`)
}

function symbol(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 36 36"><rect x="-6" y="-6" width="36" height="36" rx="9" fill="${accent}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

const pictures: [name: string, size: number, svg: string][] = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  // Everything is inside the safe zone of maskable icons, a circle of 80 % of the width.
  ['maskable-512.png', 512, filled(0.8)],
  ['apple-touch-icon.png', 180, filled(0.9)],
  [
    'shortcut-upload.png',
    96,
    symbol(
      'M12 15.5V4.8M7.8 8.8 12 4.6l4.2 4.2M4.5 14.5v3.2c0 1 .8 1.8 1.8 1.8h11.4c1 0 1.8-.8 1.8-1.8v-3.2',
    ),
  ],
  [
    'shortcut-documents.png',
    96,
    symbol(
      'M8.5 3.8h6.7l4.3 4.3v9.1H8.5zM15 4v4.3h4.3M8.5 7.2h-4v13h11v-3M11.5 11.8h5M11.5 14.4h3',
    ),
  ],
]

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const [name, size, svg] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  )
  await page.screenshot({ path: folder + name, omitBackground: true })
  await page.close()
}
await browser.close()
