/** Kinds of values that pass through a translation unchanged. The model's vocabulary has a token for each. */
export type PlaceholderKind = 'ref' | 'date' | 'amt' | 'num' | 'name'

/** A masked value and its placeholder. */
export type Protected = { tag: string; kind: PlaceholderKind; value: string }

/** `overflow`: there are more values than placeholders, so some remain in `text`. */
export type Masked = { text: string; items: Protected[]; overflow: boolean }

/** Most names that are masked: every name is searched for in every sentence, and a letter has only a few. */
const mostNames = 40

/** Number of placeholders of each kind that the model was trained with. */
const limits: Record<PlaceholderKind, number> = { amt: 6, date: 6, num: 9, ref: 9, name: 9 }

export const placeholder = /<(?:amt|date|num|ref|name)\d>/g

export const german = {
  /** A number in German notation; also used for parsing values. */
  number: String.raw`\d{1,3}(?:[.\u00a0 ]\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
  months:
    'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
}

const word = String.raw`[\p{L}\p{N}_]`
const start = `(?<!${word})`
const end = `(?!${word})`
/** Lookbehind: not inside another number, reference or date. */
const fresh = String.raw`(?<![\p{L}\p{N}_.,/])`
const plainNumber = String.raw`(?:\d{1,3}(?:\.\d{3})+(?!\d)|\d+)(?:,\d+)?`
const spaced = String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:,\d+)?`
/** A space joins thousands only if nothing else fits: "18 115,50 €" is usually an age and an amount. */
const joined = [
  String.raw`\d{1,3} 0\d\d(?: \d{3})*(?!\d)(?:,\d+)?`,
  ...['^', '(?<=von )', '(?<=über )', '(?<=beträgt )', '(?<=insgesamt )', '(?<=[Bb]etrag:? )'].map(
    (before) => before + spaced,
  ),
].join('|')
const euro = `(?:€|EUR${end}|Euro${end})`
const law = String.raw`(?:(?:BGB|HGB|ZPO|AO|DSGVO|VwGO|StVO|RBStV|[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*G|[A-Z][A-Za-z]*GVV|[A-Z][A-Za-z]*VO)${end}|SGB(?:\s[IVX]+${end})?)`
const sectionNumber = String.raw`\d+[a-z]?(?!${word}|[.,]\d|\s?${euro}|\s?%)`
const division = String.raw`(?:Abs\.|Absatz|Satz|S\.|Nr\.|Ziff\.)\s?`
const clause = String.raw`(?:\s?${division}${sectionNumber}|\s?(?:und|,|bis)\s?(?:${division})?${sectionNumber}|\s?ff?\.)*`
const title = String.raw`(?:(?:Dr|Prof|Dipl|med|jur|rer|nat|h|c)\.[\s-]?(?:Ing\.\s)?)*`
const particle = String.raw`(?:\s(?:von(?:\s(?:der|dem))?|van(?:\sde[rn]?)?|de|zu))?`
const person = String.raw`\p{Lu}[\p{L}'-]+(?:${particle}\s\p{Lu}[\p{L}'-]+){0,2}`
const dayOfMonth = String.raw`(?:0[1-9]|[12]\d|3[01])`
const clock = String.raw`\d{1,2}[:.]\d{2}`

/**
 * Rules in order: text that one rule has masked is hidden from later ones. `train/maskpy.py` of the model's package has the same rules; the
 * cases of test/masks.txt test both.
 */
const rules: [kind: PlaceholderKind, rule: RegExp][] = (
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
    // a BIC after its label
    ['ref', String.raw`(?<=${start}BIC:?\s)[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?${end}`],
    // names after a form of address
    ['name', String.raw`(?<=${start}(?:Frau|Herrn?|Familie)\s)${title}${person}`],
    ['date', String.raw`${start}\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{4}|\s?\d{2}(?!\s?Uhr|[:.]\d))${end}`],
    ['date', String.raw`${start}\d{1,2}\.\s(?:${german.months})(?:\s\d{4})?${end}`],
    // "am 15.05. und 15.11."; "2.1. Kosten" is the number of a heading
    [
      'date',
      String.raw`${fresh}(?:${dayOfMonth}\.\s?(?:0[1-9]|1[0-2])|(?<=(?:am|vom|zum|bis|ab|den|dem|seit|vor|und) )[1-9]\.\s?(?:0?[1-9]|1[0-2]))\.(?!\d|\s\d{4})`,
    ],
    // in the column title "Juli 2025 €" the year is no amount
    ['num', String.raw`(?<=(?:${german.months})\s)\d{4}${end}`],
    [
      'amt',
      String.raw`(?:€|EUR)\s?(?:${spaced}|${plainNumber})(?:,--?)?|${fresh}(?:${joined}|${plainNumber})(?:,--?)?\s?${euro}`,
    ],
    // "100 KBE/100 ml" is a measurement
    [
      'num',
      String.raw`(?<=${start}\p{L}{1,5}\/)\d{1,4}(?=\s(?:ml|l|g|mg|kg|m|m²|m³|qm|km|kWh|h|Stück|Einwohner)${end})`,
    ],
    // times
    [
      'num',
      String.raw`${start}${clock}(?=\s?(?:(?:-|–|bis|und)\s?${clock}\s?)?Uhr)|(?<![\p{L}\p{N}_.,])\d{1,2}:\d{2}(?![\p{L}\p{N}_.,]|\s?[€%])|(?<=(?:um|gegen) )\d{1,2}\.\d{2}(?![\p{L}\p{N}_,]|\.\d|\s?[€%])`,
    ],
    // "2.14", "1.8.0", "505.11804477.2-3": groups of digits that are no numbers
    [
      'ref',
      String.raw`${fresh}(?!\d{1,3}(?:\.\d{3})+(?!\d|[-.]\d))\d{1,12}(?:\.\d{1,12}){1,6}(?:[/-]\d{1,6}){0,3}(?:\s?${euro}|\s?%)?${end}`,
    ],
    // file numbers, long digit groups, telephone numbers
    [
      'ref',
      String.raw`${start}(?=[A-Z0-9/.-]*\d)(?=[A-Z0-9/.-]*[A-Z/])[A-Z0-9]+(?:[/.-][A-Z0-9]+)+${end}|${start}(?=${word}*\d)(?=${word}*[A-Z])[A-Z0-9]{2,}${end}|${start}\d{1,4}[a-z]${end}|${start}\d[\d /-]{6,}\d${end}`,
    ],
    ['num', String.raw`(?<![\p{L}\p{N}_.])(?:${joined}|${plainNumber})(?:\s?%)?${end}`],
    // "m²", "[x]", "+", "Łódź": characters that the model has no token for
    [
      'ref',
      String.raw`\[[xX ]?\]|\*{2,}(?: \*+)*|(?<!\S)[+=×→☐☒•]+(?!\S)|${start}\p{L}{1,3}[²³]${end}|(?<!\p{L})\p{L}{0,30}(?![A-Za-zÄÖÜäöüßéèêàôç])\p{L}{1,30}${end}`,
    ],
  ] as [PlaceholderKind, string][]
).map(([kind, source]) => [kind, new RegExp(source, 'gu')])

type Span = { from: number; to: number; kind: PlaceholderKind }

/** Normalises quotes and spaces, and replaces angle brackets, which could look like placeholders. */
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

/** Replaces every value in a German sentence with a placeholder. `names` are masked as whole words. */
export function mask(sentence: string, names: readonly string[] = []): Masked {
  const text = tidy(sentence)
  const seen = new Map<PlaceholderKind, number>()
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
  const take = (from: number, value: string, kind: PlaceholderKind) => {
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
