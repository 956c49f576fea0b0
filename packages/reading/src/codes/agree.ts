import { compactIban } from '@brieflotse/rules'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

export const sameIban = (a: string, b: string) => compactIban(a) === compactIban(b)

/** Whether two BICs are the same; `COBADEFF` and `COBADEFFXXX` are the same head office. Source: ISO 9362. */
export function sameBic(a: string, b: string): boolean {
  const whole = (bic: string) => bic.replace(/\s/g, '').toUpperCase().padEnd(11, 'X')
  return whole(a) === whole(b)
}

const legalForms =
  /(?<!\p{L})(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|haftungsbeschraenkt|se|eg|ev|e v|co|und|and|der|die|das|fuer|von)(?!\p{L})/gu

const namesIn = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(legalForms, ' ')
    .trim()
    .split(/\s+/)

/** Similarity of two texts by their letter pairs, 0 to 1 (Dice). Letters that OCR confuses cost little. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
  const [left, right] = [pairs(a), pairs(b)]
  const open = [...right]
  const shared = left.filter((pair) => {
    const at = open.indexOf(pair)
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / Math.max(1, left.length + right.length)
}

/** Whether two names can mean the same: legal forms, umlauts and additional names do not matter. */
export function sameName(a: string, b: string): boolean {
  const [left, right] = [namesIn(a), namesIn(b)]
  const [one, other] = [left.join(''), right.join('')]
  if (one === '' || other === '') return bare(a) === bare(b)
  if (Math.min(one.length, other.length) >= 4 && (one.includes(other) || other.includes(one)))
    return true
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left]
  const shared = fewer.filter((name) => name.length > 2 && more.includes(name))
  return shared.length * 2 > fewer.length || likeness(one, other) >= 0.7
}

/** Whether two references can mean the same payment: one contains the other, or they share a number of five or more characters. */
export function sameReference(a: string, b: string): boolean {
  const [one, other] = [bare(a), bare(b)]
  if (one === other) return true
  if (Math.min(one.length, other.length) >= 4 && (one.includes(other) || other.includes(one)))
    return true
  const numbers = fold(a).match(/[\p{L}\p{N}/.-]*\d[\p{L}\p{N}/.-]*/gu) ?? []
  return numbers.some((number) => {
    const plain = bare(number)
    return plain.length >= 5 && other.includes(plain)
  })
}
