// Measures page detection in photos: generated ones of every kind, and rendered letters whose corners are known. Run: `npx tsx
// bench/photos.ts <page.png> [seeds] [folder of rendered letters] [kinds]`
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeImage, decodeSmall } from '../api/src/providers/ocr/image.ts'
import {
  type Colour,
  type Corners,
  distance,
  findPageIn,
  findSize,
  frameOf,
  projection,
  scaleCorners,
  smaller,
  smallerColour,
} from '../packages/pictures/src/index.ts'
import { makeScene, sceneKinds } from '../packages/pictures/src/test-scene.ts'

const [pagePath, seeds = '10', letters, kinds] = process.argv.slice(2)

function inside(corners: Corners): (x: number, y: number) => boolean {
  const [a, b, c, d, e, f, g, h] = projection(corners, frameOf(1, 1))
  return (x, y) => {
    const w = g * x + h * y + 1
    const [u, v] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
    return w > 0 && u > 0 && u < 1 && v > 0 && v < 1
  }
}

/** The share of the page that is cut off, and the share of the result that is not page. */
function compare(found: Corners, truth: Corners, width: number, height: number) {
  const [isFound, isPage] = [inside(found), inside(truth)]
  let [page, lost, kept, extra] = [0, 0, 0, 0]
  for (let y = 0.5; y < height; y++)
    for (let x = 0.5; x < width; x++) {
      const [f, p] = [isFound(x, y), isPage(x, y)]
      if (p) page++
      if (p && !f) lost++
      if (f) kept++
      if (f && !p) extra++
    }
  return { lost: lost / page, extra: extra / Math.max(1, kept) }
}

type Row = {
  good: number
  whole: number
  loose: number
  wrong: number
  errors: number[]
  ms: number
}
const newRow = (): Row => ({ good: 0, whole: 0, loose: 0, wrong: 0, errors: [], ms: 0 })

function judge(row: Row, small: Colour, truth: Corners, name: string) {
  const started = process.cpuUsage().user
  const found = findPageIn(small)
  row.ms += (process.cpuUsage().user - started) / 1000
  if (!found) {
    row.whole++
    return 'whole'
  }
  const { lost, extra } = compare(found, truth, small.width, small.height)
  const verdict = lost > 0.015 ? 'wrong' : extra > 0.05 ? 'loose' : 'good'
  row[verdict]++
  const down = (distance(truth[0], truth[3]) + distance(truth[1], truth[2])) / 2
  row.errors.push(Math.max(...found.map((at, i) => distance(at, truth[i]!))) * (297 / down))
  if (verdict !== 'good')
    console.log(name, verdict, `lost ${(lost * 100).toFixed(1)} extra ${(extra * 100).toFixed(1)}`)
  return verdict
}

function print(name: string, { good, whole, loose, wrong, errors, ms }: Row) {
  const n = good + whole + loose + wrong
  const sorted = errors.toSorted((a, b) => a - b)
  const median = sorted[sorted.length >> 1]?.toFixed(1) ?? '-'
  console.log(
    `| ${name} | ${n} | ${good} | ${loose} | ${whole} | ${wrong} | ${median} | ${(ms / n).toFixed(0)} |`,
  )
}

console.log('| photos | number | found | with more around | kept whole | wrong | mm | ms |')
const page = smaller(await decodeImage(readFileSync(pagePath!)), 1280)
for (const kind of sceneKinds.filter((name) => !kinds || kinds.includes(name))) {
  const row = newRow()
  for (let seed = 1; seed <= Number(seeds); seed++) {
    const { photo, corners } = makeScene(page, { kind, seed, width: 960, height: 1280 })
    const small = smallerColour(photo, findSize)
    judge(row, small, scaleCorners(corners, small.width / photo.width), `${kind} ${seed}`)
  }
  print(kind, row)
}
for (const variant of letters && existsSync(letters) ? ['photo1', 'photo2', 'photo3'] : []) {
  const row = newRow()
  for (const id of readdirSync(letters!)) {
    const path = join(letters!, id, `${variant}-p1.jpg`)
    if (!existsSync(path)) continue
    const truth = JSON.parse(readFileSync(join(letters!, id, 'truth.json'), 'utf8')) as {
      photos: Record<string, { corners: [number, number][] }>
    }
    const known = truth.photos[`${variant}-p1`]
    if (!known) continue
    const bytes = readFileSync(path)
    const { width } = await decodeImage(bytes)
    const small = await decodeSmall(bytes)
    const corners = known.corners.map(([x, y]) => ({ x, y })) as Corners
    judge(row, small, scaleCorners(corners, small.width / width), `${variant} ${id}`)
  }
  print(variant, row)
}
