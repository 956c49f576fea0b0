// Generates what follows from the catalogues: TypeScript types for the values of all messages, the list of the catalogues of each language,
// and the list of the kinds of letters. Run: `npx tsx scripts/catalogues/write-values.ts`. A test checks that they are up to date.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../packages/contract/src/languages.ts'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { kindIds } from '../../web/kinds.ts'
import { type Catalogue, ofScreens, ofServer } from './catalogues.ts'

/** The values of a message with their TypeScript types. */
export function valuesOf(message: string): Record<string, string> {
  const found: Record<string, string> = {}
  const read = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal) continue
      if (element.type === TYPE.argument) found[element.value] ??= 'Value'
      else if (element.type === TYPE.plural || element.type === TYPE.select) {
        if (element.type === TYPE.plural) found[element.value] = 'number'
        else found[element.value] ??= 'Value'
        for (const { value } of Object.values(element.options)) read(value)
      } else throw new Error(`no screen can say this message: ${message}`)
    }
  }
  read(parse(message, { ignoreTag: true, requiresOtherClause: true }))
  return found
}

type Types = { [key: string]: string | Types }

/** The values of every message that has some in any language. A value that selects a plural form is a number. */
function typesOf(english: Catalogue, others: (Catalogue | undefined)[]): Types {
  const types: Types = {}
  for (const [key, message] of Object.entries(english)) {
    const translated = others.map((one) => one?.[key])
    if (typeof message === 'string') {
      const values = valuesOf(message)
      for (const one of translated.filter((given) => typeof given === 'string')) {
        for (const [name, type] of Object.entries(valuesOf(one))) {
          if (values[name] !== 'number') values[name] = type
        }
      }
      if (Object.keys(values).length > 0) types[key] = values
    } else if (isGroup(message)) {
      const inside = typesOf(message, translated.filter(isGroup))
      if (Object.keys(inside).length > 0) types[key] = inside
    }
  }
  return types
}

const isGroup = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats the types like oxfmt. */
function typeLines(types: Types, indent: string): string {
  const name = (key: string) => (/^[a-z_]\w*$/i.test(key) ? key : `'${key}'`)
  const lines = Object.entries(types).map(([key, type]) => {
    if (typeof type === 'string') return `${indent}${name(key)}: ${type}\n`
    const fields = Object.entries(type).map(([field, of]) => `${name(field)}: ${of as string}`)
    const line = `${indent}${name(key)}: { ${fields.join('; ')} }`
    const isMessage = Object.values(type).every((of) => typeof of === 'string')
    if (isMessage && fields.length === 0) return `${indent}${name(key)}: {}\n`
    if (isMessage && line.length <= 100) return `${line}\n`
    return `${indent}${name(key)}: {\n${typeLines(type, `${indent}  `)}${indent}}\n`
  })
  return lines.join('')
}

const others = Object.keys(languages).filter((language) => language !== 'en')

/** The generated files by path. */
export function valueFiles(): Record<string, string> {
  const { manifest: _, ...screens } = ofScreens('en')
  const inOthers = others.map(ofScreens)
  const byScreen = Object.entries(screens).map(([name, english]): [string, Types] => [
    name,
    typesOf(
      english,
      inOthers.map((all) => all[name]),
    ),
  ])
  return {
    'web/src/text/values.ts': source(Object.fromEntries(byScreen)),
    'api/src/text/values.ts': source(typesOf(ofServer('en'), others.map(ofServer))),
    'packages/reading/src/kinds/all.ts': listOfKinds(),
    ...Object.fromEntries(
      others.map((language) => [
        `web/src/text/${language}/tables.ts`,
        tablesOf(Object.keys(screens)),
      ]),
    ),
  }
}

/** The catalogues of the screens, which are the same in every language. */
function tablesOf(screens: string[]): string {
  const name = (screen: string) =>
    screen.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const all = screens.toSorted((a, b) => (a < b ? -1 : 1))
  const imported = (screen: string) =>
    `import ${name(screen)} from './${screen}.json' with { type: 'json' }`
  return [
    written,
    "import { sayMessage } from '../say-message.ts'",
    "import type { Tables } from '../tables.ts'",
    ...[...all, 'failures'].map(imported),
    '',
    'export const tables = {',
    ...all.map((screen) =>
      name(screen) === screen ? `  ${screen},` : `  '${screen}': ${name(screen)},`,
    ),
    '  failures: sayMessage(failures),',
    '} satisfies Tables',
    '',
  ].join('\n')
}

const written = '// Written by `npx tsx scripts/catalogues/write-values.ts`.'

const listOfKinds = () => [written, ...kindIds().map(line), ''].join('\n')
const line = (id: string) =>
  `export { default as '${id}' } from './${id}.json' with { type: 'json' }`

const source = (types: Types) => `${written}
import type { MessageValue as Value } from '@brieflotse/catalogues'

/** The values that each message takes, so that a missing one is a compile error. */
export type Takes = {
${typeLines(types, '  ')}}
`

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of Object.entries(valueFiles()))
    writeFileSync(join(import.meta.dirname, '../..', path), text)
}
