import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { By, Given } from '../said/values.ts'
import type { Doing, Thing } from '../said/words.ts'
import { nounPhrases, type NounPhrase } from './noun-phrases.ts'
import { forms, thingPatterns, type Things } from './thing-patterns.ts'

/** A requested thing: its printed text, and its id if it is known. */
export type Named = { german: string; thing: Thing | null }

// Nouns about when, where and how, or that refer to a list after them.
const circumstance =
  /^(?:Ihr\p{Ll}*|Uhr|Nr|Frist|Angabe|Tage?n?|Datum|Zeit\p{Ll}*|Woche\p{Ll}*|Monat\p{Ll}*|Jahr\p{Ll}*|Termin\p{Ll}*|Herr|Frau|Familie|Fragen?|Verständnis|Mühe|Dank|Fall|Falle|Folgende[sn]?|Betrag|Beträge|Zahlung|Kosten|Gebühr|Weitere[sn]?|Post|Original\p{Ll}*|Personen|Hinweis\p{Ll}*|Euro|EUR|Absprache|Möglichkeit|Interesse|Arbeitgeber|Stelle|Seite|Internet|Kontakt|Verfügung|Rücksprache|Eingang|Name|Alles|Nähe|Recht)$/u

const law = /^(?!IBAN$)(?:[A-ZÄÖÜ]{2,6}|[IVX]+)$/u

const withoutBrackets = (german: string) =>
  german.replace(/\([^)]*\)/gu, (inside) => ' '.repeat(inside.length))

const known = (text: string): Thing | null =>
  thingPatterns.find(([find]) => find.test(text))?.[1] ?? null

const objects = (german: string): NounPhrase[] =>
  nounPhrases(withoutBrackets(german)).filter(
    ({ aside, nouns }) =>
      !aside && !circumstance.test(nouns[0] ?? '') && !nouns.every((noun) => law.test(noun)),
  )

/** The things that a sentence asks for: its objects without adverbials. */
export const thingsIn = (german: string): Named[] =>
  objects(german).map(({ text }) => ({ german: text, thing: known(text) }))

/** Parses a list item as a thing. */
export function thingOf(item: string): Named {
  const german = item
    .replace(/^[\s•–*-]+/u, '')
    .replace(/[\s,;.]{1,5}(?:und|sowie|oder)?[\s,;.]{0,5}$/u, '')
  return { german, thing: known(withoutBrackets(german)) }
}

/** The first entry of a table that a German sentence asks for. */
export function firstNamed<T>(german: string, things: Things<T>): T | null {
  for (const { nouns } of objects(german)) {
    const found = nouns.flatMap((noun) => things.find(([find]) => find.test(noun))?.[1] ?? [])[0]
    if (found) return found
  }
  return null
}

export { forms }

const article =
  /^(?:der|die|das|den|dem|eine?[nmrs]?|ihre?[nmrs]?|deine?[nmrs]?|eure?[nmrs]?|alle|sämtliche|beide|diese[nsmr]?)\s/iu
const maxNamed = 4
/** Characters of a printed name that still reads as one in a sentence. */
const maxQuoted = 60

/** The things of a sentence for display: known ones by id, others as printed; if there are many or long ones, only their number. */
export function listedThings(
  named: readonly Named[],
): Pick<Given, 'things' | 'named'> & { count: number | null } {
  const things = [...new Set(named.flatMap(({ thing }) => thing ?? []))]
  const others = new Set(
    named.filter(({ thing }) => !thing).map(({ german }) => german.replace(article, '')),
  )
  const count = things.length + others.size
  const isLong = [...others].some((german) => german.length > maxQuoted)
  return count > maxNamed || (isLong && named.length > 1)
    ? { things: [], named: [], count: named.length }
    : { things, named: [...others], count: null }
}

/** A sentence such as `Bring your passport and a photo.`; null if no thing is named. */
export const withThings = (
  doing: Doing,
  { things, by }: { things: readonly Named[]; by: By },
): Saying[] | null =>
  things.length > 0 ? [say('ask.things', { doing, ...listedThings(things), by })] : null
