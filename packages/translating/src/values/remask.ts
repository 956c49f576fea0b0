import type { Protected } from './mask.ts'
import { renderEnglish } from './render-english.ts'

/**
 * For models without placeholders: finds the values in the translation, in any English notation, and replaces them with placeholders. A
 * value that is not found has no placeholder, which the gate detects.
 */
export function remask(english: string, items: readonly Protected[]): string {
  let text = english
  for (const item of items.toSorted((a, b) => b.value.length - a.value.length)) {
    for (const form of forms(item)) {
      const at = findWhole(text, form)
      if (at < 0) continue
      text = text.slice(0, at) + item.tag + text.slice(at + form.length)
      break
    }
  }
  return text
}

function forms(item: Protected): string[] {
  const shown = renderEnglish(item)
  if (item.kind === 'amt') {
    const amount = shown.slice(1)
    return [
      shown,
      `EUR ${amount}`,
      `€ ${amount}`,
      `${amount} EUR`,
      `${amount} euros`,
      `${amount} €`,
      item.value,
    ]
  }
  if (item.kind === 'date') {
    const [day = '', month = '', year = ''] = shown.split(' ')
    return [
      shown,
      `${month} ${day}, ${year}`,
      `${month} ${day} ${year}`.trim(),
      `${day} of ${month} ${year}`.trim(),
      item.value,
    ]
  }
  const percent = shown.endsWith('%')
    ? [`${shown.slice(0, -1)} %`, `${shown.slice(0, -1)} percent`, `${shown.slice(0, -1)} per cent`]
    : []
  return [shown, ...percent, item.value]
}

/** Finds a form that is not inside a longer number or word. */
function findWhole(text: string, form: string): number {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text.slice(at + form.length, at + form.length + 2)
    if (!/[\p{L}\p{N}<]/u.test(before) && !/^(?:[\p{L}\p{N}>]|[.,]\d)/u.test(after)) return at
  }
  return -1
}
