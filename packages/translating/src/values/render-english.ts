import { german, placeholder } from './mask.ts'
import type { Protected } from './mask.ts'

const months =
  'January February March April May June July August September October November December'.split(' ')
const germanMonths = german.months
  .toLowerCase()
  .split('|')
  .filter((name) => name !== 'jänner')
const number = new RegExp(german.number)

/** A masked value in English notation: €1,234.56, 12 March 2024, 14:37, 12.5%. Values without a rule stay unchanged. */
export function renderEnglish({ kind, value }: Protected): string {
  if (kind === 'amt') return `€${decimal(value)}`
  if (kind === 'date') return date(value)
  if (kind !== 'num') return value
  if (/^\d{1,2}[:.]\d{2}$/.test(value)) return value.replace('.', ':')
  return `${decimal(value)}${value.includes('%') ? '%' : ''}`
}

/** Puts the values back. The caller must have checked that every placeholder occurs exactly once. */
export function unmask(text: string, items: readonly Protected[]): string {
  const values = new Map(items.map((item) => [item.tag, renderEnglish(item)]))
  return text
    .replace(/(<num\d>)(?:st|nd|rd|th)\b/g, (_, tag: string) => ordinal(values.get(tag) ?? tag))
    .replace(placeholder, (tag) => values.get(tag) ?? tag)
    .replace(/(\d{1,2}:\d{2})\s(?:a\.m\.|p\.m\.|o'clock|clock)/g, '$1')
    .replace(/%\s?(?:%|per cent|percent)/g, '%')
}

/** English ordinals: 1st, 2nd, 3rd, 11th; the model writes "<num1>th" for all. */
function ordinal(value: string): string {
  if (!/\d$/.test(value) || value.includes('.')) return value
  const last = /1\d$/.test(value) ? '' : value.slice(-1)
  return value + ({ '1': 'st', '2': 'nd', '3': 'rd' }[last] ?? 'th')
}

/** "1.234,50" becomes "1,234.50". Years and room numbers get no thousands separator. */
function decimal(value: string): string {
  const digits = number.exec(value)?.[0] ?? value
  const [whole = '', fraction] = digits.split(',')
  const grouped = /\d[.\u00a0 ]\d{3}/.test(whole)
  const joined = whole.replace(/[.\u00a0 ]/g, '')
  const shown = grouped ? joined.replace(/\B(?=(?:\d{3})+$)/g, ',') : joined
  return fraction === undefined ? shown : `${shown}.${fraction}`
}

function date(value: string): string {
  const [day = '', month = '', year = ''] = value.split(/[.\s]+/)
  const index = /^\d/.test(month) ? Number(month) : monthNumber(month)
  const name = months[index - 1]
  if (!name) return value
  const full = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year
  return [String(Number(day)), name, full].filter(Boolean).join(' ')
}

function monthNumber(name: string): number {
  const lower = name.toLowerCase()
  return lower === 'jänner' ? 1 : germanMonths.indexOf(lower) + 1
}
