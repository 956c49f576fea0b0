import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** A source file; `path` is relative to the root folder, with forward slashes. */
export type SourceFile = { path: string; text: string }

/** A violation of a house rule. */
export type Fault = { path: string; rule: string }

/** `to` is a path from the root folder, or a package name. `onlyTypes`: the import does not exist at runtime. */
export type Import = { to: string; isPackage: boolean; onlyTypes: boolean }

const leftOut = /(^|\/)(node_modules|dist|\.[^/]+|model-de-en|docs|data|models)$/

/** Every TypeScript and JavaScript file of the project below `folder`. */
export function readSources(folder = '.'): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (leftOut.test(path)) return []
    if (entry.isDirectory()) return readSources(path)
    return /\.(tsx?|mjs)$/.test(path) ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}

const statement =
  /(?:^|[\n;])\s*(?:import|export)\s+(?<what>(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})?)\s*(?:from\s*)?['"](?<from>[^'"\n]+)['"]/g
const dynamic = /\bimport\(\s*['"](?<from>[^'"\n]+)['"]\s*\)/g

/** The imports of a file, including re-exports. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text)
  return [...code.matchAll(statement), ...code.matchAll(dynamic)].map(({ groups }) => {
    const { from = '', what = '' } = groups ?? {}
    const isPackage = !from.startsWith('.')
    const to = isPackage ? from : posix.join(posix.dirname(path), from)
    return { to, isPackage, onlyTypes: isTypes(what) }
  })
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/test(ing)?\//.test(path)
}

/** Removes comments, because they cannot break a rule. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

function isTypes(what: string): boolean {
  if (/^type\s/.test(what)) return true
  const names = /\{(?<names>[^}]*)\}/.exec(what)?.groups?.['names']
  if (names === undefined || /^[\w$]/.test(what)) return false
  return names.split(',').every((name) => !name.trim() || name.trim().startsWith('type '))
}
