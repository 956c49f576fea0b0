import type { Reference } from './reference.ts'

/** What two ways of printing a number have in common. */
export const numberKey = (value: string) => value.replace(/[\s./–-]/g, '').toLowerCase()

/** Two readings of one number or word: they differ in one character, or one has one more. */
export function almostSame(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false
  let head = 0
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head++
  const [tailA, tailB] = [a.slice(head), b.slice(head)]
  return [
    tailA.slice(1) === tailB.slice(1),
    tailA.slice(1) === tailB,
    tailA === tailB.slice(1),
  ].some(Boolean)
}

/** Of two readings of one number the one that stands more often remains, in doubt where none does. */
export function settle(all: Reference[]): Reference[] {
  return all.flatMap((one) => {
    const twin = all.find(
      (other) =>
        almostSame(numberKey(one.value), numberKey(other.value)) &&
        other.kind.name === one.kind.name,
    )
    if (!twin) return [one]
    if (twin.mentions > one.mentions) return []
    return [{ ...one, quoted: one.quoted || twin.quoted, doubted: twin.mentions === one.mentions }]
  })
}
