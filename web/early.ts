import type { Plugin, Rolldown } from 'vite'
import { ownFiles } from './chunks.ts'

/**
 * Which files the first words at an address need, besides those that the page itself names; every line that fits counts. `language`: only
 * whoever reads in it.
 */
export type Early = { path: string; language?: string; files: string[] }[]

/** What is opened first, by the address. `fetchScreen` in src/routes.tsx asks for the same. */
const letter = '^/documents/\\d+$'
const behindLogin = '^/(?!auth$)'
const screens = [
  { path: behindLogin, start: 'src/signed-in.ts' },
  { path: behindLogin, start: 'src/follow-user.tsx' },
  { path: '^/$', start: 'src/home/news.tsx' },
  { path: letter, start: 'src/documents/detail/detail-screen.tsx' },
  ...ownFiles.flatMap((language) => [
    { path: '^/', start: `src/text/${language}/tables.ts`, language },
    { path: letter, start: `src/text/${language}/explained.ts`, language },
  ]),
]

/** Writes early.json, by which the server names these files with the page: the browser asks for all of them at once. */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const page = reachedFrom(startOf(chunks, 'index.html'), byName)
      // first of all: without its styles nothing is drawn, and behind the scripts it would come late
      const styles = [...page].flatMap((name) => [
        ...(byName.get(name)?.viteMetadata?.importedCss ?? []),
      ])
      const lines: Early = screens.map(({ start, ...line }) => {
        const reached = reachedFrom(startOf(chunks, start), byName)
        const files = [...reached].filter((name) => !page.has(name))
        return { ...line, files: files.map((name) => `/${name}`) }
      })
      // named by the styles only: asked for after them, it would come last of all
      const fonts = Object.keys(bundle).filter((name) => /-latin-wght-.+\.woff2$/.test(name))
      lines.push({ path: behindLogin, files: fonts.map((name) => `/${name}`) })
      lines.unshift({ path: behindLogin, files: styles.map((name) => `/${name}`) })
      this.emitFile({ type: 'asset', fileName: 'early.json', source: JSON.stringify(lines) })
    },
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'facadeModuleId'>

function startOf(chunks: Chunk[], start: string): string {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${start}`))
  if (!found) throw new Error(`${start} has no file of its own in the build`)
  return found.fileName
}

function reachedFrom(start: string, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const reached = new Set([start])
  for (const name of reached) for (const next of chunks.get(name)?.imports ?? []) reached.add(next)
  return reached
}
