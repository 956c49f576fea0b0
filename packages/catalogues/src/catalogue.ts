/** The type of a message's values. Days, amounts and sizes are already formatted for the user's locale. */
export type MessageValue = string | number | boolean

type Values = Readonly<Record<string, MessageValue>>

/** A catalogue as screens use it: a text, or a function of the values of its message. */
export type CatalogueMessages<Catalogue, Takes> = {
  readonly [Key in keyof Catalogue]: Key extends keyof Takes
    ? Catalogue[Key] extends string
      ? (values: Takes[Key]) => string
      : CatalogueMessages<Catalogue[Key], Takes[Key]>
    : Catalogue[Key]
}

type Group = Readonly<Record<string, unknown>>

/** Prepares the messages of a catalogue; messages missing in the language are in English. */
export function readCatalogue(english: unknown, own: unknown, locale: string): unknown {
  if (typeof english === 'string' && english.includes('{')) {
    const [message, language] = own ? [own as string, locale] : [english, 'en']
    return (values: Values) => formatMessage(message, values, language)
  }
  if (typeof english === 'string' || Array.isArray(english)) return own ?? english
  return Object.fromEntries(
    Object.entries(english as Group).map(([key, message]) => [
      key,
      readCatalogue(message, (own as Group | undefined)?.[key], locale),
    ]),
  )
}

/**
 * Formats an ICU message: `{name}`, `{count, plural, one {...} other {...}}` and `{kind, select, ...}`, also nested. Libraries with more
 * features add 2 to 10 kB, and the catalogues need only these (decision 045). Throws if a value is missing.
 */
export function formatMessage(message: string, values: Values, locale: string): string {
  return splitAtBraces(message)
    .map((part, at) => (at % 2 ? argument(part, values, locale) : part))
    .join('')
}

function argument(written: string, values: Values, locale: string): MessageValue {
  const [name = '', type, ...rest] = written.split(', ')
  const value = values[name]
  if (value === undefined) throw new TypeError(`no value for {${name}}`)
  if (!type) return value
  // a choice by a text from outside finds nothing but what stands in the message
  const forms: Record<string, string> = Object.create(null)
  splitAtBraces(rest.join(', ')).forEach((form, at, all) => {
    if (at % 2) forms[all[at - 1]!.trim()] = form
  })
  const form = type === 'plural' ? new Intl.PluralRules(locale).select(+value) : `${value}`
  return formatMessage(forms[`=${value}`] ?? forms[form] ?? forms['other']!, values, locale)
}

/** Returns texts at even indexes and the contents of the outermost braces at odd ones. */
function splitAtBraces(text: string): string[] {
  let depth = 0
  const cut = (brace: string) => ((brace === '{' ? depth++ : --depth) ? brace : '\0')
  return text.replace(/[{}]/g, cut).split('\0')
}
