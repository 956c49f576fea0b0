// Prints letters with addresses too large for the window in every layout, and checks the finished PDFs.
// Run: `npx tsx bench/preflight.ts [letters] [folder for pictures]`
import { layoutProfiles, type LayoutProfileName } from '../packages/writing/src/index.ts'
import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { drawPage } from '../api/src/providers/ocr/pdf-draw.ts'
import { asSharp } from '../api/src/providers/ocr/grey.ts'
import { openFinished } from '../api/src/letters/preflight/finished-pdf.ts'
import { printAndCheck } from '../api/src/letters/preflight/print-and-check.ts'
import { lettersToPost } from '../api/test/letters-to-post.ts'

const count = Number(process.argv[2] ?? 200)
const folder = process.argv[3]
const limits = { pages: 20, bytes: 8_000_000 }
const sharp = createRequire(new URL('../api/package.json', import.meta.url))('sharp')

/** A line that looks like a signature, drawn once. */
const signature: Buffer = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="150"><path d="M10 110C60 10 90 10 80 90s60 40 90-20 40 60 80 20 60-60 70-10 70 10 150-40" fill="none" stroke="#123" stroke-width="5"/></svg>',
  ),
)
  .png()
  .toBuffer()

async function picture(name: string, bytes: Uint8Array): Promise<void> {
  const document = (await openFinished(bytes))!
  const page = await document.getPage(1)
  const drawn = await drawPage(document, page, page.getViewport({ scale: 1.6 }), false)
  writeFileSync(join(folder!, `${name}.png`), await asSharp(drawn.picture).png().toBuffer())
  await document.loadingTask.destroy()
}

const papers = lettersToPost(count)
let faults = 0
for (const name of Object.keys(layoutProfiles) as LayoutProfileName[]) {
  const said: Record<string, number> = {}
  const started = performance.now()
  for (const paper of papers) {
    const options = { profile: name, writtenAt: new Date(0) }
    const signed = paper.signature ? { ...options, signature } : options
    const { bytes, problems } = await printAndCheck({ paper, options: signed, limits })
    for (const { code } of problems) said[code] = (said[code] ?? 0) + 1
    // An address that fits into no window is rejected correctly; any other problem is a fault of the layout.
    faults += problems.filter(({ code }) => code !== 'recipient-outside-window').length
    if (folder && paper === papers.find(({ signature: signs }) => signs)) await picture(name, bytes)
  }
  const each = ((performance.now() - started) / papers.length).toFixed(0)
  console.log(`${name}: ${papers.length} letters, ${each} ms each, ${JSON.stringify(said)}`)
}
console.log(`violations: ${faults}`)
process.exit(faults > 0 ? 1 : 0)
