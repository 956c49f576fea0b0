import { readdirSync, readFileSync } from 'node:fs'

/** A page of the documentation; `path` is relative to the root folder. */
export type Doc = { path: string; text: string }

/**
 * The README and all pages in docs; `beside`: the READMEs of folders. Decision records describe the past, so only their links are
 * checked.
 */
export function readDocs(): { docs: Doc[]; beside: Doc[]; decisions: Doc[] } {
  const read = (path: string): Doc => ({ path, text: readFileSync(path, 'utf8') })
  const below = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => read(`${folder}/${name}`))
  const beside = ['api', 'web', 'service-worker', 'faults', 'packages']
    .flatMap((folder) => readmesBelow(folder))
    .map(read)
  return { docs: [read('README.md'), ...below('docs')], beside, decisions: below('docs/decisions') }
}

function readmesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : readmesBelow(path)
    return entry.name === 'README.md' ? [path] : []
  })
}

const fence = /^```(?<language>\w*)\n(?<text>[\s\S]*?)^```$/gm
const programs =
  /^(?:npm|npx|node|pnpm|tsx|git|docker|sudo|nft|swaks|systemctl|apt-get|curl|caddy|nginx) /

/** Every command on a page: the lines of its shell blocks, and text between backticks. */
export function commandsIn({ text }: Doc): string[] {
  const blocks = fencedIn(text)
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
  return [...blocks, ...inlineCode(text)].filter((line) => programs.test(line))
}

/** The fenced code blocks of a page. */
export function fencedIn(text: string): { language: string; text: string }[] {
  return [...text.matchAll(fence)].map(({ groups }) => ({
    language: groups?.['language'] ?? '',
    text: groups?.['text'] ?? '',
  }))
}

/** The text between backticks outside code blocks. */
export function inlineCode(text: string): string[] {
  return [...text.replace(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** The local links and pictures of a page. */
export function linksIn({ text }: Doc): string[] {
  return [...text.matchAll(/\]\((?<to>[^)\s]+)\)/g)]
    .map(({ groups }) => groups?.['to'] ?? '')
    .filter((to) => !/^[a-z]+:/.test(to))
}

/** The settings named on a page. Tables shorten names: one that starts with `_` replaces the end of the previous name. */
export function settingsIn({ text }: Doc, known: Set<string>): string[] {
  let before = ''
  return [
    ...text.matchAll(
      /`(?<name>(?:BRIEFLOTSE)?_[A-Z0-9_]+|PORT|HOST)`|\b(?<plain>BRIEFLOTSE_[A-Z0-9_]+[A-Z])\b/g,
    ),
  ].map(({ groups }) => {
    const name = groups?.['name'] ?? groups?.['plain'] ?? ''
    if (!name.startsWith('_')) return (before = name)
    return endings(before, name).find((full) => known.has(full)) ?? name
  })
}

/** A_B_C and _D give A_B_C_D, A_B_D and A_D. */
function endings(before: string, end: string): string[] {
  const parts = before.split('_')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('_') + end)
}
