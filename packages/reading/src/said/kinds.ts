import { formatMessage, type MessageValue } from '@brieflotse/catalogues'
import { groupIban, isPlainDate } from '@brieflotse/rules'
import type { AskedDay, By, Choice, DayTold, Given, Sum } from './values.ts'
import { ownWords, type Writing } from './written.ts'

/** A language: its messages and words, and its formats for days, amounts and lists. */
export type Tongue = {
  locale: string
  /** Sentences, and parts of sentences (`part.by`), by id. */
  messages: Readonly<Record<string, string>>
  /** Words for the placeholders of sentences, by table and id. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The name of a kind of letter; empty for an unknown kind. */
  letter: (kind: string) => string
  writing: Writing
}
/** Values for the placeholders of a message. A missing value is `none`, which messages can select on. */
export type Filled = Record<string, MessageValue>

/** Throws: a word or sentence is unknown because it comes from a later version, or a value is missing or invalid. */
export const unsayable = (): never => {
  throw new Error('cannot be said')
}
const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown): string => (isText(value) ? value : unsayable())
const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : unsayable()
const dayOf = (value: unknown) => (isText(value) && isPlainDate(value) ? value : unsayable())
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf) : unsayable()

/** An entry of a table. Uses `hasOwn`, so that ids such as `constructor` do not match. */
export const entryOf = (table: Readonly<Record<string, string>> | undefined, id: string): string =>
  table && Object.hasOwn(table, id) ? table[id]! : unsayable()

/** A part of a sentence, such as ` by 28 March 2025`. */
export const part = (id: string, filled: Filled, { messages, locale }: Tongue): string =>
  formatMessage(entryOf(messages, `part.${id}`), filled, locale)

/** The time as a part of a sentence, ` at 9:45`, or an empty string. */
const at = (time: unknown, tongue: Tongue) =>
  time === null ? '' : part('at', { time: textOf(time).replace(/^0(?=\d:)/, '') }, tongue)

const dayAndTime = ({ day, time }: AskedDay, tongue: Tongue, write: 'day' | 'longDay') => ({
  day: tongue.writing[write](dayOf(day)),
  at: at(time, tongue),
})

/** One of several ids as an option of an ICU message, which must not contain hyphens. */
export function optionOf(choice: Choice, value: unknown): MessageValue {
  if (!choice.includes(value as never)) return unsayable()
  return typeof value === 'string'
    ? value.replaceAll('-', '_')
    : ((value as number | null) ?? 'none')
}

const units = ['day', 'working-day', 'week', 'month'] as const

function byWhen(by: By, tongue: Tongue): string {
  if (by === null) return ''
  if (by === 'at-once') return part('at-once', {}, tongue)
  if ('day' in by) return part('asked-by', dayAndTime(by, tongue, 'day'), tongue)
  const { count, unit, since } = by
  const from = since === null ? 'none' : entryOf(tongue.words['since'], since)
  return part(
    'within',
    { count: numberOf(count), unit: optionOf(units, unit), since: from },
    tongue,
  )
}

function toldDay(told: DayTold | null | undefined, tongue: Tongue): Filled {
  if (!told) return { day: 'none', at: '', counted: false, by: '', on: '' }
  const day = { ...dayAndTime(told, tongue, 'day'), counted: told.counted }
  return { ...day, by: part('by', day, tongue), on: part('on', day, tongue) }
}

const word = (table: string) => (value: unknown, tongue: Tongue) =>
  entryOf(tongue.words[table], textOf(value))

/**
 * A list of things: our words for those we know. The printed German names of others help only readers of German, but all readers have to
 * use the German name of what they apply for. A long list is only counted.
 */
function thingsOf(things: unknown, tongue: Tongue, { named, count, doing }: Values): string {
  if (count !== null) return part('so-many-things', { count: numberOf(count) }, tongue)
  const ours = listOf(things).map((one) => entryOf(tongue.words['things'], one))
  const theirs = listOf(named).map(ownWords)
  const areNamed = tongue.locale.startsWith('de') || doing === 'apply'
  const unnamed = theirs.length > 0 && !areNamed
  return tongue.writing.list([
    ...ours,
    ...(areNamed ? theirs : []),
    ...(unnamed ? [part('unnamed-things', { more: ours.length > 0 }, tongue)] : []),
  ])
}

type Values = Readonly<Record<string, unknown>>
type Write = (value: never, tongue: Tongue, values: Values) => MessageValue | Filled

/** The formatter of each kind of value. It returns the value for the placeholder, or several named values. */
export const kinds: Readonly<Record<keyof Given, Write>> = {
  day: (value, { writing }) => writing.day(dayOf(value)),
  longDay: (value, { writing }) => writing.longDay(dayOf(value)),
  time: (value, tongue) => ({ at: at(value, tongue) }),
  told: (value: DayTold | null, tongue) => toldDay(value, tongue),
  asked: (value: AskedDay | null, tongue) =>
    value === null ? '' : part('asked-on', dayAndTime(value, tongue, 'longDay'), tongue),
  by: byWhen,
  cents: (value, { writing }) => writing.sum({ cents: numberOf(value), currency: 'EUR' }),
  figure: (value, { writing }) => writing.figure(numberOf(value)),
  sum: ({ cents, currency }: Sum, { writing }) =>
    writing.sum({ cents: numberOf(cents), currency: textOf(currency) }),
  percent: (value, { writing }) => writing.percent(numberOf(value)),
  number: numberOf,
  months: (count) => ({ months: numberOf(count), count, unit: 'month' }),
  weeks: (count) => ({ weeks: numberOf(count), count, unit: 'week' }),
  yes: (value) => value === true,
  text: textOf,
  own: (value) => ownWords(textOf(value)),
  iban: (value) => ownWords(groupIban(textOf(value))),
  account: (value) => (value === 'named' ? value : ownWords(textOf(value))),
  country: (value, { writing }) => writing.country(textOf(value)),
  language: (value, { writing }) => writing.language(textOf(value)),
  letter: (value, { letter }) => letter(textOf(value)),
  task: word('tasks'),
  signing: word('signing'),
  form: word('forms'),
  place: word('places'),
  case: word('cases'),
  source: word('sources'),
  thing: word('things'),
  start: word('starts'),
  freeDay: word('freeDays'),
  freeDays: (value, tongue) =>
    listOf(value)
      .map((one) => entryOf(tongue.words['freeDays'], one))
      .reduce((before, next) => part('row', { before, next }, tongue)),
  doing: textOf,
  things: thingsOf,
  // `things` renders these too
  named: () => ({}),
}
