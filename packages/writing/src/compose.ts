import type { Branch, PlainDate } from '@brieflotse/rules'
import { adviceOn } from './advice.ts'
import { circumstancesOf, speaksOfInstalments } from './circumstances.ts'
import { belongs, fill, type SlotValues } from './fill.ts'
import { readyFor, readySentences } from './ready-sentences.ts'
import { contestOf } from './remedy.ts'
import { salutationOf } from './salutation.ts'
import { templates } from './templates.ts'
import type {
  Condition,
  LetterDraft,
  LetterFacts,
  ResponseKind,
  TemplateSentence,
  Bilingual,
  DraftSentence,
  Slot,
  Writer,
} from './types.ts'
import { sameIn, sayAmount, sayDay } from './wording.ts'
import type { Wishes } from './wishes.ts'

export type Composing = {
  facts: LetterFacts
  writer: Writer
  wishes?: Wishes
  /** Today's date in the letter, `YYYY-MM-DD`. */
  today: PlainDate
}

export const closing = {
  german: 'Mit freundlichen Grüßen',
  english: 'Kind regards',
} as const satisfies Bilingual

/**
 * Writes a response letter. Unknown values become gaps for the user to fill; nothing is guessed. The output depends on the input only, so
 * the server and an offline device write the same letter.
 */
export function compose(
  kind: ResponseKind,
  { facts, writer, wishes = {}, today }: Composing,
): LetterDraft {
  const template = templates[kind]
  const known = knownIn(kind, facts, wishes)
  const holding = circumstancesOf(facts, today)
  const ready = (readyFor[kind] ?? [])
    .filter((id) => wishes.ready?.includes(id))
    .map((id) => readySentences[id])
  const holds = (condition: Condition) =>
    condition in known ||
    (holding as Set<Condition>).has(condition) ||
    (condition === 'reason' && ready.length > 0)
  /** Inserts ready-made sentences before the user's own words, or instead of them. */
  const withReady = (piece: TemplateSentence): TemplateSentence[] => {
    const own = ownPlaces.find((slot) => piece.german === `{${slot}}`)
    if (!own || ready.length === 0) return [piece]
    return own in known ? [...ready, piece] : ready
  }
  const write = (pieces: readonly TemplateSentence[]): DraftSentence[] =>
    pieces
      .filter((piece) => belongs(piece, holds))
      .flatMap(withReady)
      .map((piece) => fill(piece, known))
  const paragraphs = template.paragraphs.map(write).filter((sentences) => sentences.length > 0)
  return {
    kind,
    subject: write(template.subject)[0]!,
    references: known.reference ?? null,
    salutation: salutationOf(facts.addressee.name),
    paragraphs,
    closing,
    signer: fill(sameIn('{name}'), writer.name ? { name: sameIn(writer.name) } : {}),
    postscript: wishes.postscript?.german.trim() ? wishes.postscript : null,
    advice: adviceOn(kind, facts),
  }
}

const ownPlaces = ['reason', 'question'] as const

/**
 * The section of law under which a letter asks for access to the file. In other branches users have a right to their own data (Article 15
 * GDPR).
 */
const fileLaw: Partial<Record<Branch, string>> = {
  social: '§\u00a025 SGB X',
  administrative: '§\u00a029 VwVfG',
  fines: '§\u00a049 OWiG',
  criminal: '§\u00a0147 Abs. 4 StPO',
  'civil-court': '§\u00a0299 ZPO',
}

function fileLawOf({ branch, title }: LetterFacts): string | null {
  // this section is for the accused; a witness has no right of access
  if (branch === 'criminal' && /(?<!\p{L})zeug(?:e|in)/iu.test(title)) return null
  return (branch && fileLaw[branch]) ?? null
}

function knownIn(kind: ResponseKind, facts: LetterFacts, wishes: Wishes): SlotValues {
  const contest = contestOf(facts)
  const law = kind === 'objection' ? contest?.law : fileLawOf(facts)
  // the total of an instalment plan is not the next payment
  const amount = kind === 'payment' && speaksOfInstalments(facts) ? null : facts.amount
  const all: [Slot, Bilingual | null | undefined][] = [
    ['letterDate', facts.letterDate === null ? null : sayDay(facts.letterDate)],
    ['reference', facts.references.length === 0 ? null : sameIn(referenceText(facts))],
    ['purpose', facts.purpose === null ? null : sameIn(oneLine(facts.purpose))],
    ['title', sameIn(oneLine(facts.title))],
    ['amount', amount === null ? null : sayAmount(amount)],
    ['dueOn', facts.dueOn === null ? null : sayDay(facts.dueOn)],
    ['replyBy', facts.replyBy === null ? null : sayDay(facts.replyBy)],
    [
      'appointment',
      facts.appointment && atTime(sayDay(facts.appointment.on), facts.appointment.at),
    ],
    ['remedy', contest && remedyWords[contest.remedy]],
    ['against', contest?.against],
    ['law', law ? sameIn(law) : null],
    ['date', wishes.date === undefined ? null : sayDay(wishes.date)],
    ['part', wishes.amount === undefined ? null : sayAmount(wishes.amount)],
    ['question', wishes.question],
    ['reason', wishes.reason],
    ['newAddress', wishes.newAddress === undefined ? null : sameIn(wishes.newAddress.trim())],
  ]
  return Object.fromEntries(all.filter(([, said]) => said && said.german !== ''))
}

export const remedyWords = {
  einspruch: { german: 'Einspruch', english: 'Objection' },
  widerspruch: { german: 'Widerspruch', english: 'Objection' },
} as const satisfies Record<string, Bilingual>

function atTime(day: Bilingual, time: string | null): Bilingual {
  if (time === null) return day
  return { german: `${day.german} um ${time} Uhr`, english: `${day.english} at ${time}` }
}

/** `Kundennummer 4711, Ihr Zeichen 12/34`. */
function referenceText({ references }: Pick<LetterFacts, 'references'>): string {
  return references.map(({ label, value }) => `${label} ${oneLine(value)}`).join(', ')
}

/** Longest title of the other party's letter that a subject line repeats, in characters: two lines of a letter. */
const longestTitle = 120

/** Cleans text of the other party for use within one of our lines: no line breaks, no invisible characters, limited length. */
function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/§ (?=\d)/gu, '§\u00a0')
    .trim()
  if (line.length <= longestTitle) return line
  return `${line.slice(0, longestTitle).replace(/\s+\S*$/u, '')} …`
}
