// Seconds for one page (text PDF, scan, photo) from file to words and images, and for OCR alone compared with native Tesseract with
// the same language data and picture. Run: `npx tsx bench/reading.ts [rounds]`
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { asSharp } from '../api/src/providers/ocr/grey.ts'
import { decodeImage } from '../api/src/providers/ocr/image.ts'
import type { LetterFile } from '../api/src/providers/ocr/ocr.ts'
import { straighten } from '../api/src/providers/ocr/straighten.ts'
import { startRecogniser } from '../api/src/providers/ocr/recogniser.ts'
import { createTesseractOcr } from '../api/src/providers/ocr/tesseract.ts'

const rounds = Number(process.argv[2] ?? 3)
const run = promisify(execFile)
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))

const files: { name: string; file: LetterFile; allowed: number }[] = [
  { name: 'text PDF', file: { bytes: fixture('letter.pdf'), type: 'application/pdf' }, allowed: 1 },
  { name: 'scan', file: { bytes: fixture('scan.jpg'), type: 'image/jpeg' }, allowed: 7 },
  { name: 'photo', file: { bytes: fixture('photo.jpg'), type: 'image/jpeg' }, allowed: 10 },
]

/** The fastest of all rounds, because other programs on the machine can only slow it down. */
async function seconds(works: (() => unknown)[]): Promise<number[]> {
  const best = works.map(() => Infinity)
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) {
      const started = performance.now()
      await work()
      best[i] = Math.min(best[i]!, (performance.now() - started) / 1000)
    }
  return best
}

/** Runs whole pages through the product's OCR, and measures how long that blocks the main thread. */
async function measureReader(): Promise<number[]> {
  const ocr = createTesseractOcr()
  const read = (file: LetterFile) =>
    ocr.read(file, {
      signal: new AbortController().signal,
      onProgress: () => {},
      onPage: () => {},
    })
  for (const { file } of files) await read(file)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 50)
  delay.enable()
  const times = await seconds(
    files.map(
      ({ file }) =>
        () =>
          read(file),
    ),
  )
  delay.disable()
  clearInterval(watch)
  await ocr.close()
  const ms = (value: number) => `${(value / 1e6).toFixed(0)} ms`
  console.log(`main thread late by ${ms(delay.percentile(99))} (p99), ${ms(delay.max)} (most)`)
  console.log(`memory of the process at most ${(memory / 1e6).toFixed(0)} MB`)
  return times
}

/** Native Tesseract including its process start, as a shell script would use it; with and without its own threads. */
function native(path: string, folder: string): (() => unknown)[] {
  if (spawnSync('tesseract', ['--version']).error) return []
  const options = [
    '--tessdata-dir',
    folder,
    '-l',
    'deu',
    '--psm',
    '3',
    '--oem',
    '1',
    '--dpi',
    '300',
  ]
  return [{}, { OMP_THREAD_LIMIT: '1' }].map(
    (env) => () =>
      run('tesseract', [path, 'stdout', ...options, 'tsv'], { env: { ...process.env, ...env } }),
  )
}

// The allocator settings of `npm start`, which are read only at process start.
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }
if (!process.env['MALLOC_ARENA_MAX']) {
  const again = [...process.execArgv, ...process.argv.slice(1)]
  const env = { ...process.env, ...allocator, MALLOC_TRIM_THRESHOLD_: '262144' }
  process.exit(spawnSync(process.execPath, again, { env, stdio: 'inherit' }).status ?? 1)
}

const folder = mkdtempSync(join(tmpdir(), 'brieflotse-bench-'))
try {
  const require = createRequire(new URL('../api/src/index.ts', import.meta.url))
  const data = require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz')
  writeFileSync(join(folder, 'deu.traineddata'), gunzipSync(readFileSync(data)))
  const whole = await measureReader()
  const recognise = await startRecogniser()
  const path = join(folder, 'page.png')
  const show = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '-').padStart(11)
  console.log('page          whole s  allowed s recognise s    native s       ratio')
  for (const [i, { name, file, allowed }] of files.entries()) {
    let [ours, theirs] = [NaN, NaN]
    if (file.type !== 'application/pdf') {
      const { picture, faint } = await straighten(await decodeImage(file.bytes))
      writeFileSync(path, await asSharp(picture).png({ compressionLevel: 1 }).toBuffer())
      const [own, ...others] = await seconds([
        () => recognise(picture, faint),
        ...native(path, folder),
      ])
      ours = own!
      theirs = Math.min(...others)
    }
    console.log(
      name.padEnd(10) + [whole[i]!, allowed, ours, theirs, ours / theirs].map(show).join(' '),
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}
