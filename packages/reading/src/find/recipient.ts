import { mostUnsure } from '../choose.ts'
import { foldName, foreignZipCity, streetOf, zipCity } from '../german/addresses.ts'
import {
  careOf,
  dispatchNote,
  hasLegalForm,
  honorific,
  isInstitution,
  leadingHonorific,
  partOfHouse,
  roleOnly,
  salutation,
  titleOnly,
  toWhomItMay,
} from '../german/cues.ts'
import type { Layout, Passage } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { bestSpelling, spellingNote } from './best-spelling.ts'
import { maxLine } from './limits.ts'
import { printedMailOf } from './printed-mail.ts'
import { segments } from './sender-address.ts'
import { allWords } from './words-at.ts'

/** `whole`: no line of the address field was left out or joined with another. */
type Named = { value: string; words: number[]; whole: boolean }

type Piece = { text: string; words: number[] }

const isTitled = ({ text }: Piece) => leadingHonorific.test(text)

const bothHonorifics = /^(?:frau|herrn?)\s+und\s+(?:frau|herrn?)\s+/iu

const isFamily = /^familie$/iu

/** `Ana und Jon`: the surname is on the next line. */
const givenOnly = /^\p{Lu}[\p{L}’'.-]+\s(?:und|u\.|&)\s\p{Lu}[\p{L}’'-]+$/u
/** A hyphen or a particle at the end: the name continues on the next line. */
const cutOff = /(?:\p{L}-|\s(?:von|van|de|dos|da|del|des|der|den|zu|zur|al|el|ben|bin))$/u
const loneName = /^\p{Lu}[\p{L}’'-]+$/u
const plainName = /^\p{L}[\p{L}’' .-]{1,40}$/u

/** Joins the lines of a name that is broken; `greets`: whether the salutation contains a name. */
function wholeNames(
  lines: Passage[],
  called: Passage | undefined,
  greets: (name: string) => boolean,
): Piece[] {
  const out: Piece[] = []
  for (const line of lines) {
    const text = bare(line)
    const open = out.at(-1)
    if (open && titleOnly.test(open.text.replace(leadingHonorific, ''))) {
      open.text = `${open.text} ${text}`
      open.words = [...open.words, ...allWords(line)]
      continue
    }
    const isName =
      plainName.test(text) && !leadingHonorific.test(text) && !/^(?:und|u\.|nach)\s/iu.test(text)
    const formal = hasLegalForm(text) || isInstitution(text) || isInstitution(open?.text ?? '')
    const goesOn =
      (givenOnly.test(open?.text ?? '') && loneName.test(text)) ||
      cutOff.test(open?.text ?? '') ||
      (called && loneName.test(open?.text ?? '') && greets(text)) ||
      (plainName.test(open?.text ?? '') && greets(text) && !greets(open?.text ?? ''))
    if (!open || out.length > 1 || !isName || formal || !goesOn) {
      out.push({ text, words: allWords(line) })
      continue
    }
    open.text = /-$/.test(open.text) ? `${open.text}${text}` : `${open.text} ${text}`
    open.words = [...open.words, ...allWords(line)]
  }
  return out
}

/** `An die Eltern` with the child's name is not the recipient; the lines below are, if there are any. */
function withoutOffice(lines: Passage[]): Passage[] {
  const at = lines.findIndex((line) => toWhomItMay.test(bare(line)))
  const below = at < 0 ? [] : lines.slice(at + 1)
  const called = below.findIndex((line) => /^(?:familie|frau|herrn?|eheleute)\b/iu.test(bare(line)))
  if (called >= 0) return below.slice(called)
  const rest = below.filter((line) => !/^(?:von|der|des)\s/iu.test(bare(line)))
  return rest.length === 0 || cutOff.test(lines[at]?.text ?? '') ? lines : rest
}

/** The text of a line without dashes around it. */
const unframed = ({ text }: Passage) => text.trim().replace(/^[–—*·•-]+\s*|\s*[–—*·•]+$/gu, '')

/** The text of a line without `c/o` and mailbox. */
const bare = (line: Passage) =>
  unframed(line)
    .replace(/^(?:an|to|empfänger(?:in)?):\s+/iu, '')
    .replace(/\sc\/o\s.*$|\s?[<(]?(?:\S+@\S+|per e-?mail)[>)]?$/iu, '')

/** Whether a line is a number that a mail room prints above an address. */
const isCode = (line: Passage) =>
  (bare(line).match(/\d/g)?.length ?? 0) > 3 &&
  !/\p{L}{3}|\p{Lu}\s?-\s?\d{4,5}\s|Postfach|PF/u.test(bare(line))

/** The name; lines for a family, couple or company are included only if the name alone is ambiguous. */
function nameFrom(all: Passage[], greets: (name: string) => boolean): Named | null {
  const lines = withoutOffice(all)
  const called = lines.find((line) => honorific.test(line.text.trim()))
  const printed = lines.filter((line) => line !== called)
  const rest = wholeNames(printed, called, greets)
  const first = rest[0]
  if (!first) return null
  const several = called && /\bund\b|eheleute/iu.test(called.text)
  const parts: Piece[] = []
  for (const { text, words } of rest) {
    // Below a company or club, `Frau …` is the contact person there.
    if (parts.length > 0 && !called && leadingHonorific.test(text) && !isTitled(first)) break
    if (parts.length > 0 && streetOf(text)?.houseNumber) break
    const goesOn = /^(?:und|u\.|&|nach)\s/iu.test(text) || leadingHonorific.test(text)
    const group = /^(?:erbengemeinschaft|(?:wohnungs)?eigentümergemeinschaft|weg)$/iu.test(
      parts[0]?.text ?? '',
    )
    if (parts.length > 0 && !goesOn && !several && !group) break
    parts.push({
      text: text
        .replace(bothHonorifics, '')
        .replace(leadingHonorific, '')
        .replace(/(?<!\p{L})und\s+(?:frau|herrn?)\s+/iu, 'und '),
      words,
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
  const words = [...(family ? allWords(called) : []), ...parts.flatMap((part) => part.words)]
  const whole = parts.length === 1 && printed.length === 1 && lines === all
  return { value: family ? `Familie ${value}` : value, words, whole }
}

const isRecognised = (letter: Layout, line?: Passage) =>
  !!line && line.spans.some(({ word }) => (letter.words[word]?.confidence ?? 1) < 1)

/** Whether the salutation contains this name or a part of it. */
function greeting(letter: Layout): (name: string) => boolean {
  const block = letter.blocks.find(({ zone, text }) => zone === 'body' && salutation.test(text))
  const greeted = foldName(block?.text ?? '').split(/[^\p{L}\p{N}]+/u)
  return (name) =>
    foldName(name)
      .split(/[^\p{L}\p{N}]+/u)
      .some((token) => token.length > 2 && greeted.includes(token))
}

/** The index of the line with post code and town. A four-digit post code counts only at the end of the field or above a country. */
function placeAt(lines: Passage[]): number {
  const at = lines.findLastIndex(({ text }) => zipCity.test(text.trim()))
  if (at >= 0) return at
  const last = lines.findLastIndex(({ text }) => foreignZipCity.test(text.trim()))
  return last >= lines.length - 2 ? last : -1
}

/** The recipient from the header of a printed mail. */
const addressee = (to: Passage, greeted: boolean): Finding => ({
  kind: 'recipient',
  value: to.text.replace(leadingHonorific, ''),
  words: allWords(to),
  stated: true,
  confidence: greeted ? 0.9 : 0.6,
  why: greeted ? 'the mail is addressed and greets so' : 'the mail is addressed so',
})

/** The lines of the address field without notes and codes; street and town may share a line. */
function fieldOf(letter: Layout): Passage[] {
  const printed = letter.lines.filter(
    ({ zone, text }) => zone === 'address' && text.length <= maxLine && /\p{L}/u.test(text),
  )
  const lines = placeAt(printed) < 0 ? printed.flatMap(segments) : printed
  return lines.filter(
    (line) => !dispatchNote.test(unframed(line)) && !isCode(line) && bare(line) !== '',
  )
}

/** The recipient in the address field; lines such as `c/o` and the dispatch note are left out. */
export function findRecipient(letter: Layout): Finding[] {
  const mail = printedMailOf(letter)
  if (mail) return mail.to ? [addressee(mail.to, greeting(letter)(mail.to.text))] : []
  const lines = fieldOf(letter)
  const zipAt = placeAt(lines)
  const zipLine = lines[zipAt]
  const above = zipLine ? lines.slice(0, zipAt) : lines
  // The floor or flat may be printed below the street.
  const aboveHouse = above.findLastIndex(({ text }) => !partOfHouse.test(text.trim()))
  const streetAt = above.findLastIndex(({ text }, at) => at > 0 && streetOf(text) !== null)
  const streetLine =
    zipLine && streetAt > 0 && (streetAt >= above.length - 2 || streetAt === aboveHouse)
      ? above[streetAt]
      : undefined
  const others = above.filter((line, at) => line !== streetLine && (!streetLine || at < streetAt))
  const named = others.filter((line) => !careOf.test(bare(line)) && !roleOnly.test(bare(line)))
  const leftOut = named.length < others.length
  const greets = greeting(letter)
  const name = nameFrom(named, greets)
  const greeted = name !== null && greets(name.value)
  const whole = zipLine && streetLine
  // If the town was misread, the street still counts; a field without either may be no address.
  const isAddress = lines.some(({ text }) => /\d/.test(text))
  // German OCR reads `Ł` as `L` and `ó` as `ö` with full confidence.
  const recognised = name?.words.some((word) => (letter.words[word]?.confidence ?? 1) < 1)
  const most = recognised || !name?.whole || leftOut ? mostUnsure : 1
  const confidence = Math.min(most, greeted ? 0.97 : whole ? 0.9 : isAddress ? 0.6 : 0.45)
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
  const street = streetLine?.text
    .trim()
    .replace(/,?\s+(?:vorder|hinter|quer|garten)haus\b.*$/iu, '')
  const spelledStreet = street && bestSpelling(letter, street)
  const place = zipLine?.text.trim() ?? ''
  const [, zip, city] = zipCity.exec(place) ?? foreignZipCity.exec(place) ?? []
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
      // Nothing on the page confirms a house number.
      isRecognised(letter, streetLine) ? Math.min(sure, mostUnsure) : sure,
      street && spelledStreet ? spellingNote(street, spelledStreet) : '',
    ),
    ...make('recipient-zip', zip, zipLine ? allWords(zipLine) : [], sure),
    ...make('recipient-city', city?.trim(), zipLine ? allWords(zipLine) : [], sure),
  ]
}
