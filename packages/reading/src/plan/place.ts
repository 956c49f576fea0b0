import type { Facts } from '../explain/facts.ts'
import type { Block } from '../layout/types.ts'
import type { StepDraft } from './step.ts'

/** Rooms and buildings, and addresses: a place without any of them may be a person or a manner. */
const named =
  /(?<!\p{L})(?:zimmer|raum|saal|aula|mensa|kantine|foyer|jobcenter|agentur|hotel|wache|schalter|tor|eingang|werkstatt|\p{L}*(?:haus|saal|raum|halle|gericht|schule|zentrum|heim|platz|hof|kirche|kirchhof|praxis|klinik|büro|stelle|gebäude|garten|bibliothek|stätte|amt|behörde|kasse|theater|museum))(?!\p{L})/iu
const address = /(?<!\p{L})\p{L}{3,}\.?\s\d{1,3}\s?[a-z]?(?=,|$|\s\()|(?<!\d)\d{5}\s\p{Lu}/u
const isPlace = (text: string) => named.test(text) || address.test(text)

/** One part of a printed place: a name, a number, a quotation, or a small word between them. */
const part = String.raw`(?:„[^“”"]{2,40}[“”"]|\([^()]{1,30}\)|(?!Uhr|Ihr|Ihre|Ihrer|Herrn|Frau)[\p{Lu}\d][\p{L}\d./–-]*)`
const link = String.raw`(?:,?\s(?:(?:am|an der|an|der|des|dem|den|und|im|in der|hinter der|hinter dem|vor dem|zum|zur|von|bei|auf dem)\s)?)`
const place = String.raw`(${part}(?:${link}${part}){0,14})`
const lead = String.raw`(?:(?:in|im|ins|bei|beim|am|an|auf|vor|zum|zur)\s(?:das |den |die |der |dem )?)?`
const afterHour = new RegExp(
  String.raw`(?<!\p{L})Uhr(?:\s?\([^()]{1,40}\))?,?\s${lead}${place}`,
  'u',
)
const labelled =
  /(?:^|[.!?]\s)(?:ort|treffpunkt|treffen|wo|adresse|anschrift|veranstaltungsort|versammlungsort|tagungsort|terminort|sammelstelle)(?:\s?:\s?|\t)(.{3,120})$/iu

const maxLength = 140
/** A line that only names a place: no sentence, no label. */
const isPlaceLine = (text: string) =>
  text.length <= maxLength &&
  isPlace(text) &&
  /^[„\p{Lu}\d]/u.test(text) &&
  !/[.!?:;]$|:\s/u.test(text)
const isDayLine = (text: string) =>
  text.length < 80 && /(?<!\p{L})Uhr(?!\p{L})[^.!?]{0,40}$/u.test(text)

/** The end of a sentence; `2. OG` is none. */
const sentenceEnd = /(?<=\p{L}{4}|\d)\.\s(?!(?:OG|EG|UG|DG|Stock|Etage|Ober|Unter|Erd)).*$/u

const tidied = (text: string) =>
  text
    .replace(sentenceEnd, '')
    .replace(/\t/gu, ', ')
    .replace(/[\s,;.]+$/u, '')
    .trim()

/** The place after the hour of a text; null if what follows is none. */
function placeAfterHour(text: string): string | null {
  const found = afterHour.exec(text)?.[1]
  return found && found.length <= maxLength && isPlace(found) ? tidied(found) : null
}

function placeIn(blocks: Block[], at: number): string | null {
  const block = blocks[at]!
  const [next] = blocks.slice(at + 1).filter(({ zone }) => zone === 'body')
  const below = isDayLine(block.text) && next && isPlaceLine(next.text) ? tidied(next.text) : null
  return [placeAfterHour(block.text), below].filter((one) => one !== null).join(', ') || null
}

const labelledPlace = (blocks: Block[]): string | null => {
  const found = blocks.flatMap(({ text, zone }) =>
    zone === 'body' ? (labelled.exec(text)?.[1] ?? []) : [],
  )
  return found.length === 1 && found[0] ? tidied(found[0]) : null
}

/** Adds to each visit the place that the letter prints beside its day, and takes day and place off the list of things. */
export function withPlaces(
  { letter: { blocks }, findings }: Facts,
  drafts: StepDraft[],
): StepDraft[] {
  return drafts.map((draft) => {
    if (draft.act !== 'attend') return draft
    const things = draft.things?.filter(({ german }) => !isDayLine(german))
    const line = things?.find(({ german, said }) => !said && isPlaceLine(german))
    const kept = things?.filter((thing) => thing !== line)
    const words = new Set([
      ...draft.words,
      ...findings
        .filter(({ kind, value }) => kind === 'appointment' && value === draft.day?.date)
        .flatMap((one) => one.words),
    ])
    const near = blocks.flatMap(({ spans, zone }, at) =>
      zone === 'body' && spans.some(({ word }) => words.has(word)) ? [placeIn(blocks, at)] : [],
    )
    const found = line ? tidied(line.german) : near.find((one) => one !== null)
    const known = draft.place ?? null
    const best = found && (!known || found.includes(known)) ? found : known
    return { ...draft, things: kept ?? [], place: best ?? labelledPlace(blocks) }
  })
}
