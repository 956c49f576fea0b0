import { readdirSync, readFileSync } from 'node:fs'

/** A page of the documentation; `path` counts from the top folder. */
export type Doc = { path: string; text: string }

/** The README and what lies in docs. Decisions tell of a day that is over: of them only the links are held to be true. */
export function readDocs(): { docs: Doc[]; decisions: Doc[] } {
  const read = (path: string): Doc => ({ path, text: readFileSync(path, 'utf8') })
  const below = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => read(`${folder}/${name}`))
  return { docs: [read('README.md'), ...below('docs')], decisions: below('docs/decisions') }
}

const fence = /^```(?<language>\w*)\n(?<text>[\s\S]*?)^```$/gm
const programs =
  /^(?:npm|npx|node|pnpm|tsx|git|docker|sudo|nft|swaks|systemctl|apt-get|curl|caddy|nginx) /

/** Every command a page tells its reader to type: the lines of its shell blocks, and what stands between backticks. */
export function commandsIn({ text }: Doc): string[] {
  const blocks = fencedIn(text)
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
  return [...blocks, ...inlineCode(text)].filter((line) => programs.test(line))
}

/** The blocks of a page that stand between fences. */
export function fencedIn(text: string): { language: string; text: string }[] {
  return [...text.matchAll(fence)].map(({ groups }) => ({
    language: groups?.['language'] ?? '',
    text: groups?.['text'] ?? '',
  }))
}

/** What stands between backticks in the running text. */
export function inlineCode(text: string): string[] {
  return [...text.replace(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** Where the links and pictures of a page lead, without those to other places. */
export function linksIn({ text }: Doc): string[] {
  return [...text.matchAll(/\]\((?<to>[^)\s]+)\)/g)]
    .map(({ groups }) => groups?.['to'] ?? '')
    .filter((to) => !/^[a-z]+:/.test(to))
}

/** The settings a page names. A name that begins with `_` stands for the one before it with another end, as tables shorten them. */
export function settingsIn({ text }: Doc, known: Set<string>): string[] {
  let before = ''
  return [
    ...text.matchAll(
      /`(?<name>(?:BRIEFLOTSE)?_[A-Z_]+|PORT|HOST)`|\b(?<plain>BRIEFLOTSE_[A-Z_]+[A-Z])\b/g,
    ),
  ].map(({ groups }) => {
    const name = groups?.['name'] ?? groups?.['plain'] ?? ''
    if (!name.startsWith('_')) return (before = name)
    return endings(before, name).find((full) => known.has(full)) ?? name
  })
}

/** A_B_C and _D: A_B_D, A_D, and A_B_C_D. */
function endings(before: string, end: string): string[] {
  const parts = before.split('_')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('_') + end)
}
