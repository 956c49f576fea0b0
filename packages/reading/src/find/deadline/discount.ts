import { stretchAround } from '../../german/sentences.ts'

// `zahlbar bis 15.12. mit 2 % Skonto, bis 04.01. ohne Abzug`: each day belongs to the words of its own part.
const border =
  /,\s|;\s|\s\/\s|\s(?:und|oder|sonst|danach|ansonsten|anschließend|bzw\.)\s|\.\s(?=\p{Lu})/giu
const reduced = /(?<!ohne\s)(?<!\p{L})(?:skonto|nachlass|abzüglich|abzgl)|\d\s?%|\d\sprozent/iu
/** `338,00 € (20 %)`: a share of the whole, not a discount. */
const share = /\(\s?\d{1,2}\s?(?:%|prozent)\s?\)/giu
const full =
  /ohne\s(?:jede[nr]?\s|weiteren\s)?(?:abzug|abzüge|skonto|nachlass)|(?<!\p{L})(?:rein\s)?netto(?!\p{L})/iu

/** The part of a text around a place that is about one day. */
const partAround = (text: string, start: number, end: number) =>
  stretchAround(text, border, start, end)

const skonto = /(?<!\p{L})skonto/iu
const early =
  /(?<!\p{L})(?:bei|für|im fall)\s(?:einer\s)?(?:zahlung|begleichung|überweisung|ausgleich)(?:seingang)?/iu
/** Another day or period: `innerhalb von 30 Tagen`, `bis 04.01.` */
const further = /\d\s?Tage|\d\.\s?\d{1,2}\.|\p{L}{4,}\sTagen(?!\p{L})/iu

/** Whether the day or period at a place is the one for a discount; the full amount is due later. */
export function isDiscounted(text: string, start: number, end: number): boolean {
  const here = partAround(text, start, end)
  if (full.test(here)) return false
  if (reduced.test(here.replace(share, ' '))) return true
  return skonto.test(text) && (early.test(here) || further.test(text.slice(end)))
}

/** Whether the day or period at a place is the one for the full amount: `30 Tage netto`, `bis 04.01. ohne Abzug`. */
export function isInFull(text: string, start: number, end: number): boolean {
  return full.test(partAround(text, start, end))
}
