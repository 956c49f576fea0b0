import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Imports = 'importedIds' | 'dynamicallyImportedIds'
type Graph = { getModuleInfo(id: string): Record<Imports, readonly string[]> | null }

type Names = (id: string, graph: Graph) => string | null

const page = fileURLToPath(new URL('index.html', import.meta.url))
const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url))
/** The languages whose catalogues are files of their own. */
export const ownFiles = readdirSync(source('text'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)
const languageFiles = ownFiles.flatMap((language) => [
  source(`text/${language}/tables.ts`),
  source(`text/${language}/explained.ts`),
])

/**
 * The modules of packages that have a chunk of their own; each package names them in its package.json, under `chunks`. Without these chunks
 * they would be in the first files, because the first screens reach them through the index file of their package.
 *
 * - `counting`, `paying`, `clocks`: later screens use them, and the first ones do not.
 * - `pieces`: small modules that several screens share, combined into one file.
 * - `messages`, `say-message`: what the page and the files of languages both need. The page waits for the file of its language before it
 *   runs, so a language file that imported the page's own file would make both wait for ever.
 */
const chunkNames = ['messages', 'counting', 'paying', 'clocks', 'pieces', 'say-message'] as const
type ChunkName = (typeof chunkNames)[number]

const packages = new URL('../packages/', import.meta.url)
const starts = [
  ...readdirSync(packages).flatMap((name) => startsOf(new URL(`${name}/`, packages))),
  ['say-message', source('text/say-message.ts')] as const,
]

/** The chunks of a package, each with the beginning of a module's path. A name without a slash is a library. */
function startsOf(folder: URL): (readonly [ChunkName, string])[] {
  const { chunks = {} } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    chunks?: Partial<Record<ChunkName, string[]>>
  }
  return chunkNames.flatMap((chunk) =>
    (chunks[chunk] ?? []).map((name) => {
      if (!name.includes('/')) return [chunk, `/node_modules/${name}/`] as const
      const path = fileURLToPath(new URL(name, folder))
      if (!existsSync(path)) throw new Error(`package.json names ${path}, which does not exist`)
      return [chunk, path] as const
    }),
  )
}

/** Whether a module belongs to a chunk of packages. */
export const isIn = (chunk: ChunkName) => (id: string) =>
  starts.some(([name, start]) => name === chunk && id.includes(start))

/** Whether the first screens do not need a module. */
export const isLater = (id: string) =>
  (['counting', 'paying', 'clocks'] as const).some((chunk) => isIn(chunk)(id))

/**
 * Names the chunk of a module of the first screens: `first` contains the imports of the page and the focus handling for all screens,
 * `signed-in` the rest.
 */
export function createNames(): Names {
  let first: Set<string> | null = null
  return (id, graph) => {
    first ??= reachedFrom([page, source('follow-user.tsx')], graph)
    return first.has(id) ? 'first' : 'signed-in'
  }
}

/** Lazily loaded screens that consist of many modules. */
const screens = {
  home: source('home/news.tsx'),
  letter: source('documents/detail/detail-screen.tsx'),
  search: source('documents/search/search-area.tsx'),
}

/**
 * Names the chunk of a module that one of these screens and others share. Without it, the browser would fetch thirty small files in turn.
 * Modules of one screen only are bundled with it anyway.
 */
export function createSharedNames(): Names {
  let files: [name: string | null, has: (id: string) => boolean][] | null = null
  return (id, graph) => {
    files ??= filesOf(graph)
    return files.find(([, has]) => has(id))?.[0] ?? null
  }
}

function filesOf(graph: Graph): [name: string | null, has: (id: string) => boolean][] {
  const language = reachedFrom(languageFiles, graph)
  const dialog = reachedFrom([source('ui/modal.tsx')], graph)
  const reaches = new Map(
    [...openedLater(graph)].map((start) => [start, reachedFrom([start], graph)]),
  )
  const isShared = (id: string) =>
    [...reaches.values()].filter((reached) => reached.has(id)).length > 1
  return [
    // screens wait for the language files, so those must not depend on chunks of screens
    [null, (id) => language.has(id)],
    // nearly every screen has dialogs
    ['dialog', (id) => dialog.has(id)],
    // modules of packages are reachable from everywhere through the index file, so they say nothing about sharing
    [null, (id) => !id.startsWith(source('')) || !isShared(id)],
    ...Object.entries(screens).map(([name, start]): [string, (id: string) => boolean] => [
      `${name}-rest`,
      (id) => reaches.get(start)?.has(id) ?? false,
    ]),
  ]
}

/** All modules that the page loads with dynamic imports, directly or indirectly. */
function openedLater(graph: Graph): Set<string> {
  const opened = new Set<string>()
  const seen = new Set([page])
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of dynamicallyImportedIds) opened.add(next)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) seen.add(next)
  }
  return opened
}

function reachedFrom(start: string[], graph: Graph): Set<string> {
  const reached = new Set(start)
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  }
  return reached
}
