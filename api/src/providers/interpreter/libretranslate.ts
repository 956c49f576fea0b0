import { AppError } from '@brieflotse/contract'
import { checkedUrl, parsed } from '../mail/call.ts'
import * as v from 'valibot'
import { type AskOptions, createAsk } from './ask.ts'
import type { Interpreter } from './interpreter.ts'

export type LibreTranslateSettings = { url: string; key?: string } & AskOptions

const Answer = v.object({ translatedText: v.array(v.string()) })

/**
 * A LibreTranslate server (https://docs.libretranslate.com). It has no tag handling for plain text, so placeholders are sent as
 * short codes in capitals, which its models usually copy. The check of the values finds a lost one.
 */
export function createLibreTranslate(settings: LibreTranslateSettings): Interpreter {
  const { url, key, ...options } = settings
  const base = checkedUrl(url, 'BRIEFLOTSE_LIBRETRANSLATE_URL')
  const ask = createAsk(options)
  return {
    name: 'libretranslate',
    label: 'LibreTranslate',
    host: new URL(base).host,
    async translate(texts, { source, target, signal }) {
      const all: string[] = []
      for (const some of batchesOf(texts)) {
        const answer = await ask({
          method: 'POST',
          url: `${base}/translate`,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            q: some.map(toCodes),
            source,
            target,
            format: 'text',
            ...(key !== undefined && { api_key: key }),
          }),
          signal,
        })
        const said = v.safeParse(Answer, parsed(answer.text))
        if (!said.success || said.output.translatedText.length !== some.length)
          throw new AppError('provider-down', undefined, { cause: 'not an answer' })
        all.push(...said.output.translatedText.map(fromCodes))
      }
      return all
    },
  }
}

/** The hosted service accepts 2,000 characters in one request. */
const mostCharacters = 1_800

function batchesOf(texts: string[]): string[][] {
  const groups: string[][] = []
  let left = 0
  for (const text of texts) {
    if (groups.length === 0 || text.length > left) {
      groups.push([])
      left = mostCharacters
    }
    groups.at(-1)!.push(text)
    left -= text.length
  }
  return groups
}

const kinds = 'amt|date|num|ref|name'

function toCodes(text: string): string {
  return text.replace(
    new RegExp(`<(${kinds})(\\d)>`, 'g'),
    (_, kind: string, digit: string) => `X${kind.toUpperCase()}${digit}`,
  )
}

function fromCodes(text: string): string {
  return text.replace(
    new RegExp(`\\bX(${kinds})(\\d)\\b`, 'gi'),
    (_, kind: string, digit: string) => `<${kind.toLowerCase()}${digit}>`,
  )
}
