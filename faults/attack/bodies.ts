import fc from 'fast-check'
import { createGeneratorSync } from 'json-schema-faker'
import type { Crowd } from './crowd.ts'
import { mark } from './people.ts'
import { type Area, count, newArea } from './report.ts'
import { addressesOf } from './strangers.ts'
import type { Described, Schema, Target } from './target.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Chance = {
  nat(most: number): number
  happens(share: number): boolean
  one<T>(of: readonly T[]): T
}

const text = (length: number) => 'x'.repeat(length)
const deep = (open: string, inside: string, close: string, depth: number) =>
  open.repeat(depth) + inside + close.repeat(depth)

/** Values that no schema allows, or only just. */
const odd: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 0.1,
  () => 2 ** 53,
  () => 1e308,
  () => -0,
  () => '',
  () => ' ',
  () => '0',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\udc00\ud800',
  () => '\u202e\u200b\ufeff',
  () => '\r\nX-Injected: 1',
  () => '../../../etc/passwd',
  () => '%00%2e%2e',
  () => "' or 1=1; --",
  () => '${7*7}{{7*7}}<%= 7*7 %>',
  () => '<img src=x onerror=alert(1)>',
  () => '__proto__',
  () => 'constructor',
  () => '9999-99-99',
  () => '2026-02-30',
  () => '+275760-09-13T00:00:00.001Z',
  () => 'DE02120300000000202051',
  () => text(100_000),
  () => '🏴‍☠️'.repeat(2_000),
  () => [],
  () => [[]],
  () => Array.from({ length: 10_000 }, () => 1),
  () => ({}),
  () =>
    JSON.parse(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    ) as Json,
  () => ({ toString: 'x', valueOf: 1, length: -1, hasOwnProperty: null }),
  () => JSON.parse(deep('[', '1', ']', 2_000)) as Json,
  () => JSON.parse(deep('{"a":', '1', '}', 2_000)) as Json,
]

/** Keys that the server must never accept from a body. */
const foreign = [
  '__proto__',
  'constructor',
  'id',
  'userId',
  'user_id',
  'isAdmin',
  'is_admin',
  'status',
  text(5_000),
]

/** Bodies that are not valid JSON for any schema. */
const raw: readonly (() => string | Uint8Array<ArrayBuffer>)[] = [
  () => '',
  () => ' '.repeat(200_000),
  () => '{',
  () => 'null',
  () => '"text"',
  () => '{"a":1}{"a":2}',
  () => '{"a":1,"a":2}',
  () => deep('[', '', ']', 100_000),
  () => deep('{"a":', '1', '}', 30_000),
  () => '['.repeat(200_000),
  () => new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => '\ufeff{}',
  () => '1e999999',
  () => `{"a":${'9'.repeat(100_000)}}`,
  () => `{"a":"${text(300_000)}"}`,
]

/** A mutated body can be thousands of levels deep; only this many are searched, as many as the deepest schema has. */
const deepest = 20

/** The paths of all values in a body. */
function placesOf(value: Json, way: (string | number)[] = []): (string | number)[][] {
  const inside =
    value !== null && typeof value === 'object' && way.length < deepest
      ? Object.entries(value).flatMap(([key, one]) => placesOf(one, [...way, key]))
      : []
  return [way, ...inside]
}

/** Replaces the value at a path; undefined deletes it. */
function changedAt(
  value: Json,
  way: (string | number)[],
  make: (old: Json) => Json | undefined,
): Json | undefined {
  const [key, ...rest] = way
  if (key === undefined) return make(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    Json
  >
  const inside = changedAt(copy[key]!, rest, make)
  if (inside === undefined) Reflect.deleteProperty(copy, key)
  else copy[key] = inside
  return copy
}

/** Defines an own property, even for special names such as `__proto__`. */
function withKey(value: Json, key: string, one: Json): Json {
  if (value === null || typeof value !== 'object') return { [key]: one }
  return Object.defineProperty(Array.isArray(value) ? [...value] : { ...value }, key, {
    value: one,
    enumerable: true,
  }) as Json
}

/** Makes one random mistake in a body. */
function mutated(body: Json, chance: Chance): Json | undefined {
  const way = chance.one(placesOf(body))
  const what = chance.nat(9)
  if (what < 5) return changedAt(body, way, () => chance.one(odd)())
  if (what < 6) return changedAt(body, way, () => undefined)
  if (what < 8)
    return changedAt(body, way, (old) => withKey(old, chance.one(foreign), chance.one(odd)()))
  if (what < 9) return changedAt(body, way, (old) => [old])
  return changedAt(body, way, (old) => Array.from({ length: 500 }, () => old))
}

/** Replaces numbers and names in a body by somebody's ids. */
function about(body: Json, ids: string[], chance: Chance): Json {
  const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  const names = ids.filter((id) => !/^\d+$/.test(id))
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit)
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]))
    if (Number.isInteger(value) && numbers.length > 0 && chance.happens(0.7))
      return chance.one(numbers)
    if (typeof value === 'string' && names.length > 0 && chance.happens(0.2))
      return chance.one(names)
    return value
  }
  return visit(body)
}

