import type { PlainDate } from './plain-date.ts'
import { addDays, dateParts, plainDate, weekdayOf } from './plain-date.ts'
import type { State } from './states.ts'
import { states } from './states.ts'

/** The public holidays that can move a deadline. */
const holidayNames = [
  'New Year’s Day',
  'Epiphany',
  'International Women’s Day',
  'Good Friday',
  'Easter Monday',
  'Labour Day',
  'Ascension Day',
  'Whit Monday',
  'Corpus Christi',
  'Augsburg Peace Festival',
  'Assumption Day',
  'World Children’s Day',
  'Day of German Unity',
  'Reformation Day',
  'All Saints’ Day',
  'Repentance Day',
  'Christmas Day',
  'Boxing Day',
  'Liberation Day',
  'Uprising Day',
] as const
export type HolidayName = (typeof holidayNames)[number]

/**
 * A public holiday. `partly` lists the states in which only some municipalities have the day off; `states` those in which all do.
 */
export type Holiday = {
  name: HolidayName
  day: PlainDate
  states: readonly State[]
  partly: readonly State[]
}

/** Easter Sunday. Source: Gauss's rule in the form of Meeus, Astronomical Algorithms, chapter 8. */
export function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const n = e + f - 7 * g + 114
  return plainDate(year, Math.floor(n / 31), (n % 31) + 1) as PlainDate
}

/** The Wednesday before 23 November. Source: § 1 SächsSFG. */
function repentanceDay(year: number): PlainDate {
  const last = `${year}-11-22`
  return addDays(last, -((weekdayOf(last) + 4) % 7))
}

type Row = {
  name: HolidayName
  on: string | number | ((year: number) => PlainDate)
  states?: readonly State[]
  partly?: readonly State[]
  from?: number
  only?: readonly number[]
}

/**
 * Holidays of the sixteen states by their holiday acts, state of 2026, for the years 2020 to 2035. A number counts from Easter
 * Sunday, a text is month and day. Holidays that are always Sundays are left out: a Sunday moves a period anyway.
 */
const rows: readonly Row[] = [
  { name: 'New Year’s Day', on: '01-01' },
  { name: 'Epiphany', on: '01-06', states: ['BW', 'BY', 'ST'] },
  // § 1 FeiertG BE (since 2019), § 2 FTG M-V (since 2023).
  { name: 'International Women’s Day', on: '03-08', states: ['BE'] },
  { name: 'International Women’s Day', on: '03-08', states: ['MV'], from: 2023 },
  { name: 'Good Friday', on: -2 },
  { name: 'Easter Monday', on: 1 },
  { name: 'Labour Day', on: '05-01' },
  { name: 'Ascension Day', on: 39 },
  { name: 'Whit Monday', on: 50 },
  // Saxony: some Sorbian municipalities; Thuringia: Eichsfeld and some more.
  {
    name: 'Corpus Christi',
    on: 60,
    states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
    partly: ['SN', 'TH'],
  },
  { name: 'Augsburg Peace Festival', on: '08-08', states: [], partly: ['BY'] },
  // Bavaria: municipalities with more Catholic than Protestant inhabitants.
  { name: 'Assumption Day', on: '08-15', states: ['SL'], partly: ['BY'] },
  { name: 'World Children’s Day', on: '09-20', states: ['TH'] },
  { name: 'Day of German Unity', on: '10-03' },
  {
    name: 'Reformation Day',
    on: '10-31',
    states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'],
  },
  { name: 'All Saints’ Day', on: '11-01', states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { name: 'Repentance Day', on: repentanceDay, states: ['SN'] },
  { name: 'Christmas Day', on: '12-25' },
  { name: 'Boxing Day', on: '12-26' },
  // One-off days by Berlin law: 75 and 80 years since the end of the war, 75 years since the uprising of 1953.
  { name: 'Liberation Day', on: '05-08', states: ['BE'], only: [2020, 2025] },
  { name: 'Uprising Day', on: '06-17', states: ['BE'], only: [2028] },
]

const everywhere: readonly State[] = states.map(([code]) => code)

function dayOf(row: Row, year: number): PlainDate {
  if (typeof row.on === 'function') return row.on(year)
  return typeof row.on === 'number' ? addDays(easterSunday(year), row.on) : `${year}-${row.on}`
}

/** All holidays of a year that can fall on a working day, in order. Right for 2020 to 2035. */
export function holidaysOf(year: number): Holiday[] {
  return rows
    .filter((row) => year >= (row.from ?? 0) && (row.only?.includes(year) ?? true))
    .map((row) => ({
      name: row.name,
      day: dayOf(row, year),
      states: row.states ?? everywhere,
      partly: row.partly ?? [],
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

/**
 * Whether a day is a holiday at a place in one of the given states (none: anywhere in Germany), with its name: `holiday` if certain,
 * `maybe` if it depends on the state or municipality, else null.
 */
export function holidayOn(
  day: PlainDate,
  place: readonly State[],
): { name: HolidayName; sure: boolean } | null {
  const here = place.length > 0 ? place : everywhere
  const found = holidaysOf(dateParts(day).year).filter((holiday) => holiday.day === day)
  const sure = here.every((state) => found.some((holiday) => holiday.states.includes(state)))
  const touching = found.find((holiday) =>
    here.some((state) => holiday.states.includes(state) || holiday.partly.includes(state)),
  )
  return touching ? { name: touching.name, sure } : null
}
