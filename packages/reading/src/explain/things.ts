/** German things that are asked for, with their English name; the first that fits is taken. */
export type Things = readonly (readonly [RegExp, string])[]

export const papers: Things = [
  [/^(?:lohn|gehalts|entgelt|verdienst)abrechnung(?:en)?$/iu, 'payslips'],
  [/^kontoauszüge$/iu, 'bank statements'],
  [/^(?:arbeitsunfähigkeitsbescheinigung|krankmeldung)$/iu, 'a sick note'],
  [/^lebenslauf$/iu, 'a CV'],
  [/^geburtsurkunde$/iu, 'a birth certificate'],
  [/^mietvertrag$/iu, 'the tenancy agreement'],
  [/^lichtbildausweis$/iu, 'a photo ID'],
  [/^(?:personal)?ausweis$/iu, 'your identity card'],
  [/^(?:reise|national)?pass$/iu, 'your passport'],
  [/^(?:schreiben|brief)$/iu, 'this letter'],
  [/^(?:vor)?ladung$/iu, 'this summons'],
  [/^(?:passfoto|passbild|lichtbild)$/iu, 'a passport photo'],
]

export const forms: Things = [
  [/^(?:fragebogen|anhörungsbogen)$/iu, 'the questionnaire'],
  [/vereinbarung$/iu, 'the agreement'],
  [/vollmacht$/iu, 'the power of attorney'],
  [/^(?:einkommen)?steuererklärung(?:en)?$/iu, 'the tax return'],
  [/erklärung(?:en)?$/iu, 'the declaration'],
  [/vertrag$/iu, 'the contract'],
  [/antrag$/iu, 'the application'],
  [/(?:formular|vordruck|bogen)$/iu, 'the form'],
  [/^exemplar$/iu, 'a copy'],
  [/^exemplare$/iu, 'the copies'],
  [/^(?:blatt|abschnitt|rückantwort|antwortschreiben|zweitschrift)$/iu, 'the sheet'],
]

export const belongings: Things = [
  [/schlüssel$/iu, 'the keys'],
  [/^transponder$/iu, 'the transponder'],
  [/^(?:arbeits|dienst)kleidung$/iu, 'the work clothes'],
  [/^dienst(?:telefon|handy)$/iu, 'the work phone'],
  [/^(?:laptop|notebook)$/iu, 'the laptop'],
  [/router$/iu, 'the router'],
  [/^(?:debitkarte|girocard|bankkarte)$/iu, 'the debit card'],
  [/^kreditkarte$/iu, 'the credit card'],
  [/^führerschein$/iu, 'your driving licence'],
  [/gerät$/iu, 'the device'],
]

// Nouns that are about when, where and how.
const circumstance =
  /^(?:Sie|Ihr\p{Ll}*|Bitte|Uhr|Nr|Kopien?|Frist|Angabe|Tag|Datum|Zeit|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)$/u
// A noun behind one of these is no object of the request.
const aside =
  /(?<!\p{L})(?:wegen|zu|zum|zur|des|der|dem|deren|eines|einer|ihres|ihrer|für|aus|in|im|auf|an|am|bei|beim|nach|von|vom|über|um|durch|gegen|mit|unter|zwecks|bis)\s(?:\p{Ll}+\s|Ihre[nmrs]?\s){0,3}$/u

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

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

const known = (word: string, things: Things) => things.find(([find]) => find.test(word))?.[1]

/** The things of a list that a German sentence asks for. Whether it names more is said with `rest`, never left out. */
export function named(german: string, things: Things, rest: string): string | null {
  const objects = nounsOf(german).filter(({ isObject }) => isObject)
  const found = objects.flatMap(({ word }) => known(word, things) ?? [])
  if (found.length === 0) return null
  const isList = /,|\sund\s/u.test(german)
  const isMore = isList && objects.some(({ word }) => !known(word, things))
  return and.format([...new Set(found), ...(isMore ? [rest] : [])])
}

/** The first thing of a list that a German sentence asks for. */
export function firstNamed(german: string, things: Things): string | null {
  for (const { word, isObject } of nounsOf(german)) {
    const english = isObject && !word.endsWith('-') ? known(word, things) : undefined
    if (english) return english
  }
  return null
}
