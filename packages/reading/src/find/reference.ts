import { mostUnsure } from '../choose.ts'
import { hasLegalForm, isInstitution } from '../german/cues.ts'
import {
  otherLabel,
  purposeLabel,
  referenceKind,
  type ReferenceKind,
} from '../german/label-cues.ts'
import type { Layout, Zone } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { labelsOf, type Labelled } from './labels.ts'
import {
  courtSign,
  isBeginning,
  isIdentifier,
  isNumber,
  numberKey,
  numberShape,
  singleMention,
  mergeMentions,
  type Reference,
} from './one-number.ts'
import { bodySentences } from './body-sentences.ts'
import { purposesOf, withPurposes } from './to-write.ts'
import { wordsAt } from './words-at.ts'

const inText = new RegExp(
  String.raw`(?<label>\b[\p{Lu}][\p{L}-]*?(?:nummern?|nr\.?|-Nr\.?|zeichens?|kontos?|konto(?:nummer)?|[Rr]eferenz|[Kk]ennzeichen)|Referenz|(?:Rechnung|Angebot|Bescheid|\p{L}*[Vv]ertrag|Girokonto|Auftrag|Buchung|Mitglied|Bestellung|Schaden|Vorgang|Akte|Urkunde|Mandat|Zeichen|Nummer)(?: Nr\.?| #)?|(?<=[,(]\s?)Nr\.|Az\.?|Gz\.?)[: ]\s?(?<value>${numberShape})`,
  'gu',
)

/** A word that is a label only before a long number: `Auftrag 26-0918`. */
const bareNoun =
  /^(?!Rechnung|Angebot|Bescheid|Girokonto)\p{Lu}\p{Ll}*(?<!nummern?|zeichens?|kontos?)$|^N(?:umme)?r\.?$/u

/** A court's sign needs no label. */
const unlabelled = new RegExp(String.raw`(?<![\p{L}\d/])${courtSign}`, 'gu')
const ofCourt: ReferenceKind = { name: "court's sign", rank: 50, file: true, customer: false }

const asked =
  /unter angabe|geben sie|angeben|verwendungszweck|bei (?:zahlung|überweisung|rückfragen|antwort)|stets an|bitte an/iu

/** An old number: `unter dem früheren Kassenzeichen` */
const oldNumber = /\b(?:früher|alt|bisherig|ehemalig)e[nrsm]?\s$/iu
const earlier: ReferenceKind = { name: 'earlier number', rank: 15, file: false, customer: false }

/** A second label within a value, with its number. */
const innerLabel =
  /\s(?:[·|/,;–-]\s)?(?=\p{Lu}[\p{L}-]{0,30}(?:[Nn]ummer|[Nn]r|[Zz]eichen|[Kk]onto)\b\.?:?(?:\s|$))/u

/** Longer texts are running text. */
const longestPair = 60

/** Two labels with a value each: `Kunden-Nr. 4711 Rechnungs-Nr. 0815`, `Kunden-/Rechnungsnummer: 4711 / 0815`. */
function pairsIn(one: Labelled): Labelled[] {
  if (one.value.length > longestPair) return [one]
  const [value = '', ...more] = one.value.split(innerLabel)
  const tokens = (text: string) => text.split(/\s+/u).length
  if (more.length > 0) {
    const rest = more.join(' ')
    const [, label = '', next = ''] = /^(\S+?):?\s+(.*)$/u.exec(rest) ?? []
    const first = { ...one, value, words: one.words.slice(0, tokens(value)) }
    return [
      first,
      ...pairsIn({ ...one, label, value: next, words: one.words.slice(-tokens(next)) }),
    ]
  }
  const labels = one.label.split(/\s?\/\s?/u)
  const values = one.value.split(/\s\/\s/u)
  if (labels.length !== 2 || values.length !== 2) return [one]
  return labels.map((label, at) => {
    const half = values[at] ?? ''
    const words = at === 0 ? one.words.slice(0, tokens(half)) : one.words.slice(-tokens(half))
    return { ...one, label: label.replace(/-$/u, '-Nr.'), value: half, words }
  })
}

/** The name of a court beside its number, in a letter of somebody who collects for it. */
const ofOtherCourt = /^[AL]G\s\p{Lu}\p{Ll}+\s(?=\S*\d|HR)|(?<=\d)\s[AL]G\s\p{Lu}\p{Ll}.*$/u
const courts: ReferenceKind = { name: "another one's sign", rank: 30, file: true, customer: false }

const zones: Zone[] = ['info', 'subject', 'body', 'head']

/** The kind of a labelled number; in the information block, an unknown label counts too. */
function kindOf(label: string, value: string, zone: Zone): ReferenceKind | null {
  const known = zones.includes(zone) ? referenceKind(label) : null
  return known ?? (zone === 'info' && isIdentifier(value) ? otherLabel(label) : null)
}

