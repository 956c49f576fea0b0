import { itemsIn, listInLine, listLead, partsOfItem } from '../german/list-leads.ts'
import { isFamiliar, polite } from '../german/polite.ts'
import { asksSomething, impliesDuty } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import { runningText, type RunningText } from './running-text.ts'
import { bodySentences, type BodySentence } from './body-sentences.ts'
import { allWords } from './words-at.ts'

/**
 * A sentence that asks for something, with its confidence and the items of the list it begins. `implied`: it asks indirectly; `text` is the
 * sentence as interpreted: in the polite form, and with the condition from a question before it.
 */
export type Asking = {
  said: BodySentence
  text: string
  sure: number
  list: string[]
  words: number[]
  implied: boolean
}

/** Whether a sentence is a fragment left by OCR: it begins or ends in the middle. List items that complete a request are no fragments. */
export function isFragment({ text, leadIn }: BodySentence): boolean {
  if (leadIn) return false
  const endsOpen = /,$/.test(text) || (text.length < 45 && !/[.!?:;)“”]$/.test(text))
  return endsOpen || /^[\p{Ll}\d,]/u.test(text)
}

// Checkbox texts are statements of the reader.
const speaksForReader = ({ role, text }: BodySentence) =>
  /^[☐□❑○]/u.test(text) || (role === 'item' && /^(?:Ich|Wir|Mein|Meine|Unser)\s/u.test(text))

const maxItem = 220
const maxItems = 20

/** Whether a line without a bullet can only be part of a list: no sentence, no salutation. */
const isBare = ({ role, text }: RunningText) =>
  role === 'paragraph' &&
  text.length < 110 &&
  !/[.!?:]$/u.test(text) &&
  !/^(?:Sehr|Mit |Vielen|Bitte|Sie |Wir |Liebe|\p{L}+ Grüße)/u.test(text)

