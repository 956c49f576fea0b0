import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Any non-empty text, such as a key. */
export const textSetting = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))

/** The URL of a service. */
export const addressSetting = v.optional(v.pipe(v.string(), v.url('must be an address')))

/** A file or folder. A relative path is resolved against the root folder of the project. */
export const path = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.transform((value) => resolve(root, value)),
)

/** A whole number within bounds, parsed from text. */
export const wholeNumber = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(from, `must be at least ${from}`),
    v.maxValue(to, `must be at most ${to}`),
  )

/** "on" or "off". */
export const switched = (usual: 'on' | 'off') =>
  v.optional(
    v.pipe(
      v.picklist(['on', 'off'], 'must be "on" or "off"'),
      v.transform((value) => value === 'on'),
    ),
    usual,
  )

/** Lists the missing ones among the settings that `what` needs (such as `posting with pingen`), one sentence each. */
export function missingOf<N extends string>(
  env: Partial<Record<N, unknown>>,
  names: readonly N[],
  what: string,
): string[] {
  return names
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is needed for ${what}`)
}
