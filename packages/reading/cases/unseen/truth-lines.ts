import { documentTypes } from '../../src/types.ts'
import type { Expected, Truth } from '../truth.ts'
import type { WrittenLetter } from './written-letter.ts'
import { deadlineKinds, type DeadlineKind } from '../../src/plan/kinds.ts'

const parts = (text = '') => text.split(';').map((part) => part.trim())
const blank = (text: string) => (text === '-' || text === '' ? null : text)

/** `a | b`: either is right; `-`: no value is right; `*` or nothing: unknown and not scored. */
function expected(text: string | undefined): Expected<string> | undefined {
  if (text === undefined || text === '*') return undefined
  const options = text.split('|').map((option) => blank(option.trim()))
  return options.length > 1 ? options : (options[0] ?? null)
}

function cents(text: string | undefined): Expected<number> | undefined {
  const value = expected(text)
  if (value === undefined || value === null) return value
  const toCents = (one: string | null) => (one === null ? null : Number(one.replace(/[.,]/g, '')))
  return Array.isArray(value) ? value.map(toCents) : toCents(value)
}

function payment(text = '*'): Truth['payment'] {
  if (text === '*') return undefined
  if (text === '-') return null
  const said = new Map(
    parts(text).map((part): [string, string] => {
      const [key = '', ...value] = part.split(' ')
      return [key, value.join(' ')]
    }),
  )
  return {
    total: cents(said.get('total')),
    outstanding: cents(said.get('out') ?? '*'),
    late: cents(said.get('late') ?? '-'),
    due: expected(said.get('due') ?? '-'),
    iban: expected(said.get('iban')),
    bic: expected(said.get('bic')),
    payee: expected(said.get('payee')),
    directDebit: said.has('debit'),
  }
}

const isKind = (text: string): text is DeadlineKind => deadlineKinds.some((kind) => kind === text)

/** `pay | other 2025-01-31`: the right kinds and the day; `?` for a day that depends on receipt, `*` for any day. */
function deadlines(text = ''): Pick<Truth, 'deadlines' | 'mayDeadlines'> {
  const all = parts(text)
    .filter((part) => part)
    .map((part) => {
      const [, optional, kinds = '', day = ''] = /^(\??)(.*) (\S+)$/.exec(part) ?? []
      const what = kinds.split('|').map((kind) => kind.trim())
      if (!what.every(isKind)) throw new Error(`no deadline: ${part}`)
      return { optional: optional === '?', what, date: day === '?' ? null : day }
    })
  return {
    deadlines: all.filter(({ optional }) => !optional),
    mayDeadlines: all.filter(({ optional }) => optional),
  }
}

/** The true values of a letter, from the lines below its text. */
export function truthOf({ id, facts, actions }: WrittenLetter): Truth {
  const [name, street, place] = parts(facts.get('from'))
  const [reader, address, home] = parts(facts.get('name'))
  const zipOf = (text?: string) => text?.replace(/(\d{5}) [^|]*/g, '$1 ').trim()
  const cityOf = (text?: string) => text?.replace(/\d{5} /g, '')
  const types = facts.get('type')?.split(' | ') ?? []
  const known = types.filter((type) => documentTypes.some((one) => one === type))
  if (known.length !== types.length) throw new Error(`${id}: type`)
  const date = expected(facts.get('date'))
  const file = facts.get('file')
  return {
    id,
    today: facts.get('today') ?? (typeof date === 'string' ? date : '2025-06-01'),
    type: known,
    sender: {
      name: expected(name),
      street: expected(street),
      zip: expected(zipOf(place)),
      city: expected(cityOf(place)),
    },
    recipient: {
      name: expected(reader) ?? null,
      address: expected(address) ?? null,
      zip: expected(zipOf(home)) ?? null,
      city: expected(cityOf(home)) ?? null,
    },
    date: date ?? null,
    mainReference: expected(facts.get('main')),
    caseFile: expected(file),
    references: parts(facts.get('refs')).filter((part) => part),
    payment: payment(facts.get('pay')),
    ...deadlines(facts.get('days')),
    ...(facts.get('actions') === 'free'
      ? {}
      : {
          actions: actions.filter(({ optional }) => !optional).map(({ text }) => text),
          mayActions: actions.filter(({ optional }) => optional).map(({ text }) => text),
        }),
  }
}