/** `a) Die Bescheinigung …`: an item, even if a sentence about it follows. */
const numbered = /^(?:\(?[a-h]\)|\(?\d{1,2}\)|\d{1,2}\.)\s(?=\p{L})/u
const itemOf = (text: string) =>
  numbered.test(text)
    ? text.replace(numbered, '').replace(/(?<=\p{L}{2}[“"]?)\.\s\p{Lu}.*$/u, '')
    : text

// `Reichen Sie diese Unterlagen ein`: refers to the list before it.
const pointsBack =
  /(?<!\p{L})(?:diese|(?:die )?(?:oben )?(?:genannten|aufgeführten|vorgenannten|obigen|fehlenden)|die) (?:unterlagen|nachweise|dokumente|angaben|belege|erklärungen)/iu
/** `Senden Sie uns diese bis …`: after a sentence in the same paragraph, it means something in that sentence. */
const pronounBack =
  /(?<!\p{L})sie (?:uns |mir )?(?:bitte )?diese (?:bis|innerhalb|unter|bitte|per|an)(?!\p{L})/iu
const opensList =
  /:$|(?:folgende|nachstehende|nachfolgende|unten (?:genannte|aufgeführte))[nrs]?(?!\p{L})/iu

/** The list after a block: items with bullets, on separate lines or in table rows. */
function listBehind(running: RunningText[], block: number): RunningText[] {
  const at = running.findIndex((one) => one.block === block)
  const first = running[at + 1]
  if (at < 0 || !first) return []
  const isItem = (one: RunningText) =>
    first.role !== 'paragraph'
      ? one.role === first.role
      : numbered.test(first.text)
        ? numbered.test(one.text)
        : isBare(one)
  if (first.role === 'heading' || (first.role === 'paragraph' && !isItem(first))) return []
  const rest = running.slice(at + 1, at + 1 + maxItems)
  const end = rest.findIndex((one) => !isItem(one) || one.text.length > maxItem)
  const items = end < 0 ? rest : rest.slice(0, end)
  // A single line without a bullet may be anything.
  return first.role === 'paragraph' && items.length < 2 ? [] : items
}

/** `| Mitzubringen: | Reisepass`: rows below with an empty first cell continue the list. */
function requestsInRows(letter: Layout, running: RunningText[]): Asking[] {
  return running.flatMap((row, at): Asking[] => {
    const [lead = '', ...cells] = row.text.split('\t')
    if (row.role !== 'row' || cells.length === 0 || !listLead.test(lead.trim())) return []
    const rest = running.slice(at + 1, at + maxItems)
    const end = rest.findIndex(({ role, text }) => role !== 'row' || text.trim().includes('\t'))
    const rows = end < 0 ? rest : rest.slice(0, end)
    const said: BodySentence = {
      ...row,
      text: lead.trim(),
      heading: '',
      remedy: false,
      leadIn: '',
    }
    const items = [...cells, ...rows.flatMap(({ text }) => text.split('\t'))]
    const list = items.flatMap(itemsIn)
    const words = [row, ...rows].flatMap((one) => allWords(one))
    return [{ said, text: said.text, sure: 0.7, list, words, implied: true }]
  })
}

/** `Was in den Koffer gehört`: a heading that begins a list without a colon. */
function requestsUnderHeadings(running: RunningText[]): Asking[] {
  return running.flatMap((heading): Asking[] => {
    if (heading.role !== 'heading' || !listLead.test(heading.text)) return []
    if (/[.!:;]$/u.test(heading.text)) return []
    const items = listBehind(running, heading.block)
    if (items.length === 0) return []
    const said: BodySentence = { ...heading, heading: '', remedy: false, leadIn: '' }
    const words = [heading, ...items].flatMap((one) => allWords(one))
    const list = items.flatMap(({ text }) => partsOfItem(itemOf(text)))
    return [{ said, text: said.text, sure: 0.7, list, words, implied: true }]
  })
}

/** Whether a sentence can be a request: complete, no checkbox, not about remedies. */
export const isAskable = (said: BodySentence): boolean =>
  !speaksForReader(said) &&
  !said.remedy &&
  !isFragment(said) &&
  (said.text.length >= 12 || listLead.test(said.text)) &&
  said.text.length <= 700

/** `Das machen Sie`, `Ihre Aufgaben`: headings above the reader's tasks. */
const readersPart =
  /^(?:das (?:machen|tun|übernehmen) sie|das machst du|(?:ihre|deine) (?:aufgaben|pflichten|schritte)|sie verpflichten sich|ihr teil|was sie (?:tun|machen)(?: müssen| sollen)?)\s?:?$/iu

/** `Sie schreiben …` below such a heading is a request. */
const asOrder = (text: string, { role, heading, leadIn }: BodySentence) =>
  role === 'item' && (readersPart.test(heading) || readersPart.test(leadIn))
    ? text.replace(
        /^Sie\s(\p{Ll})(\p{Ll}*n)\s/u,
        (_, first: string, verb: string) => `${first.toUpperCase()}${verb} Sie `,
      )
    : text

const order = /^(?:Dann\s)?(?:bitte\s)?(?=\p{L}+en\s(?:Sie|bitte)(?!\p{L}))/iu
const asksForAnswer =
  /^(?:was|wie|wo|wann|warum|wieso|wer|worum|wohin|wofür|welche\p{L}*)(?!\p{L})/iu

/**
 * Whether a question is the condition of a request: `Einverstanden? Dann schicken Sie …`, `Keinen Kaffee mehr? Sagen Sie bis Montag
 * Bescheid`.
 */
export const isInCaseOf = (before: string, text: string) =>
  /^.{3,160}\?$/u.test(before) && !asksForAnswer.test(before) && order.test(text)

function inCase(text: string, before: string): string {
  if (!isInCaseOf(before, text)) return text
  const rest = text.replace(order, '')
  return `Falls ${before.replace(/\?$/u, '')}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
}

/** The requests to the reader with their lists, in the letter's order. Items that are things are not requests themselves. */
export function requestsOf(letter: Layout): Asking[] {
  const running = runningText(letter)
  let listed: RunningText[] = []
  const isDu = running.some(({ text }) => isFamiliar(text))
  const found = bodySentences(letter).flatMap((said, at, all): Asking[] => {
    const behind = opensList.test(said.text) ? listBehind(running, said.block) : []
    if (behind.length > 0) listed = behind
    const inLine = said.remedy ? null : listInLine(said.text)
    if (inLine)
      return [
        {
          said: { ...said, text: inLine.lead },
          text: inLine.lead,
          sure: 0.7,
          list: inLine.items,
          words: allWords(said),
          implied: true,
        },
      ]
    if (!isAskable(said)) return []
    const plain = asOrder(isDu ? polite(said.text) : said.text, said)
    const last = all[at - 1]
    const text = inCase(plain, last?.block === said.block ? last.text : '')
    const asks = asksSomething(text, said.leadIn)
    const implied = asks < 0.5 && impliesDuty(said.text)
    if (asks < 0.5 && !implied) return []
    const isBack =
      pointsBack.test(said.text) || (last?.block !== said.block && pronounBack.test(said.text))
    const items = behind.length > 0 ? behind : isBack ? listed : []
    const words = [...allWords(said), ...items.flatMap((item) => allWords(item))]
    const list = items.flatMap(({ text }) => partsOfItem(itemOf(text)))
    return [{ said, text, sure: implied ? 0.7 : asks, list, words, implied }]
  })
  const others = [...requestsInRows(letter, running), ...requestsUnderHeadings(running)]
  return [...found, ...others].toSorted((a, b) => a.said.block - b.said.block)
}
