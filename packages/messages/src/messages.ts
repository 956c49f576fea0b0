/** What a message is filled with. Days, amounts and sizes come as the reader's locale writes them. */
export type Value = string | number | boolean

type Values = Readonly<Record<string, Value>>

/** A catalogue as the screens use it: a text, or a function of the values that its message takes. */
export type Messages<Catalogue, Takes> = {
  readonly [Key in keyof Catalogue]: Key extends keyof Takes
    ? Catalogue[Key] extends string
      ? (values: Takes[Key]) => string
      : Messages<Catalogue[Key], Takes[Key]>
    : Catalogue[Key]
}

/** Makes the messages of a catalogue ready, in English where the language lacks one. */
export function messagesOf(english: unknown, own: unknown, locale: string): unknown {
  const plural = new Intl.PluralRules(locale)
  const englishPlural = new Intl.PluralRules('en')
  const ready = (message: unknown, translated: unknown): unknown => {
    if (typeof message === 'string') {
      if (!message.includes('{')) return translated ?? message
      return typeof translated === 'string'
        ? (values: Values) => format(translated, values, plural)
        : (values: Values) => format(message, values, englishPlural)
    }
    if (!isGroup(message)) return translated ?? message
    const group = isGroup(translated) ? translated : {}
    return Object.fromEntries(
      Object.entries(message).map(([key, one]) => [key, ready(one, group[key])]),
    )
  }
  return ready(english, own)
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Fills an ICU message: `{name}`, `{count, plural, one {...} other {...}}` and `{kind, select, ...}`, inside of each other as well.
 * Libraries that can do more are 2 to 10 kB; the catalogues use no more than this (decision 045).
 */
export function format(message: string, values: Values, plural: Intl.PluralRules): string {
  return splitAtBraces(message)
    .map((part, at) => (at % 2 ? argument(part, values, plural) : part))
    .join('')
}

function argument(written: string, values: Values, plural: Intl.PluralRules): string {
  const [name = '', type, ...rest] = written.split(', ')
  const value = values[name]
  if (!type) return String(value)
  const forms: Record<string, string> = {}
  splitAtBraces(rest.join(', ')).forEach((form, at, all) => {
    if (at % 2) forms[all[at - 1]!.trim()] = form
  })
  const category = type === 'plural' ? plural.select(Number(value)) : String(value)
  return format(forms[`=${value}`] ?? forms[category] ?? forms['other'] ?? '', values, plural)
}

/** Texts at even places, what stands in the outermost braces at odd ones. */
function splitAtBraces(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const isEdge = text[at] === '{' ? depth++ === 0 : text[at] === '}' && --depth === 0
    if (!isEdge) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}
