/** The euro and other currencies in letters to Germany: ISO 4217 code and how it is printed, before or after a number. */
const printed: [code: string, pattern: string][] = [
  ['EUR', String.raw`€|EURO?(?!\p{L})|Euro(?!\p{L})`],
  ['CHF', String.raw`CHF(?!\p{L})|SFr\.?|sFr\.?|Fr\.|(?:Schweizer )?Franken(?!\p{L})`],
  ['USD', String.raw`USD(?!\p{L})|US-?\$|\$|(?:US-)?Dollar(?!\p{L})`],
  ['GBP', String.raw`GBP(?!\p{L})|£|(?:[Bb]ritische[n]? )?Pfund Sterling(?!\p{L})`],
  ['PLN', String.raw`PLN(?!\p{L})|zł(?!\p{L})|Z[lł]oty(?!\p{L})`],
  ['CZK', String.raw`CZK(?!\p{L})|Kč|[Tt]schechische[n]? Kronen(?!\p{L})`],
  ['DKK', String.raw`DKK(?!\p{L})|[Dd]änische[n]? Kronen(?!\p{L})`],
  ['SEK', String.raw`SEK(?!\p{L})|[Ss]chwedische[n]? Kronen(?!\p{L})`],
  ['NOK', String.raw`NOK(?!\p{L})|[Nn]orwegische[n]? Kronen(?!\p{L})`],
  ['HUF', String.raw`HUF(?!\p{L})|Forint(?!\p{L})`],
  ['RON', String.raw`RON(?!\p{L})|Lei(?!\p{L})`],
  ['BGN', String.raw`BGN(?!\p{L})|Lewa(?!\p{L})`],
  ['TRY', String.raw`TRY(?!\p{L})|₺|(?:[Tt]ürkische )?Lira(?!\p{L})`],
  ['UAH', String.raw`UAH(?!\p{L})|₴|Hrywnja(?!\p{L})`],
  ['RUB', String.raw`RUB(?!\p{L})|₽|Rubel(?!\p{L})`],
  ['JPY', String.raw`JPY(?!\p{L})|¥|Yen(?!\p{L})`],
]

/** Any currency, as part of a regular expression (flag `u`). */
export const currencyPattern = `(?:${printed.map(([, pattern]) => pattern).join('|')})`

const named = printed.map(
  ([code, pattern]) => [code, new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u')] as const,
)

/** The ISO 4217 code of the currency in a text, the first of this list if there are several; null if there is none. */
export function currencyOf(text: string): string | null {
  return named.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