function printed(letter: Layout): Reference[] {
  return labelsOf(letter)
    .flatMap(pairsIn)
    .flatMap(({ label, value, words, zone }) => {
      // A name after a number is not part of it, nor is a court before or after it.
      const clean =
        value
          .split(/\s{2,}|\s\(/)[0]
          ?.replace(/(?<=\d)\s(?:\p{Lu}?\p{Ll}{4,}|[AL]G\s\p{Lu}\p{Ll}).*$/u, '')
          .replace(/^[AL]G\s\p{Lu}\p{Ll}+\s(?=\S*\d|HR)/u, '')
          .replace(/[,;./|·]$/, '')
          .trim() ?? ''
      const kind = ofOtherCourt.test(value) ? courts : kindOf(label, clean, zone)
      // A company prints its own tax number with its bank details; a tax office prints the reader's at the top.
      const own = kind?.name === 'tax number' && zone !== 'info'
      if (!kind || own || !isNumber(clean)) return []
      return [{ label, value: clean, words, zone, kind, quoted: false, ...singleMention }]
    })
}

/** Numbers in running text and in the subject: `unter Angabe der Steuernummer 123/456`. */
function named(letter: Layout): Reference[] {
  const above = letter.blocks.filter(({ zone }) => zone === 'subject' || zone === 'head')
  const body = bodySentences(letter).map((said) => ({ ...said, zone: 'body' as const }))
  return [...body, ...above].flatMap((said) =>
    [...said.text.matchAll(inText)].flatMap((match): Reference[] => {
      const { label = '', value = '' } = match.groups ?? {}
      const clean = value.replace(/[.,;]$/, '').replace(/\s(?:an|und|bis|zu|für|ein|auf)$/u, '')
      // The number before an amount is no reference.
      if (/^\s?(?:€|EUR|Prozent|%)/iu.test(said.text.slice(match.index + match[0].length)))
        return []
      if (bareNoun.test(label) && !isIdentifier(clean)) return []
      if (label === 'Nr.' && said.zone === 'body') return []
      const known = referenceKind(label.replace(/(nummer)n$|(zeichen|konto)s$/u, '$1$2'))
      if (!known || !isNumber(clean)) return []
      const kind = oldNumber.test(said.text.slice(0, match.index)) ? earlier : known
      const end = match.index + match[0].length
      const start = end - value.length
      const words = wordsAt(said, start, start + clean.length)
      const around = said.text.slice(Math.max(0, match.index - 60), end + 40)
      return [
        {
          label,
          value: clean,
          words,
          zone: said.zone,
          kind,
          quoted: asked.test(around),
          ...singleMention,
        },
      ]
    }),
  )
}

/** Signs of courts without a label, in the subject: `Amtsgericht Lindau, 5 C 318/25`. */
function courtSigns(letter: Layout): Reference[] {
  return letter.blocks
    .filter(({ zone }) => zone === 'subject')
    .flatMap((block) =>
      [...block.text.matchAll(unlabelled)].map(({ 0: value, index }) => ({
        label: 'Aktenzeichen',
        value,
        words: wordsAt(block, index, index + value.length),
        zone: block.zone,
        kind: ofCourt,
        quoted: false,
        ...singleMention,
      })),
    )
}

/** `unter Angabe der Steuernummer`, without the number: the letter asks for the number with this label. */
function isAskedFor(letter: Layout, label: string): boolean {
  const stem =
    label
      .trim()
      .replace(/[:.\s]+$/u, '')
      .split(/\s/)
      .at(-1) ?? ''
  if (stem.length < 5) return false
  const pattern = new RegExp(
    `unter angabe (?:de[rs]|ihrer|unserer|des obigen) ${stem.replace(/[^\p{L}\d]/gu, '.')}`,
    'iu',
  )
  return bodySentences(letter).some(({ text }) => pattern.test(text))
}

/** `Verwendungszweck: 7 003 418 226`: the number without its label. */
function isPurpose(letter: Layout, value: string): boolean {
  const key = numberKey(value)
  return labelsOf(letter).some(
    ({ label, value: purpose }) => purposeLabel.test(label) && isBeginning(numberKey(purpose), key),
  )
}

/** All references; mentions in the text are merged with labelled ones. */
export function referencesOf(letter: Layout): Reference[] {
  const merged = new Map<string, Reference>()
  const words = new Map<string, Set<number>>()
  for (const one of [...printed(letter), ...named(letter), ...courtSigns(letter)]) {
    const id = numberKey(one.value)
    const other = merged.get(id)
    if (!other) {
      const quoted = one.quoted || isAskedFor(letter, one.label) || isPurpose(letter, one.value)
      merged.set(id, { ...one, quoted })
      words.set(id, new Set(one.words))
      continue
    }
    other.mentions += 1
    other.quoted ||= one.quoted
    for (const word of one.words) words.get(id)!.add(word)
    const isOld = other.kind.name === 'earlier number' || one.kind.name === 'earlier number'
    if (isOld) other.kind = earlier
    else if (one.kind.rank > other.kind.rank && other.kind.rank <= 40) other.kind = one.kind
  }
  const all = [...merged].map(([id, one]) => ({ ...one, words: [...words.get(id)!] }))
  return withPurposes(mergeMentions(all), purposesOf(letter))
}

const isPart = (part: string, whole: string) => {
  const [a, b] = [numberKey(part), numberKey(whole)]
  return a.length > 5 && a.length < b.length && b.includes(a)
}

/** Deductions for a number that is only in the text, which may belong to someone else; even more for offers and orders. */
const inTextOnly = 40
const inSubject = 8

/** The rank of a number plus signs in this letter: it is asked for, it is in the information block. */
function weight({ kind, quoted, zone }: Reference): number {
  if (zone === 'info' || quoted) return Math.max(kind.rank, quoted ? 84 : 0)
  const isOffer = kind.name === 'order number'
  return kind.rank - (zone === 'body' || isOffer ? inTextOnly : inSubject)
}

const closeCall = 15

/** Characters that OCR confuses, with nothing on the page to decide. */
const lookAlike = /\p{Lu}0|0\p{Lu}|\dO|O\d|[Il]\d|\d[Il]/u

function finding(letter: Layout, kind: Finding['kind'], one: Reference, most: number): Finding {
  const named = one.quoted
    ? `“${one.label}”, and the letter asks for it`
    : `labelled “${one.label}”`
  const recognised = one.words.some((word) => (letter.words[word]?.confidence ?? 1) < 1)
  const unsure = one.doubted || (recognised && lookAlike.test(one.value))
  const doubt = one.doubted ? 'another mention differs' : 'letters and digits in it look alike'
  const why = unsure ? `${named}; ${doubt}` : named
  // A misread digit is only noticed if the number occurs twice.
  const once = recognised && one.mentions < 2
  const confidence = Math.min(most, unsure ? 0.7 : once ? mostUnsure : 1)
  return { kind, value: one.value, words: one.words, stated: true, confidence, why }
}

/** A number with a vague label may not be the main reference. */
const mainSure = ({ zone, kind, quoted }: Reference) =>
  zone !== 'info' ? 0.7 : kind.rank > 40 || quoted ? 0.92 : 0.78

/** The tax number of a sender that is no tax office is rarely the reader's. */
const ownTax: ReferenceKind = { name: 'tax number', rank: 24, file: false, customer: false }

/** Senders that know the reader by a tax number; others print their own. */
const ofTaxes =
  /finanz|steuer|stadt(?!\p{L})|gemeinde|kreis|zoll|amt(?!\p{L})|behörde|kasse(?!\p{L})/iu

/** References in order: the number to quote, the sender's file number, the customer number, all others. */
export function findReferences(letter: Layout, before: Finding[]): Finding[] {
  const sender = before.find(({ kind }) => kind === 'sender')?.value
  // `Mein Zeichen` of a landlord or neighbour is no authority's file number.
  const isPrivate = !!sender && !hasLegalForm(sender) && !isInstitution(sender)
  const isTaxOffice = !sender || ofTaxes.test(sender)
  const all = referencesOf(letter)
    .filter(({ kind }) => kind.rank > 0)
    .map((one) => (one.kind.name === 'tax number' && !isTaxOffice ? { ...one, kind: ownTax } : one))
  const ranked = all.toSorted((a, b) => weight(b) - weight(a))
  const main = ranked.find(({ kind }) => kind.rank > 20)
  // `21404//0017342` and `332-21404//0017342`: letters differ in which of the two they mean.
  const isShort = !!main && ranked.some(({ value }) => isPart(main.value, value))
  // Two numbers of about equal rank, and the letter asks for neither or both.
  const isClose = ranked.some(
    (one) =>
      one !== main &&
      one.kind.rank > 40 &&
      (one.quoted || !main?.quoted) &&
      (main ? weight(main) : 0) - weight(one) < closeCall,
  )
  const file = ranked.find(
    ({ kind, label }) => kind.file && !(isPrivate && /^mein zeichen/iu.test(label)),
  )
  // A sign may be that of a clerk.
  const isFile = file?.zone === 'info' && (file === main || file.kind.name !== "sender's sign")
  const customer = ranked.find(({ kind }) => kind.customer)
  const others = ranked.filter((one) => one !== main && one !== file && one !== customer)
  return [
    ...(main
      ? [
          finding(
            letter,
            'reference',
            { ...main, value: main.short ?? main.value },
            Math.min(mainSure(main), isShort || isClose ? mostUnsure : 1),
          ),
        ]
      : []),
    ...(file ? [finding(letter, 'case-file', file, isFile ? 0.92 : 0.7)] : []),
    ...(customer ? [finding(letter, 'customer-number', customer, 0.92)] : []),
    ...others.slice(0, 8).map((one) => finding(letter, 'reference', one, main ? 0.6 : 0.45)),
  ]
}