/** Random values from fast-check with a seed, so that a run can be repeated. */
export function chanceOf(seed: number): Chance {
  const values = fc.sample(fc.nat(), { seed, numRuns: 50_000 })
  let at = 0
  const next = () => values[(at += 1) % values.length]!
  return {
    nat: (most) => next() % (most + 1),
    happens: (share) => (next() % 1000) / 1000 < share,
    one: (of) => of[next() % of.length]!,
  }
}

/** Generates bodies that fit a schema and refer to these ids. */
export function validBodies(seed: number, chance: Chance) {
  const generator = createGeneratorSync({ seed, optionalsProbability: 0.7 })
  return (schema: Schema, ids: string[]): Json =>
    about(generator.generate(schema) as Json, ids, chance)
}

const queryOf = ({ parameters }: Described, chance: Chance): string => {
  const pairs = parameters
    .filter((one) => one.in === 'query' && chance.happens(0.8))
    .map(({ name, schema }) => {
      const allowed = (schema['enum'] as string[] | undefined) ?? ['1']
      const value = chance.happens(0.5)
        ? chance.one(allowed)
        : JSON.stringify(chance.one(odd)()).slice(0, 3_000)
      return `${name}=${encodeURIComponent(Buffer.from(value).toString())}`
    })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const oddHeaders = [
  {},
  { 'idempotency-key': text(10_000) },
  { 'idempotency-key': "' or 1=1" },
  { 'if-none-match': '"'.repeat(5_000) },
  { range: 'bytes=0-0,1-1,2-2,-1,99999999999999999999-' },
  { 'accept-encoding': 'br;q=1e9, *;q=-1, gzip' },
  { 'accept-language': 'de-'.repeat(2_000) },
  { 'content-encoding': 'gzip' },
] as const

/** Sends every route bodies that its schema does not expect, as long as `until` returns true. */
export async function sendOddBodies(
  target: Target,
  {
    crowd,
    ids,
    others,
    seed,
    until,
  }: {
    crowd: Crowd
    ids: () => string[]
    others: string[]
    seed: number
    until: (rounds: number) => boolean
  },
): Promise<Area> {
  const area = newArea('odd bodies')
  const chance = chanceOf(seed)
  const valid = validBodies(seed, chance)
  // Bodies are shown to the attacker in responses, so they must not contain the victim's mark themselves.
  const unmarked = others.filter((id) => !id.includes(mark))
  for (let round = 0; until(round); round += 1) {
    for (const route of target.routes) {
      const address = chance.one(addressesOf(route, chance.happens(0.5) ? ids() : others))
      if (address === undefined) continue
      const path = address + queryOf(route, chance)
      const { method } = route
      const headers = chance.one(oddHeaders)
      const body = bodyOf(route)
      const answer = await crowd.send(path, { method, headers, ...body })
      const what = `${method} ${path.slice(0, 200)} ${String(body.body).slice(0, 300)}`
      count(area, what, answer, target.logOf(answer.id))
      if (answer.text.includes(mark)) area.findings.push(`${what} shows what is the victim's`)
    }
  }
  return area

  function bodyOf({ method, body, type }: Described) {
    if (method === 'GET') return {}
    const isJson = body !== null && type === 'application/json'
    if (!isJson || chance.happens(0.1))
      return {
        body: chance.one(raw)(),
        type: chance.one([
          type ?? 'application/json',
          'application/json',
          'text/plain',
          'multipart/form-data; boundary=x',
        ]),
      }
    let made: Json | undefined = valid(body, chance.happens(0.5) ? ids() : unmarked)
    for (let n = chance.nat(2); n > 0 && made !== undefined; n -= 1) made = mutated(made, chance)
    return { body: JSON.stringify(made) ?? '', type: 'application/json' }
  }
}
