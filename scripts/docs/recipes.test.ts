import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isTest } from '../house/files.ts'
import { inlineCode } from './read.ts'

// Checks that the recipes in docs/add-a-thing.md name every file that a new thing needs. A thing of the same kind that exists shows which
// files know it.

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const page = readFileSync('docs/add-a-thing.md', 'utf8')
const packages = readdirSync('packages').map((name) => `packages/${name}`)
const files = ['api', 'web', 'service-worker', ...packages]
  .map((room) => `${room}/src`)
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /\.(tsx?|json)$/.test(path) && !isTest(path))
  .concat('docs/settings.md')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

type Recipe = [name: string, places: number, path: RegExp | null, text: RegExp]
const recipes: Recipe[] = [
  ['A payment provider', 4, null, /\bpaypalProvider\b|\bcreatePaypalPayment\b|_PAYPAL_CLIENT\b/],
  ['A print shop', 4, null, /\bpingenProvider\b|\bcreatePingen\b|_PINGEN_CLIENT\b/],
  ['A kind of letter', 2, /\/customs-parcel\.json$/, /customs-parcel/],
  ['A language', 5, /^(web|api)\/src\/text\/tr[/.]/, /^ {2}tr: |^ {4}"tr": \{/m],
  [
    'A screen',
    7,
    /^web\/src\/text\/(\w\w\/)?admin\.(ts|json)$/,
    /\bAdminScreen\b|^ {2}admin: ('\/admin|\{$)|'\.\/admin\.json'/m,
  ],
  ['An outbox kind', 6, null, /['"]archive-document['"]/],
  ['A finder', 2, null, /\bfindSubject\b/],
]

test.each(recipes)(
  '%s: the recipe names all %d places that know one',
  (name, places, path, text) => {
    const [, after = ''] = page.split(`\n## ${name}\n`)
    const [recipe = ''] = after.split('\n## ')
    const links = recipe.includes('(settings.md)') ? ['docs/settings.md'] : []
    // The most literal path first: `<name>-provider.ts` before `<name>.ts`.
    const named = [...inlineCode(recipe), ...links].toSorted((a, b) => literal(b) - literal(a))
    const used = files
      .filter((file) => path?.test(file.path) || text.test(file.text))
      .map((file) => [file.path, named.find((code) => matches(code, file.path))] as const)
    expect(used.filter(([, code]) => code === undefined)).toEqual([])
    expect(new Set(used.map(([, code]) => code)).size).toBe(places)
  },
)

const literal = (code: string) => code.replace(/<[\w-]+>/g, '').length

/** `<language>` and the like match anything; a folder matches what is in it. */
function matches(code: string, path: string): boolean {
  if (!code.includes('/')) return false
  const pattern = code.replaceAll('.', '\\.').replace(/<[\w-]+>/g, '[\\w-]+')
  return new RegExp(`^${pattern}($|/)`).test(path)
}
