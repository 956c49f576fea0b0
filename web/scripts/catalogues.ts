import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Catalogue = { readonly [key: string]: string | readonly unknown[] | Catalogue }

const folder = join(import.meta.dirname, '../src/text')

/** What the screens say in a language, by screen, as it lies in its folder. */
export function cataloguesOf(language: string): Record<string, Catalogue> {
  const screens = readdirSync(join(folder, 'en')).map((file) => file.replace(/\.json$/, ''))
  return Object.fromEntries(
    screens.map((screen) => {
      const written = readFileSync(join(folder, language, `${screen}.json`), 'utf8')
      return [screen, JSON.parse(written) as Catalogue]
    }),
  )
}

/** Every message by its path: `first.home.greeting`. */
export function sentencesOf(table: unknown, path = ''): Map<string, unknown> {
  if (typeof table !== 'object' || table === null) return new Map([[path, table]])
  return new Map(
    Object.entries(table).flatMap(([key, value]) => [
      ...sentencesOf(value, path ? `${path}.${key}` : key),
    ]),
  )
}
