import { AppError } from '@brieflotse/contract'
import { checkedUrl, parsed } from '../mail/call.ts'
import * as v from 'valibot'
import { type AskOptions, createAsk } from './ask.ts'
import type { Interpreter } from './interpreter.ts'

/** `url` is needed only if it differs from the one that belongs to the key. */
export type DeeplSettings = { key: string; url?: string } & AskOptions

const Answer = v.object({ translations: v.array(v.object({ text: v.string() })) })

/** DeepL accepts 50 texts in one request (https://developers.deepl.com/docs/api-reference/translate). */
const mostTexts = 50

/** English and Portuguese as targets need a country. */
const targets: Record<string, string> = { en: 'EN-GB', pt: 'PT-PT' }

/**
 * DeepL's text API, version 2. Placeholders are sent as empty XML tags, which `tag_handling` preserves. Keys of free accounts end
 * in ":fx" and use another host.
 */
export function createDeepl({ key, url, ...options }: DeeplSettings): Interpreter {
  const usual = key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
  const base = checkedUrl(url ?? usual, 'BRIEFLOTSE_DEEPL_URL')
  const ask = createAsk(options)
  return {
    name: 'deepl',
    label: 'DeepL',
    host: new URL(base).host,
    async translate(texts, { source, target, signal }) {
      const all: string[] = []
      for (let at = 0; at < texts.length; at += mostTexts) {
        const some = texts.slice(at, at + mostTexts)
        const answer = await ask({
          method: 'POST',
          url: `${base}/v2/translate`,
          headers: {
            Authorization: `DeepL-Auth-Key ${key}`,
            'Content-Type': 'application/json',
          },
          body: JSON.stringify({
            text: some.map(toXml),
            source_lang: source.toUpperCase(),
            target_lang: targets[target] ?? target.toUpperCase(),
            tag_handling: 'xml',
            split_sentences: '0',
            preserve_formatting: true,
          }),
          signal,
        })
        const said = v.safeParse(Answer, parsed(answer.text))
        if (!said.success || said.output.translations.length !== some.length)
          throw new AppError('provider-down', undefined, { cause: 'not an answer' })
        all.push(...said.output.translations.map(({ text }) => fromXml(text)))
      }
      return all
    },
  }
}

const tag = /<(amt|date|num|ref|name)(\d)>/g

/** Converts placeholders to empty XML tags and escapes the rest. */
function toXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/<(?!(?:amt|date|num|ref|name)\d>)/g, '&lt;')
    .replace(tag, '<$1$2/>')
}

function fromXml(text: string): string {
  return text
    .replace(/<((?:amt|date|num|ref|name)\d)\s*(?:\/>|><\/\1>)/g, '<$1>')
    .replace(/&lt;/g, '‹')
    .replace(/&gt;/g, '›')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
