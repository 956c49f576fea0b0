import type { Pages } from '../types.ts'

/** Words that show through from the back are few, short and of low confidence. */
const leastWords = 3
const leastConfidence = 0.5

const saysEmpty =
  /diese seite (?:ist|wurde|bleibt) (?:absichtlich |bewusst )?(?:leer|frei)|^leerseite$|bewusst freigelassen|intentionally (?:left )?blank/iu

/** Pages with nothing to read: backs, separating sheets, `Diese Seite ist leer`. A page with a code is not blank. */
export function blankPages({ pages, words, codes = [] }: Pages): number[] {
  const read = new Map<number, string[]>()
  for (const { page, text, confidence } of words) {
    if (!/\p{L}{3}|\d{3}|€/u.test(text) || confidence < leastConfidence) continue
    const list = read.get(page)
    if (list) list.push(text)
    else read.set(page, [text])
  }
  return pages
    .map(({ number }) => number)
    .filter((number) => {
      const texts = read.get(number) ?? []
      if (codes.some(({ page }) => page === number)) return false
      return texts.length < leastWords || (texts.length < 12 && saysEmpty.test(texts.join(' ')))
    })
}

/** Removes the words that OCR read on blank pages. The pages stay, so that page numbers do not change. */
export function withoutBlanks(pages: Pages): Pages {
  const blank = new Set(blankPages(pages))
  // if all pages are blank, the few words are all there is, so they stay
  if (blank.size === 0 || blank.size === pages.pages.length) return pages
  return { ...pages, words: pages.words.filter(({ page }) => !blank.has(page)) }
}
