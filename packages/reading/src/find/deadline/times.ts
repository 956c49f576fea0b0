/** A time of day printed next to a day, as `HH:MM`; of a span its start. `end` is the offset after it. */
export type PrintedTime = { time: string; end: number }

const clock = String.raw`(?<hour>[01]?\d|2[0-4])(?:[:.](?<minute>[0-5]\d))?`
const span = String.raw`\s*(?:(?:bis|und|u\.|–|-)\s*(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s*)?(?:Uhr|h)\b`
const lead = 'um|ab|gegen|zwischen|zw\\.|von'
const pattern = new RegExp(String.raw`^\s*(?:[,–|-]|\t)?\s*(?:${lead})?\s*${clock}${span}`, 'u')
const further = new RegExp(
  String.raw`^(?!\s(?:jeden|jeweils|täglich))(?:[^.,;!?\d]{1,60}?|[^.;!?\d]{1,25}?)\s(?:${lead})\s+${clock}${span}`,
  'u',
)
const ahead = new RegExp(
  String.raw`(?<!\d)(?:(?:${lead})\s+)?${clock}${span}\s*(?:,|am|,\s*am|\s)\s*$`,
  'u',
)

function timeOf(match: RegExpExecArray | null): string | null {
  const hour = Number(match?.groups?.['hour'])
  if (!match || hour > 23) return null
  return `${String(hour).padStart(2, '0')}:${match.groups?.['minute'] ?? '00'}`
}

/** Reads `, 9:30 Uhr`, `um 11 Uhr`, `zwischen 8 und 12 Uhr`, `zw. 7.30 u. 9.00 Uhr` at an offset, or null. */
export function timeAt(text: string, offset: number): PrintedTime | null {
  const match = pattern.exec(text.slice(offset))
  const time = timeOf(match)
  return match && time ? { time, end: offset + match[0].length } : null
}

/** `am 3. März kommt der Ableser zwischen 8 und 10 Uhr`: a time later in the clause, with no other number between. */
export function timeFurtherOn(text: string, offset: number): PrintedTime | null {
  const match = further.exec(text.slice(offset))
  const time = timeOf(match)
  return match && time ? { time, end: offset + match[0].length } : null
}

/** `um 10:30 Uhr am Dienstag, 3. März`: the time before a day. `before` is the text up to the day or its weekday. */
export function timeBefore(before: string): { time: string; start: number } | null {
  const match = ahead.exec(before)
  const time = timeOf(match)
  return match && time ? { time, start: match.index } : null
}
