import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Catalogue = { readonly [key: string]: string | readonly unknown[] | Catalogue }

const root = join(import.meta.dirname, '../..')
/** A catalogue by its path in the repository. */
export const read = (path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Catalogue

/** The screens' messages in a language, by the name of the catalogue. */
export function ofScreens(language: string): Record<string, Catalogue> {
  const names = readdirSync(join(root, 'web/src/text/en')).map((file) => basename(file, '.json'))
  return Object.fromEntries(
    names.map((name) => [name, read(`web/src/text/${language}/${name}.json`)]),
  )
}

/** The server's own messages in a language: mails, notifications, calendars and a few pages. */
export const ofServer = (language: string): Catalogue => read(`api/src/text/${language}.json`)

const inReading = 'packages/reading/src/said/en'
const explained = readdirSync(join(root, inReading)).map((file) => basename(file, '.json'))
/** Catalogues without values: words for sentences, and texts that are shown as they are. */
const areWords = (name: string) => name.endsWith('words') || name === 'terms' || name === 'help'

/** The messages and words of explanations in a language, by the name of the file. English is in the package of the reader. */
function ofExplanations(language: string): Record<string, Catalogue> {
  const folder = language === 'en' ? inReading : `web/src/text/${language}`
  return Object.fromEntries(explained.map((name) => [name, read(`${folder}/${name}.json`)]))
}

/** The sentences of explanations and their parts, by id. */
export const sayingsIn = (language: string): Map<string, string> =>
  new Map(
    Object.entries(ofExplanations(language)).flatMap(([name, catalogue]) =>
      areWords(name) ? [] : (Object.entries(catalogue) as [string, string][]),
    ),
  )

/** The words that fill these sentences, terms and places that help, by table and id. */
export const wordsIn = (language: string): Map<string, string> =>
  new Map(
    Object.entries(ofExplanations(language)).flatMap(([name, tables]) =>
      areWords(name) ? [...flat(tables, '')] : [],
    ),
  )

/** All messages of the screens and the server in a language by their path, such as `first.home.greeting`. */
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
