import type { PageLook } from './page-look.ts'

type Side = Pick<PageLook, 'page' | 'count' | 'sender' | 'recipient'> & { blank: boolean }

/** A way to read the pages, as indexes of them as they lie. `backs`: places in it that are the backs of sheets. */
type Way = { places: number[]; backs: number[] }

/** Ways in which the sides of a stack come out of a scanner, and its pages out of a camera. */
function candidates(sides: Side[]): Way[] {
  const n = sides.length
  const all = Array.from({ length: n }, (_, i) => i)
  const half = n / 2
  const ways: Way[] = []
  if (n % 2 === 0 && n > 2) {
    const fronts = all.slice(0, half)
    const backs = all.slice(half)
    // the stack is turned over for its backs: the last comes first
    ways.push({ places: fronts.flatMap((i) => [i, n - 1 - i]), backs })
    ways.push({ places: fronts.flatMap((i) => [i, half + i]), backs })
  }
  const at = (i: number) => sides[i]?.count?.at ?? 0
  const isCounted = sides.every(({ count }) => count?.of === n)
  if (isCounted) ways.push({ places: all.toSorted((a, b) => at(a) - at(b)), backs: [] })
  return ways
}

/** Whether `side` can be the page behind `before`: by the numbers printed on both, and not with another sender's name on it. */
function follows(before: Side | undefined, { count, sender }: Side): boolean {
  if (!before || !count) return false
  const isOther =
    sender.length > 0 && before.sender.length > 0 && !sender.some((t) => before.sender.includes(t))
  if (isOther) return false
  // first pages often carry no number
  if (!before.count) return count.at === 2 && before.recipient !== null
  const isSame = before.count.of === null || count.of === null || before.count.of === count.of
  return isSame && before.count.at === count.at - 1
}

/** How many pages stand right behind the page they follow, and how many stand where they cannot. */
function judge(sides: Side[], { places, backs }: Way): { right: number; wrong: number } {
  const read = places.filter((i) => sides[i] && !sides[i].blank)
  let right = 0
  let wrong = 0
  read.forEach((place, i) => {
    const side = sides[place]!
    const before = sides[read[i - 1] ?? -1]
    if (follows(before, side)) right += 1
    // the back of a sheet goes on where its front ends
    else if (backs.includes(place)) wrong += 1
    else if ((side.count?.at ?? 1) > 1 && (i === 0 || before?.count || before?.recipient))
      wrong += 1
    else if (before?.count?.of && before.count.at < before.count.of && side.count) wrong += 1
  })
  return { right, wrong }
}

/**
 * The order in which the pages are to be read, by the page numbers printed on them: another than the one they lie in only where that
 * one contradicts the print and the other agrees with it on every page.
 */
export function orderOf(sides: Side[]): number[] {
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
