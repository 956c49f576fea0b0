import { type Fault, importsOf, type SourceFile } from './files.ts'

/** Finds files that import each other in a cycle at runtime; type imports do not count. Each cycle is one fault. */
export function checkCycles(files: SourceFile[]): Fault[] {
  const known = new Set(files.map(({ path }) => path))
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ isPackage, onlyTypes, to }) => !isPackage && !onlyTypes && known.has(to))
        .map(({ to }) => to),
    ]),
  )
  const faults: Fault[] = []
  const done = new Set<string>()
  const trail: string[] = []

  function visit(path: string): void {
    const start = trail.indexOf(path)
    if (start >= 0) {
      const circle = [...trail.slice(start), path]
      faults.push({ path, rule: `circle of imports: ${circle.join(' -> ')}` })
      return
    }
    if (done.has(path)) return
    trail.push(path)
    for (const to of graph.get(path) ?? []) visit(to)
    trail.pop()
    done.add(path)
  }

  for (const path of graph.keys()) visit(path)
  return faults
}
