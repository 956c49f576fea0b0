/** What passes through a translation unchanged. The model knows these kinds as pieces of its vocabulary. */
export type Kind = 'ref' | 'date' | 'amt' | 'num' | 'name'

/** A value taken out of a sentence, and the placeholder that stands for it. */
export type Protected = { tag: string; kind: Kind; value: string }

/** `overflow`: more values than there are placeholders, so some still stand in `text`. */
export type Masked = { text: string; items: Protected[]; overflow: boolean }

/** A letter has a sender, a recipient and some payees; every name costs a search in every sentence. */
const mostNames = 40

/** How many placeholders of each kind the model was trained with. */
const limits: Record<Kind, number> = { amt: 6, date: 6, num: 9, ref: 9, name: 9 }

export const placeholder = /<(?:amt|date|num|ref|name)\d>/g

export const german = {
  /** A number in German notation; also used to read it back. */
  number: String.raw`\d{1,3}(?:[.\u00a0 ]\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
  months:
    'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
}

const word = String.raw`[\p{L}\p{N}_]`
const start = `(?<!${word})`
const end = `(?!${word})`
const law = String.raw`(?:(?:BGB|HGB|ZPO|AO|DSGVO|VwGO|StVO|RBStV|[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*G|[A-Z][A-Za-z]*GVV|[A-Z][A-Za-z]*VO)${end}|SGB(?:\s[IVX]+${end})?)`
const clause = String.raw`(?:\s?(?:Abs\.|Absatz|Satz|S\.|Nr\.|Ziff\.|und|,|bis|ff\.|f\.)\s?(?:\d+[a-z]?)?)*`
const title = String.raw`(?:(?:Dr|Prof|Dipl|med|jur|rer|nat|h|c)\.[\s-]?(?:Ing\.\s)?)*`
const particle = String.raw`(?:\s(?:von(?:\s(?:der|dem))?|van(?:\sde[rn]?)?|de|zu))?`
const person = String.raw`\p{Lu}[\p{L}'-]+(?:${particle}\s\p{Lu}[\p{L}'-]+){0,2}`

/** The order counts: what an earlier rule has taken, a later one cannot touch. */
const rules: [kind: Kind, rule: RegExp][] = (
  [
    // IBAN
    [
      'ref',
      String.raw`${start}[A-Z]{2}\d{2}(?:\s?[A-Z]{4})?(?:\s?(?=[A-Z0-9]{0,3}\d)[A-Z0-9]{4}){2,7}(?:\s?(?=[A-Z0-9]{0,3}\d)[A-Z0-9]{1,4})?${end}`,
    ],
    // mail and web addresses
    [
      'ref',
      String.raw`${start}[\p{L}\p{N}_.+-]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+|${start}https?:\/\/\S+|${start}www\.[\p{L}\p{N}_./-]+${word}`,
    ],
    // sections with their law
    ['ref', String.raw`(?:§§?|Art\.)\s?\d+[a-z]?${clause}(?:\s${law})?`],
    // BIC
    ['ref', String.raw`(?<=${start}BIC:?\s)[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?${end}`],
    // a BIC after its label
    ['ref', String.raw`(?<=${start}BIC:?\s)[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?${end}`],
    // names after a form of address
    ['name', String.raw`(?<=${start}(?:Frau|Herrn?|Familie)\s)${title}${person}`],
    ['date', String.raw`${start}\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})${end}`],
    ['date', String.raw`${start}\d{1,2}\.\s(?:${german.months})(?:\s\d{4})?${end}`],
    // "Juli 2025 €" heads a column: the year is no amount
    ['num', String.raw`(?<=(?:${german.months})\s)\d{4}${end}`],
    [
      'amt',
      String.raw`(?:€|EUR)\s?(?:${german.number})(?:,--?)?|(?:${german.number})(?:,--?)?\s?(?:€|EUR${end}|Euro${end})`,
    ],
    // file numbers, long digit groups, telephone numbers
    [
      'ref',
      String.raw`${start}(?=[A-Z0-9/.-]*\d)(?=[A-Z0-9/.-]*[A-Z/])[A-Z0-9]+(?:[/.-][A-Z0-9]+)+${end}|${start}(?=${word}*\d)(?=${word}*[A-Z])[A-Z0-9]{5,}${end}|${start}\d[\d /-]{6,}\d${end}`,
    ],
    // "8.0412.55617": groups that no number has
    [
      'ref',
      String.raw`${start}(?!\d{1,3}(?:\.\d{3})+(?![\d.]))(?=(?:\d\.?){8,24}${end})\d{1,6}(?:\.\d{1,6}){2,4}${end}`,
    ],
    // times
    [
      'num',
      String.raw`${start}\d{1,2}[:.]\d{2}(?=\s?Uhr)|(?<![\p{L}\p{N}_.,])\d{1,2}[.:]\d{2}(?![\p{L}\p{N}_.,]|\s?[€%])`,
    ],
    ['num', String.raw`(?<![\p{L}\p{N}_.])(?:${german.number})(?:\s?%)?(?![\p{L}\p{N}_])`],
  ] as [Kind, string][]
).map(([kind, source]) => [kind, new RegExp(source, 'gu')])

type Span = { from: number; to: number; kind: Kind }

/** Typographic quotes become straight, spaces single; angle brackets cannot pretend to be placeholders. */
export function tidy(sentence: string): string {
  return sentence
    .normalize('NFC')
    .replace(/[„“”«»]/g, '"')
    .replace(/[‚‘’]/g, "'")
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Replaces every value in a German sentence by a placeholder. `names` are masked as whole words. */
export function mask(sentence: string, names: readonly string[] = []): Masked {
  const text = tidy(sentence)
  const seen = new Map<Kind, number>()
  const items: Protected[] = []
  let out = ''
  let at = 0
  let overflow = false
  for (const span of spans(text, names)) {
    const count = (seen.get(span.kind) ?? 0) + 1
    if (count > limits[span.kind]) {
      overflow = true
      continue
    }
    seen.set(span.kind, count)
    const tag = `<${span.kind}${count}>`
    items.push({ tag, kind: span.kind, value: text.slice(span.from, span.to) })
    out += text.slice(at, span.from) + tag
    at = span.to
  }
  return { text: out + text.slice(at), items, overflow }
}

function spans(text: string, names: readonly string[]): Span[] {
  const found: Span[] = []
  const taken = new Uint8Array(text.length)
  const take = (from: number, value: string, kind: Kind) => {
    const to = from + value.length
    if (!value || taken.subarray(from, to).includes(1)) return
    taken.fill(1, from, to)
    found.push({ from, to, kind })
  }
  const known = names
    .slice(0, mostNames)
    .map(tidy)
    .filter((name) => name.length >= 3)
  for (const name of known.toSorted((a, b) => b.length - a.length)) {
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
      if (isWhole(text, from, from + name.length)) take(from, name, 'name')
    }
  }
  for (const [kind, rule] of rules) {
    for (const match of text.matchAll(rule)) take(match.index, match[0].replace(/[ ,]+$/, ''), kind)
  }
  return found.toSorted((a, b) => a.from - b.from)
}

function isWhole(text: string, from: number, to: number): boolean {
  const letter = /[\p{L}\p{N}]/u
  return !letter.test(text[from - 1] ?? '') && !letter.test(text[to] ?? '')
}
