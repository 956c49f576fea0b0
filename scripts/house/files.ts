import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** A source file; `path` is relative to the root folder, with forward slashes. */
export type SourceFile = { path: string; text: string }

/** A violation of a house rule. */
export type Fault = { path: string; rule: string }

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

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/test(ing)?\//.test(path)
}

/** Removes comments, because they cannot break a rule. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}
