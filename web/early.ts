import type { Plugin, Rolldown } from 'vite'
import { ownFiles } from './chunks.ts'
import { screenPaths } from './src/ui/paths.ts'

/**
 * The files that the first paint of a path needs, besides those in the HTML. All matching lines apply. `language`: only for users of that
 * language.
 */
export type Early = { path: string; language?: string; files: string[] }[]

const letter = `^${screenPaths.document.replace(':id', '\\d+')}$`
const behindLogin = `^(?!${screenPaths.auth}$)`

/** The modules that each path loads first. Keep in step with `firstModules` in src/routes.tsx. */
const screens = [
  { path: behindLogin, start: 'src/signed-in.ts' },
  { path: behindLogin, start: 'src/follow-user.tsx' },
  { path: `^${screenPaths.home}$`, start: 'src/home/news.tsx' },
  { path: letter, start: 'src/documents/detail/detail-screen.tsx' },
  ...ownFiles.flatMap((language) => [
    { path: '^/', start: `src/text/${language}/tables.ts`, language },
    { path: letter, start: `src/text/${language}/explained.ts`, language },
  ]),
]

/** Writes early.json. The server announces these files together with the page, so that the browser requests all of them at once. */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const page = reachedFrom(startOf(chunks, 'index.html'), byName)
      // first, because styles block rendering and would arrive late behind the scripts
      const styles = [...page].flatMap((name) => [
        ...(byName.get(name)?.viteMetadata?.importedCss ?? []),
      ])
      const lines: Early = screens.map(({ start, ...line }) => {
        const reached = reachedFrom(startOf(chunks, start), byName)
        const files = [...reached].filter((name) => !page.has(name))
        return { ...line, files: files.map((name) => `/${name}`) }
      })
      // only the styles refer to the fonts, so the browser would discover them last
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
