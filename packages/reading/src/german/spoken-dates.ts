import { addDays, addMonths, endOfMonth, dateParts, plainDate, weekdayOf } from '@brieflotse/rules'
import type { PlainDate } from '@brieflotse/rules'
import { anyMonth, monthOf, type PrintedDate } from './dates.ts'

const weekdays = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag']
const weekday = `(?<weekday>${weekdays.join('|')}|sonnabend)`
const ordinals: Record<string, number> = {
  ersten: 1,
  zweiten: 2,
  dritten: 3,
  fünften: 5,
  zehnten: 10,
  fünfzehnten: 15,
}
const ordinal = `(?<ordinal>\\d{1,2}\\.|${Object.keys(ordinals).join('|')})`
const until = String.raw`(?<=(?<!\p{L})bis\s+(?:spätestens\s+|zum\s+|zur\s+|einschließlich\s+|am\s+)*)`
const month = String.raw`(?:dieses|des\s+(?<which>laufenden|aktuellen|nächsten|kommenden|folgenden))\s+monats`

type Groups = Record<string, string | undefined>
type Count = (groups: Groups, written: PlainDate) => PlainDate | null

const numberOf = (name: string) => (weekdays.indexOf(name.replace('sonnabend', 'samstag')) + 1) % 8

/** The next day with this weekday name after another day. */
function nextNamed(name: string, after: PlainDate): PlainDate {
  const ahead = (numberOf(name) - weekdayOf(after) + 7) % 7
  return addDays(after, ahead === 0 ? 7 : ahead)
}

const fridayOf = (day: PlainDate) => addDays(day, 5 - weekdayOf(day))

/** The Friday of a calendar week (ISO 8601): of the first such week that does not end before the letter's date. */
function fridayOfWeek(week: number, written: PlainDate): PlainDate | null {
  const { year } = dateParts(written)
  for (const of of [year, year + 1]) {
    // 4 January is always in the first week.
    const fourth = plainDate(of, 1, 4)
    const friday = fourth && addDays(fridayOf(fourth), (week - 1) * 7)
    if (week >= 1 && week <= 53 && friday && friday >= written) return friday
  }
  return null
}

/** A day of the letter's month, or of the next one. */
function dayOfMonth({ ordinal: said = '', which = '' }: Groups, written: PlainDate) {
  const { year, month: now } = dateParts(
    /^(?:n|k|f)/u.test(which) ? addMonths(written, 1) : written,
  )
  return plainDate(year, now, ordinals[said] ?? Number.parseInt(said, 10))
}

/** Skips only Sundays: ignoring holidays gives an earlier day, which is on the safe side. */
function workingDay(groups: Groups, written: PlainDate): PlainDate | null {
  const first = dayOfMonth({ ordinal: 'ersten', which: groups['which'] }, written)
  const nth = ordinals[groups['ordinal'] ?? ''] ?? Number.parseInt(groups['ordinal'] ?? '', 10)
  if (!first || !(nth >= 1 && nth <= 10)) return null
  let day = first
  for (let left = nth; ; day = addDays(day, 1)) {
    if (weekdayOf(day) !== 7) left--
    if (left === 0) return day
  }
}

function inMonth(day: number, { month: name = '', year }: Groups, written: PlainDate) {
  const now = dateParts(written).year
  const years = year ? [Number(year)] : [now, now + 1]
  const days = years.map((of) => plainDate(of, monthOf(name), day))
  return days.find((one) => one !== null && one >= written) ?? null
}

