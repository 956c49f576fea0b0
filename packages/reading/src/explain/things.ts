import type { Form, Thing } from '../said/words.ts'

/** German things that are asked for, by their id; the first that fits is taken. */
export type Things<T = Thing> = readonly (readonly [RegExp, T])[]

export const papers: Things = [
  [/^(?:lohn|gehalts|entgelt|verdienst)abrechnung(?:en)?$/iu, 'payslips'],
  [/^kontoauszüge$/iu, 'bank-statements'],
  [/^(?:arbeitsunfähigkeitsbescheinigung|krankmeldung)$/iu, 'sick-note'],
  [/^lebenslauf$/iu, 'cv'],
  [/^geburtsurkunde$/iu, 'birth-certificate'],
  [/^mietvertrag$/iu, 'tenancy'],
  [/^lichtbildausweis$/iu, 'photo-id'],
  [/^(?:personal)?ausweis$/iu, 'identity-card'],
  [/^(?:reise|national)?pass$/iu, 'passport'],
  [/^(?:schreiben|brief)$/iu, 'letter'],
  [/^(?:vor)?ladung$/iu, 'summons'],
  [/^(?:passfoto|passbild|lichtbild)$/iu, 'passport-photo'],
]

export const forms: Things<Form> = [
  [/^(?:fragebogen|anhörungsbogen)$/iu, 'questionnaire'],
  [/vereinbarung$/iu, 'agreement'],
  [/vollmacht$/iu, 'power-of-attorney'],
  [/^(?:einkommen)?steuererklärung(?:en)?$/iu, 'tax-return'],
  [/erklärung(?:en)?$/iu, 'declaration'],
  [/vertrag$/iu, 'contract'],
  [/antrag$/iu, 'application'],
  [/(?:formular|vordruck|bogen)$/iu, 'form'],
  [/^exemplar$/iu, 'copy'],
  [/^exemplare$/iu, 'copies'],
  [/^(?:blatt|abschnitt|rückantwort|antwortschreiben|zweitschrift)$/iu, 'sheet'],
]

export const belongings: Things = [
  [/schlüssel$/iu, 'keys'],
  [/^transponder$/iu, 'transponder'],
  [/^(?:arbeits|dienst)kleidung$/iu, 'work-clothes'],
  [/^dienst(?:telefon|handy)$/iu, 'work-phone'],
  [/^(?:laptop|notebook)$/iu, 'laptop'],
  [/router$/iu, 'router'],
  [/^(?:debitkarte|girocard|bankkarte)$/iu, 'debit-card'],
  [/^kreditkarte$/iu, 'credit-card'],
  [/^führerschein$/iu, 'driving-licence'],
  [/gerät$/iu, 'device'],
]

// Nouns that are about when, where and how.
const circumstance =
  /^(?:Sie|Ihr\p{Ll}*|Bitte|Uhr|Nr|Kopien?|Frist|Angabe|Tag|Datum|Zeit|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)$/u
// A noun behind one of these is no object of the request.
const aside =
  /(?<!\p{L})(?:wegen|zu|zum|zur|des|der|dem|deren|eines|einer|ihres|ihrer|für|aus|in|im|auf|an|am|bei|beim|nach|von|vom|über|um|durch|gegen|mit|unter|zwecks|bis)\s(?:\p{Ll}+\s|Ihre[nmrs]?\s){0,3}$/u

type Noun = { word: string; isObject: boolean }

function nounsOf(german: string): Noun[] {
  const bare = german.replace(/\([^)]*\)/gu, (inside) => ' '.repeat(inside.length))
  return [...bare.matchAll(/(?<=\s)\p{Lu}[\p{L}\d-]+/gu)]
    .map(({ 0: word, index }) => ({
      word,
      isObject: !aside.test(bare.slice(0, 1).toLowerCase() + bare.slice(1, index)),
    }))
    .filter(({ word }) => !circumstance.test(word))
}

const known = <T>(word: string, things: Things<T>) => things.find(([find]) => find.test(word))?.[1]

/** The things of a list that a German sentence asks for; `others` last where it names more, which is never left out. Null: none. */
export function named(german: string, things: Things): Thing[] | null {
  const objects = nounsOf(german).filter(({ isObject }) => isObject)
  const found = objects.flatMap(({ word }) => known(word, things) ?? [])
  if (found.length === 0) return null
  const isList = /,|\sund\s/u.test(german)
  const isMore = isList && objects.some(({ word }) => !known(word, things))
  return [...new Set(found), ...(isMore ? (['others'] as const) : [])]
}

/** The first thing of a list that a German sentence asks for. */
export function firstNamed<T>(german: string, things: Things<T>): T | null {
  for (const { word, isObject } of nounsOf(german)) {
    const thing = isObject && !word.endsWith('-') ? known(word, things) : undefined
    if (thing) return thing
  }
  return null
}
