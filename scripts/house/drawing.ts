import { readFileSync, writeFileSync } from 'node:fs'
import { type Fault, isTest } from './files.ts'

const page = 'docs/map.md'
const block = /(?<=<!-- drawn by npm run house -- --draw -->\n)[\s\S]*?(?=<!-- end -->)/
const roomOf = /^(?:packages\/([^/]+)|(api|web|service-worker))\/src\//

/** What dependency-cruiser found, as far as it is drawn. */
export type Cruise = { modules: { source: string; dependencies: { resolved: string }[] }[] }

/** The rooms, each with those that its product code imports. */
export function importsOf({ modules }: Cruise): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = nameOf(source)
    if (!from || isTest(source)) continue
    const all = imports.get(from) ?? new Set()
    for (const to of dependencies.map(({ resolved }) => nameOf(resolved)))
      if (to && to !== from) all.add(to)
    imports.set(from, all)
  }
  return imports
}

function nameOf(path: string): string | undefined {
  const [, ofPackage, top] = roomOf.exec(path) ?? []
  return ofPackage ?? top
}

/** The rooms as a Mermaid diagram, without the arrows that follow from others: those would hide the order. */
export function drawRooms(imports: Map<string, Set<string>>): string {
  const behind = (room: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(room) ?? []) if (!seen.has(to)) behind(to, seen.add(to))
    return seen
  }
  const names = [...imports.keys()].toSorted()
  const lines = names.flatMap((from) => {
    const all = imports.get(from) ?? new Set<string>()
    const indirect = new Set([...all].flatMap((to) => [...behind(to)]))
    const drawn = [...all].filter((to) => !indirect.has(to)).toSorted()
    return drawn.length > 0 ? [`  ${from} --> ${drawn.join(' & ')}`] : []
  })
  return ['```mermaid', 'flowchart TD', ...lines, '```', ''].join('\n')
}

/** Writes the drawing into the map. */
export function writeDrawing(drawing: string): void {
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(block, () => drawing),
  )
}

/** A fault if the map shows other arrows than the code has. */
export function checkDrawing(drawing: string, text = readFileSync(page, 'utf8')): Fault[] {
  const isFresh = block.exec(text)?.[0] === drawing
  return isFresh ? [] : [{ path: page, rule: 'the drawing is old: npm run house -- --draw' }]
}
