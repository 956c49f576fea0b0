import { createRequire } from 'node:module'
import { join } from 'node:path'
import { formOf, mark, type Person, type Sent, until } from './people.ts'
import { type Area, count, newArea } from './report.ts'
import type { Described, Schema, Target } from './target.ts'

type Value = string | number | null
type Row = Record<string, Value>
const api = createRequire(new URL('../../api/package.json', import.meta.url))
const Sqlite = api('better-sqlite3') as new (file: string) => {
  prepare(sql: string): { all(...values: unknown[]): Row[]; run(...values: unknown[]): void }
  close(): void
}

/** Reads or changes the server's database directly. */
export function inDatabase<T>(
  { dataFolder }: Target,
  work: (db: InstanceType<typeof Sqlite>) => T,
): T {
  const db = new Sqlite(join(dataFolder, 'brieflotse.db'))
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** Tables that the server changes by itself or that belong to no user. */
const ofServer = new Set([
  'counter',
  'jobs',
  'seen_days',
  'server_time',
  'sqlite_sequence',
  'tidying_stops',
  'translations',
])

/** All rows by table. */
export function rowsOf(target: Target): Map<string, Row[]> {
  return inDatabase(target, (db) => {
    const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all()
    return new Map(
      tables
        .map(({ name }) => String(name))
        .filter((name) => !ofServer.has(name))
        .map((name) => [name, db.prepare(`select * from "${name}"`).all()]),
    )
  })
}

/** Rows that were changed or deleted since `before`, except those of the users in `apart`. */
export function changedRows(before: Map<string, Row[]>, target: Target, apart: number[]): string[] {
  const now = rowsOf(target)
  const others = new Set(apart)
  return [...before].flatMap(([table, rows]) => {
    const there = now.get(table) ?? []
    const left = new Set(there.map((row) => JSON.stringify(row)))
    const namesake = (row: Row) => there.find(({ id }) => id !== undefined && id === row['id'])
    const owner = (row: Row) => Number(table === 'users' ? row['id'] : row['user_id'])
    return rows
      .filter((row) => !others.has(owner(row)) && !left.has(JSON.stringify(row)))
      .map((row) => `a row of ${table} was changed: ${differenceOf(row, namesake(row))}`)
  })
}

function differenceOf(row: Row, now: Row | undefined): string {
  if (!now) return `${JSON.stringify(row).slice(0, 200)} is gone`
  const changed = Object.keys(row).filter((column) => row[column] !== now[column])
  return changed.map((column) => `${column} ${row[column]} -> ${now[column]}`).join(', ')
}

/** Resolves when no job is due or running, because then the server changes nothing by itself. */
export async function idle(target: Target): Promise<void> {
  await until(
    async () =>
      inDatabase(target, (db) =>
        db
          .prepare(
            `select name from jobs where state = 'running' or (state = 'waiting' and run_at <= ?)`,
          )
          .all(new Date().toISOString()),
      ),
    (jobs) => jobs.length === 0,
  )
}

/** Every value that can be in a URL and identify data of this user. */
export function idsOf(target: Target, userId: number): string[] {
  const found = new Set<string>()
  const name = /^[\w.@-]{6,128}$/
  for (const [table, rows] of rowsOf(target)) {
    for (const row of rows) {
      if (Number(table === 'users' ? row['id'] : (row['user_id'] ?? userId)) !== userId) continue
      for (const [column, value] of Object.entries(row)) {
        const isNumber = typeof value === 'number' && /(^|_)id$/.test(column)
        if (isNumber || (typeof value === 'string' && name.test(value))) found.add(String(value))
      }
    }
  }
  return [...found]
}

/** The URLs of a route with these values as its parameter, as far as its pattern allows. A route without parameters gives one. */
export function addressesOf({ url, parameters }: Described, ids: string[], most = 60): string[] {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  if (url.includes('*')) return []
  if (names.length === 0) return [url]
  const fits = (name: string) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema
    const pattern = schema?.['pattern']
    const shape = typeof pattern === 'string' ? new RegExp(pattern) : /./
    return ids.filter((id) => shape.test(id)).slice(0, most)
  }
  const [first, ...rest] = names
  // Further parameters are parts of the first, such as pages and files.
  return fits(first!).map((id) =>
    rest.reduce(
      (address, name) => address.replace(`:${name}`, '1'),
      url.replace(`:${first}`, encodeURIComponent(id)),
    ),
  )
}

type Stranger = { name: string; send: Person['send'] }
/** Generates a body that fits a schema and refers to these ids. */
type BodyOf = (schema: Schema, ids: string[]) => unknown

/** The query parameters of a chunked upload. */
export const sizeQuery = ({ parameters }: Described, bytes: number): string =>
  parameters.some(({ name }) => name === 'size') ? `?offset=0&size=${Math.max(1, bytes)}` : ''

const isOpen = (type: string) => type.includes('html') || type.includes('text/css')

/** Requests every route with the victim's ids as strangers, and searches the responses for the victim's mark. */
export async function askForOthers(
  target: Target,
  { victim, strangers, bodyOf }: { victim: Person; strangers: Stranger[]; bodyOf: BodyOf },
): Promise<Area> {
  const area = newArea("strangers' ids")
  const ids = idsOf(target, victim.id)
  let opened = 0
  for (const route of target.routes) {
    const needsId = /:\w/.test(route.url)
    for (const path of addressesOf(route, ids)) {
      const what = `${route.method} ${path}`
      for (const { name, send } of strangers) {
        const answer = await send(path, { method: route.method, ...sentTo(route) })
        if (!count(area, `${name}: ${what}`, answer, target.logOf(answer.id))) continue
        const isGiven =
          needsId && answer.status < 300 && !isOpen(answer.type) && !answer.type.includes('json')
        if (answer.text.includes(mark) || (isGiven && answer.text !== ''))
          area.findings.push(
            `${name}: ${what} shows what is the victim's: ${answer.status} ${answer.text.slice(0, 100)}`,
          )
      }
      if (needsId && route.method === 'GET') {
        const own = await victim.send(path, { method: 'GET' })
        if (own.status === 200) opened += 1
      }
    }
  }
  // If the ids open nothing even for the victim, the test proves nothing.
  if (opened < 10)
    area.findings.push(`only ${opened} of the addresses open anything for the victim`)
  return area

  function sentTo({ method, body, type }: Described): Sent {
    if (method === 'GET' || type === null) return {}
    if (type === 'application/json' && body) return { json: bodyOf(body, ids) }
    if (type === 'multipart/form-data') return { body: formOf(new Blob(['%PDF-1.7']), 'x.pdf') }
    return { body: new Uint8Array(1_000), type }
  }
}
