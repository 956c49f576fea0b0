import { readFileSync } from 'node:fs'
import { type Fault, isTest, type SourceFile, withoutComments } from './files.ts'

export const listPath = 'scripts/house/shared-names.txt'

const product = /^(api|web|service-worker|packages\/[^/]+)\/src\//
/** Test material that lies beside what it tests, and the folders of languages, which are all alike. */
const leftOut = /\/(held-)?suite\.ts$|^web\/src\/text\/[a-z]{2}\//
const declaration =
  /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|type|interface|enum) (?<name>[\w$]+)/gm
const inMigrations = new Set(['up', 'down'])

/** Exported names that several product files declare, each with those files. A schema and its type in one file are one. */
export function sharedNames(files: SourceFile[]): Map<string, string[]> {
  const declared = new Map<string, string[]>()
  for (const { path, text } of files) {
    if (!product.test(path) || leftOut.test(path) || isTest(path)) continue
    const names = [...withoutComments(text).matchAll(declaration)].map(
      ({ groups }) => groups!['name']!,
    )
    for (const name of new Set(names)) {
      if (inMigrations.has(name) && path.includes('/migrations/')) continue
      declared.set(name, [...(declared.get(name) ?? []), path])
    }
  }
  return new Map(
    [...declared]
      .filter(([, paths]) => paths.length > 1)
      .map(([name, paths]) => [name, paths.toSorted()] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** The exceptions, as the list has them: a line each, the name before the files that declare it. */
export function readList(text = readFileSync(listPath, 'utf8')): Map<string, string[]> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [name = '', ...paths] = line.split(' ')
      return [name, paths]
    }),
  )
}

/** One exported name, one concept: names declared twice and not in the list, and what the list names needlessly. */
export function checkSharedNames(files: SourceFile[], listed = readList()): Fault[] {
  const shared = sharedNames(files)
  const unlisted = [...shared].flatMap(([name, paths]) =>
    paths
      .filter((path) => !listed.get(name)?.includes(path))
      .map((path) => {
        const other = paths.find((one) => one !== path)
        return { path, rule: `"${name}" is exported by ${other} too: one name, one concept` }
      }),
  )
  const needless = [...listed].flatMap(([name, paths]) =>
    paths
      .filter((path) => !shared.get(name)?.includes(path))
      .map((path) => ({ path: listPath, rule: `take "${name}" of ${path} off the list` })),
  )
  return [...unlisted, ...needless]
}
