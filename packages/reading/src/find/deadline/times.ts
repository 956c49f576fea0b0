/** A time of day printed right after a day, as `HH:MM`; of a span its beginning. `end` is the offset behind it. */
export type PrintedTime = { time: string; end: number }

const clock = String.raw`(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d))?`
const pattern = new RegExp(
  String.raw`^\s*(?:[,–|-]|\t)?\s*(?:um|ab|gegen|zwischen|zw\.|von)?\s*${clock}\s*(?:(?:bis|und|u\.|–|-)\s*(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s*)?(?:Uhr|h)\b`,
  'u',
)

/** Reads `, 9:30 Uhr`, `um 11 Uhr`, `zwischen 8 und 12 Uhr`, `zw. 7.30 u. 9.00 Uhr` at an offset, or null. */
export function timeAt(text: string, offset: number): PrintedTime | null {
  const match = pattern.exec(text.slice(offset))
  if (!match?.groups) return null
  const hour = Number(match.groups['hour'])
  if (hour > 23) return null
  const time = `${String(hour).padStart(2, '0')}:${match.groups['minute'] ?? '00'}`
  return { time, end: offset + match[0].length }
}
