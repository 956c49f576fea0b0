import type { ErrorCode } from '@brieflotse/contract'
import type { Failures } from './tables.ts'

/** What it needs to know: the English of each code, and how a value is shown. */
type Known = {
  english: Readonly<Record<ErrorCode, readonly [status: number, sentence: string]>>
  shown: (name: string, value: string) => string
}

/** Finds what the server said in a language; null where there is nothing for it. Part of the languages, because English needs none of it. */
export function recognise({ codes, sayings }: Failures) {
  return (sentence: string, { english, shown }: Known): string | null => {
    const code = (Object.keys(codes) as ErrorCode[]).find((name) => english[name][1] === sentence)
    if (code) return codes[code]
    for (const [saying, own] of Object.entries(sayings)) {
      const values = valuesIn(sentence, saying)
      if (!values) continue
      return own.replace(/\{(\w+)\}/g, (_, name: string) => shown(name, values[name] ?? ''))
    }
    return null
  }
}

/** What stands in the places of a sentence; null where it is another one. */
function valuesIn(sentence: string, saying: string): Record<string, string> | null {
  if (!saying.includes('{')) return sentence === saying ? {} : null
  const plain = saying.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  const places = new RegExp(`^${plain.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's')
  return places.exec(sentence)?.groups ?? null
}
