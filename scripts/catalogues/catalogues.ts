import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Catalogue = { readonly [key: string]: string | readonly unknown[] | Catalogue }

const root = join(import.meta.dirname, '../..')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Catalogue

/** The screens' messages in a language, by the name of the catalogue. */
export function ofScreens(language: string): Record<string, Catalogue> {
  const names = readdirSync(join(root, 'web/src/text/en')).map((file) => basename(file, '.json'))
  return Object.fromEntries(
    names.map((name) => [name, read(`web/src/text/${language}/${name}.json`)]),
  )
}

/** The server's own messages in a language: mails, notifications, calendars and a few pages. */
export const ofServer = (language: string): Catalogue => read(`api/src/text/${language}.json`)

/** All messages of a language by their path, such as `first.home.greeting`. */
export const messagesIn = (language: string): Map<string, string> =>
  flat({ ...ofScreens(language), server: ofServer(language) }, '')

function flat(catalogue: unknown, path: string): Map<string, string> {
  if (typeof catalogue === 'string') return new Map([[path, catalogue]])
  return new Map(
    Object.entries(catalogue as object).flatMap(([key, inside]) => [
      ...flat(inside, path ? `${path}.${key}` : key),
    ]),
  )
}