const forms: [string, Count][] = [
  [
    String.raw`(?:kommende[nrms]?|nächste[nrms]?|diese[nrms]?)\s+${weekday}`,
    ({ weekday: name = '' }, written) => nextNamed(name, written),
  ],
  [
    String.raw`${weekday}\s+(?:der\s+)?(?:nächste[nr]|kommende[nr])\s+woche`,
    ({ weekday: name = '' }, written) => addDays(fridayOf(written), numberOf(name) + 2),
  ],
  [
    String.raw`${until}(?<!tag\s+bis\s+)${weekday}(?!,?\s+(?:(?:den|dem|der)\s+)?\S*\d\S*(?!\s*Uhr)(?=\s|$)|\s+in\s)`,
    ({ weekday: name = '' }, written) => nextNamed(name, written),
  ],
  [`${until}übermorgen`, (_, written) => addDays(written, 2)],
  [`${until}(?<!zum\\s)morgen(?!s)`, (_, written) => addDays(written, 1)],
  [
    String.raw`${until}(?:ende\s+(?:der|dieser)\s+|diese\s+)?woche(?:nende)?`,
    (_, written) => (weekdayOf(written) > 4 ? null : fridayOf(written)),
  ],
  [
    String.raw`${until}ende\s+(?:nächster|kommender|der\s+(?:nächsten|kommenden))\s+woche`,
    (_, written) => addDays(fridayOf(written), 7),
  ],
  [
    String.raw`${until}(?:(?:zum\s+)?ende\s+(?:der\s+)?)?(?:(?:kw|kalenderwoche)\s?(?<week>\d{1,2})|(?<week2>\d{1,2})\.\s?(?:kw|kalenderwoche))`,
    ({ week, week2 }, written) => fridayOfWeek(Number(week ?? week2), written),
  ],
  [String.raw`${until}${ordinal}\s+werktag\s+${month}`, workingDay],
  [String.raw`(?<=(?<!\p{L})(?:zum|am)\s)${ordinal}\s+werktag\s+${month}`, workingDay],
  [String.raw`${until}${ordinal}\s+${month}`, dayOfMonth],
  [
    String.raw`${until}mitte\s+(?<month>${anyMonth})(?:\s+(?<year>20\d{2}))?`,
    (groups, written) => inMonth(15, groups, written),
  ],
  [
    String.raw`${until}anfang\s+(?<month>${anyMonth})(?:\s+(?<year>20\d{2}))?`,
    (groups, written) => inMonth(1, groups, written),
  ],
  [
    String.raw`${until}(?:jahresende|ende\s+(?:des\s+jahres|dieses\s+jahres))`,
    (_, written) => plainDate(dateParts(written).year, 12, 31),
  ],
  [
    String.raw`${until}(?:quartalsende|ende\s+des\s+(?:laufenden\s+)?quartals)`,
    (_, written) => {
      const { year, month: now } = dateParts(written)
      const last = plainDate(year, Math.ceil(now / 3) * 3, 1)
      return last && endOfMonth(last)
    },
  ],
]

/** A quick check: every form contains one of these words, most sentences contain none. */
const cue = /(?<!\p{L})(?:bis|kommende|nächste|diese|werktag)/iu

const patterns = forms.map(([form, count]): [RegExp, Count] => [
  new RegExp(String.raw`${form}(?!\p{L}|,\s(?:der|das|welche)\s)`, 'giu'),
  count,
])

/**
 * Days in words, counted from the letter's date: `kommenden Freitag`, `bis Ende der Woche`, `bis KW 12`, `bis Mitte März`, `bis zum dritten
 * Werktag des nächsten Monats`. If the words are ambiguous, the earliest day.
 */
export function spokenDates(text: string, written: PlainDate): PrintedDate[] {
  const found: PrintedDate[] = []
  if (!cue.test(text)) return found
  for (const [pattern, count] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const lower = Object.entries(match.groups ?? {}).map(([key, word]) => [
        key,
        word?.toLowerCase(),
      ])
      const date = count(Object.fromEntries(lower) as Groups, written)
      const [start, end] = [match.index, match.index + match[0].length]
      // recurring days: `jedes Wochenende von Freitag bis Montag`
      if (
        /(?<!\p{L})(?:von|vom|jede[nrs]?|jeweils|wöchentlich|täglich)\s[^.;]{0,60}$/iu.test(
          text.slice(0, start),
        )
      )
        continue
      if (!date || found.some((one) => one.start < end && one.end > start)) continue
      found.push({ start, end, ...dateParts(date), date, spoken: match[0] })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}
