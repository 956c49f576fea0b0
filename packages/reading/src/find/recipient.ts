import { mostUnsure } from '../choose.ts'
import { fold, streetOf, zipCity } from '../german/addresses.ts'
import { careOf, dispatchNote, honorific, leadingHonorific, salutation } from '../german/cues.ts'
import type { Layout, Line } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { bestSpelling, spellingNote } from './best-spelling.ts'
import { maxLine } from './limits.ts'
import { allWords } from './words-at.ts'

/** `whole`: no line of the field was left out, and none was joined with another. */
type Named = { value: string; words: number[]; whole: boolean }

const isTitled = (line?: Line) => !!line && leadingHonorific.test(line.text.trim())

const isFamily = /^familie$/iu

/** Family, couple and firm lines belong to the name only where the name alone would not say whom. */
function nameFrom(lines: Line[]): Named | null {
  const called = lines.find((line) => honorific.test(line.text.trim()))
  const rest = lines.filter((line) => line !== called)
  const first = rest[0]
  if (!first) return null
  const several = called && /\bund\b|eheleute/iu.test(called.text)
  const parts: { text: string; line: Line }[] = []
  for (const line of rest) {
    const text = line.text.trim()
    // Below a firm or a club, `Frau …` is who is to open the letter there.
    if (parts.length > 0 && !called && leadingHonorific.test(text) && !isTitled(rest[0])) break
    if (parts.length > 0 && streetOf(text)?.houseNumber) break
    const goesOn = /^(?:und|u\.|&|nach)\s/iu.test(text) || leadingHonorific.test(text)
    const group = /^(?:erbengemeinschaft|(?:wohnungs)?eigentümergemeinschaft|weg)$/iu.test(
      parts[0]?.text ?? '',
    )
    if (parts.length > 0 && !goesOn && !several && !group) break
    parts.push({
      text: text.replace(leadingHonorific, '').replace(/^und\s+(?:frau|herrn?)\s+/iu, 'und '),
      line,
    })
  }
  const value = parts.reduce((name, { text }) => {
    if (!name) return text
    const joins = /^(?:und|u\.|&|nach)\s/iu.test(text) || /gemeinschaft$/iu.test(name)
    return joins ? `${name} ${text}` : `${name} und ${text}`
  }, '')
  const family =
    called &&
    isFamily.test(called.text.trim()) &&
    !/\s(?!\/)(?:und\s)?\p{L}/u.test(value.replace(/\s\/\s/g, '/'))
  const words = [
    ...(family ? allWords(called) : []),
    ...parts.flatMap(({ line }) => allWords(line)),
  ]
  const whole = parts.length === 1 && rest.length === 1
  return { value: family ? `Familie ${value}` : value, words, whole }
}

const isRecognised = (letter: Layout, line?: Line) =>
  !!line && line.spans.some(({ word }) => (letter.words[word]?.confidence ?? 1) < 1)

/** Whether the greeting names somebody of that name. */
function isGreeted(letter: Layout, name: string): boolean {
  const greeting = letter.blocks.find(
    (block) => block.zone === 'body' && salutation.test(block.text),
  )
  const greeted = fold(greeting?.text ?? '').split(/[^\p{L}\p{N}]+/u)
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((token) => token.length > 2 && greeted.includes(token))
}

/** To whom the letter was sent, from the address field; lines such as `c/o` and the dispatch note are left out. */
export function findRecipient(letter: Layout): Finding[] {
  const lines = letter.lines.filter(
    ({ zone, text }) =>
      zone === 'address' &&
      text.length <= maxLine &&
      !dispatchNote.test(text.trim()) &&
      /\p{L}/u.test(text),
  )
  const zipAt = lines.findLastIndex(({ text }) => zipCity.test(text.trim()))
  const zipLine = lines[zipAt]
  const above = zipLine ? lines.slice(0, zipAt) : lines
  const streetAt = above.findLastIndex(({ text }, at) => at > 0 && streetOf(text) !== null)
  const streetLine = zipLine && streetAt === above.length - 1 ? above[streetAt] : undefined
  const named = above.filter((line) => line !== streetLine && !careOf.test(line.text.trim()))
  const leftOut = above.some((line) => line !== streetLine && careOf.test(line.text.trim()))
  const name = nameFrom(named)
  const greeted = name !== null && isGreeted(letter, name.value)
  const whole = zipLine && streetLine
  // German recognition reads `Ł` as `L` and `ó` as `ö` without a doubt of its own.
  const recognised = name?.words.some((word) => (letter.words[word]?.confidence ?? 1) < 1)
  const most = recognised || !name?.whole || leftOut ? mostUnsure : 1
  const confidence = Math.min(most, greeted ? 0.97 : whole ? 0.9 : 0.6)
  const why = greeted
    ? 'stands in the address field and in the greeting'
    : 'stands in the address field'
  const make = (
    kind: Finding['kind'],
    value: string | null | undefined,
    words: number[],
    sure: number,
    note = '',
  ): Finding[] =>
    value ? [{ kind, value, words, stated: true, confidence: sure, why: `${why}${note}` }] : []
  const spelled = name && bestSpelling(letter, name.value)
  const street = streetLine?.text.trim()
  const spelledStreet = street && bestSpelling(letter, street)
  const [, zip, city] = zipCity.exec(zipLine?.text.trim() ?? '') ?? []
  const sure = whole ? 0.95 : 0.8
  return [
    ...make(
      'recipient',
      spelled,
      name?.words ?? [],
      confidence,
      spelled ? spellingNote(name.value, spelled) : '',
    ),
    ...make(
      'recipient-address',
      spelledStreet,
      streetLine ? allWords(streetLine) : [],
      // Nothing on the page vouches for a house number.
      isRecognised(letter, streetLine) ? Math.min(sure, mostUnsure) : sure,
      street && spelledStreet ? spellingNote(street, spelledStreet) : '',
    ),
    ...make('recipient-zip', zip, zipLine ? allWords(zipLine) : [], sure),
    ...make('recipient-city', city?.trim(), zipLine ? allWords(zipLine) : [], sure),
  ]
}
