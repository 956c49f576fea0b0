import { type Fault, isTest, type SourceFile, withoutComments } from './files.ts'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/
/** File names without meaning: the content of such a file belongs to its only user. */
const empty = /^(utils?|helpers?|common|misc|services?|managers?)$/

const pure = /^packages\/(catalogues|rules|reading|letter|translating|pictures|writing)\/src\//
const impure = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\btoISOString\b/

/** Checks names, folder depth, exports and purity, which can be seen in a single file. */
export function checkNames(files: SourceFile[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    [...nameFaults(path), ...textFaults(path, text)].map((rule) => ({ path, rule })),
  )
}

function nameFaults(path: string): string[] {
  const rules: string[] = []
  const parts = path.split('/')
  if (parts.some((part) => !kebab.test(part))) rules.push('names are kebab-case')
  const words = parts.filter((part) => part !== 'service-worker').flatMap((p) => p.split(/[-.]/))
  const bad = words.find((word) => empty.test(word))
  if (bad) rules.push(`"${bad}" says nothing: name it by what it does, or move it to its only user`)
  const below = parts.slice(parts.indexOf('src') + 1, -1)
  if (parts.includes('src') && below.length > 2) rules.push('at most two folders below src')
  if (parts.at(-1) === 'index.ts' && !/^packages\/[^/]+\/src\/index\.ts$/.test(path)) {
    rules.push('only packages have a front door (index.ts)')
  }
  return rules
}

function textFaults(path: string, text: string): string[] {
  const rules: string[] = []
  const code = withoutComments(text)
  const isConfig = /\.(config|reporter)\.ts$|^vitest\.workspace\.ts$/.test(path)
  if (!isConfig && /^export default\b/m.test(code)) rules.push('named exports only')
  const clock = pure.test(path) && !isTest(path) ? impure.exec(code)?.[0] : undefined
  if (clock) rules.push(`${clock} in a pure package: today and chance are arguments`)
  return rules
}
