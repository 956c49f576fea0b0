import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Any text, such as a key. */
export const text = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))

/** The address of a service. */
export const address = v.optional(v.pipe(v.string(), v.url('must be an address')))

/** A file or folder; one that is not absolute counts from the top folder of the project. */
export const path = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.transform((value) => resolve(root, value)),
)

/** A whole number within bounds, as an operator writes it. */
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

/** Of the settings that something needs, those that are missing, each as a sentence. `what`: `posting with pingen`. */
export function missingOf<N extends string>(
  env: Partial<Record<N, unknown>>,
  names: readonly N[],
  what: string,
): string[] {
  return names
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is needed for ${what}`)
}
