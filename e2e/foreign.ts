import type { Page } from 'playwright-core'
import { messagesIn, sayingsIn } from '../scripts/catalogues/catalogues.ts'

const all = (language: string) => [...messagesIn(language), ...sayingsIn(language)]

/** The texts of a message outside of its placeholders. */
function literals(message: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of message) {
    if (sign === '{' && (depth += 1) === 1) parts.push('')
    if (depth === 0) parts[parts.length - 1] += sign
    if (sign === '}') depth -= 1
  }
  return parts
}

const letters = (parts: string[]) => parts.join('').replace(/[^\p{L}]/gu, '').length
const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The messages of English and German as patterns, without those that the language has too. A German word alone may be a word of the
 * letter, and a message that consists of its values fits everything.
 */
function patternsFor(language: string): RegExp[] {
  const own = new Set(all(language).map(([, message]) => message))
  return ['en', 'de'].flatMap((other) =>
    all(other).flatMap(([, message]) => {
      const parts = literals(message)
      const isCertain = parts.length > 1 ? letters(parts) > 11 : letters(parts) > 3
      const isGermanWord = other === 'de' && !message.includes(' ')
      if (other === language || own.has(message) || !isCertain || isGermanWord) return []
      return [new RegExp(`^${parts.map(escaped).join('.+')}$`, 's')]
    }),
  )
}

/** A check for texts on a page that are a message of another language. */
export function foreignTo(language: string): (page: Page) => Promise<string[]> {
  const patterns = patternsFor(language)
  return async (page) => {
    const texts = await page.evaluate(readTexts)
    return texts.filter((text) => patterns.some((pattern) => pattern.test(text)))
  }
}

/** Runs in the page: all visible texts and names, without those of the German letter. */
function readTexts(): string[] {
  const texts = new Set<string>()
  const add = (text: string | null) => texts.add((text ?? '').replace(/\s+/g, ' ').trim())
  for (const one of document.body.querySelectorAll('*')) {
    if (one.closest('[lang=de], option, script, style')) continue
    if (!one.checkVisibility({ visibilityProperty: true })) continue
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(one.getAttribute(name))
    if ((one.textContent ?? '').length < 400) add(one.textContent)
    for (const node of one.childNodes) if (node.nodeType === 3) add(node.textContent)
  }
  return [...texts]
}
