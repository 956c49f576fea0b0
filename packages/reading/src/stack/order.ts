import type { PageLook } from './page-look.ts'

type Side = Pick<PageLook, 'page' | 'count' | 'sender' | 'recipient'> & { blank: boolean }

/** A possible reading order, as indexes of the pages. `backs`: positions in it that are backs of sheets. */
type Way = { places: number[]; backs: number[] }

/** Orders in which scanners deliver the sides of a stack, and cameras its pages. */
function candidates(sides: Side[]): Way[] {
  const n = sides.length
  const all = Array.from({ length: n }, (_, i) => i)
  const half = n / 2
  const ways: Way[] = []
  if (n % 2 === 0 && n > 2) {
    const fronts = all.slice(0, half)
    const backs = all.slice(half)
    // the stack was turned over for its backs, so they are in reverse
    ways.push({ places: fronts.flatMap((i) => [i, n - 1 - i]), backs })
    ways.push({ places: fronts.flatMap((i) => [i, half + i]), backs })
  }
  const at = (i: number) => sides[i]?.count?.at ?? 0
  const isCounted = sides.every(({ count }) => count?.of === n)
  if (isCounted) ways.push({ places: all.toSorted((a, b) => at(a) - at(b)), backs: [] })
  return ways
}

/** Whether `side` can follow `before`: by their page numbers, and without another sender's name. */
function follows(before: Side | undefined, { count, sender }: Side): boolean {
  if (!before || !count) return false
  const isOther =
    sender.length > 0 && before.sender.length > 0 && !sender.some((t) => before.sender.includes(t))
  if (isOther) return false
  // first pages often have no number
  if (!before.count) return count.at === 2 && before.recipient !== null
  const isSame = before.count.of === null || count.of === null || before.count.of === count.of
  return isSame && before.count.at === count.at - 1
}

/** Counts the pages that directly follow their predecessor, and those in an impossible position. */
function judge(sides: Side[], { places, backs }: Way): { right: number; wrong: number } {
  const read = places.filter((i) => sides[i] && !sides[i].blank)
  let right = 0
  let wrong = 0
  read.forEach((place, i) => {
    const side = sides[place]!
    const before = sides[read[i - 1] ?? -1]
    if (follows(before, side)) right += 1
    // the back of a sheet continues its front
    else if (backs.includes(place)) wrong += 1
    else if ((side.count?.at ?? 1) > 1 && (i === 0 || before?.count || before?.recipient))
      wrong += 1
    else if (before?.count?.of && before.count.at < before.count.of && side.count) wrong += 1
  })
  return { right, wrong }
}

/**
 * The reading order by the printed page numbers. It differs from the given order only if that contradicts the numbers and the new one
 * agrees with all of them.
 */
export function pageOrderOf(sides: Side[]): number[] {
  const asTheyLie = sides.map(({ page }) => page)
  const lie = judge(sides, { places: sides.map((_, i) => i), backs: [] })
  if (lie.wrong === 0) return asTheyLie
  const good = candidates(sides)
    .map((way) => ({ way, ...judge(sides, way) }))
    .filter(({ right, wrong }) => wrong === 0 && right > lie.right)
    .toSorted((a, b) => b.right - a.right)
  const key = ({ places }: Way) => places.filter((i) => !sides[i]?.blank).join(' ')
  const [best, ...others] = good
  const isUnsure = others.some(
    ({ way, right }) => right === best?.right && key(way) !== key(best.way),
  )
  if (!best || isUnsure) return asTheyLie
  return best.way.places.flatMap((i) => sides[i]?.page ?? [])
}
