import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const folder = new URL('../packages/reading/src/kinds/', import.meta.url)
const start = 'virtual:kinds/'

type Says = { says: Record<string, object> }
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

/** The ids of the kinds of letters that have a file, sorted. */
export const kindIds = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'general.json')
    .map((file) => basename(file, '.json'))
    .toSorted()

/** The texts about each kind of letter in one language, by the kind's id. */
export function kindsIn(language: string): Record<string, object | undefined> {
  const known = kindIds().map((id) => [id, (read(`${id}.json`) as Says).says[language]] as const)
  const general = (read('general.json') as (Says & { id: string })[]).map(
    ({ id, says }) => [id, { ifNot: null, ...says[language] }] as const,
  )
  return Object.fromEntries([...known, ...general])
}

/** Each kind of letter is one file with its texts in all languages. The app loads the texts of one language: `virtual:kinds/<language>`. */
export function kinds(): Plugin {
  return {
    name: 'kinds',
    resolveId: (id) => (id.startsWith(start) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${start}`)
        ? `export default ${JSON.stringify(kindsIn(id.slice(start.length + 1)))}`
        : undefined,
  }
}
