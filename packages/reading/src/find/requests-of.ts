import { asksSomething, impliesDuty, listLead } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import { runningText, type Running } from './running-text.ts'
import { sentencesOf, type Said } from './said.ts'
import { allWords } from './words-at.ts'

/** A sentence that asks for something, how surely, and the items of the list that it opens. `implied`: it asks without saying so. */
export type Asking = {
  said: Said
  sure: number
  list: string[]
  words: number[]
  implied: boolean
}

/** What recognition left of a sentence: it begins or ends in the middle. Items that complete a request do so rightly. */
export function isFragment({ text, leadIn }: Said): boolean {
  if (leadIn) return false
  const endsOpen = /,$/.test(text) || (text.length < 45 && !/[.!?:;)“”]$/.test(text))
  return endsOpen || /^[\p{Ll}\d,]/u.test(text)
}

// Boxes to tick speak for the reader.
const speaksForReader = ({ role, text }: Said) =>
  /^[☐□❑○]/u.test(text) || (role === 'item' && /^(?:Ich|Wir|Mein|Meine|Unser)\s/u.test(text))

const maxItem = 220
const maxItems = 20

/** A line without a bullet that can only be part of a list: no sentence of its own, no salutation. */
const isBare = ({ role, text }: Running) =>
  role === 'paragraph' &&
  text.length < 110 &&
  !/[.!?:]$/u.test(text) &&
  !/^(?:Sehr|Mit |Vielen|Bitte|Sie |Wir |Liebe|\p{L}+ Grüße)/u.test(text)

// `Reichen Sie diese Unterlagen ein`: the list stands before it.
const pointsBack =
  /(?<!\p{L})(?:diese|(?:die )?(?:oben )?(?:genannten|aufgeführten|vorgenannten|obigen|fehlenden)) (?:unterlagen|nachweise|dokumente|angaben|belege)|sie (?:uns |mir )?(?:bitte )?diese (?:bis|innerhalb|unter|bitte|per|an)(?!\p{L})/iu
const opensList =
  /:$|(?:folgende|nachstehende|nachfolgende|unten (?:genannte|aufgeführte))[nrs]?(?!\p{L})/iu

/** The items of the list behind a block: with bullets, as lines of their own or as rows of a table. */
function listBehind(running: Running[], block: number): Running[] {
  const at = running.findIndex((one) => one.block === block)
  const first = running[at + 1]
  if (at < 0 || !first) return []
  const isItem = (one: Running) =>
    first.role === 'paragraph' ? isBare(one) : one.role === first.role
  if (first.role === 'heading' || (first.role === 'paragraph' && !isBare(first))) return []
  const rest = running.slice(at + 1, at + 1 + maxItems)
  const end = rest.findIndex((one) => !isItem(one) || one.text.length > maxItem)
  const items = end < 0 ? rest : rest.slice(0, end)
  // One line without a bullet may be anything.
  return first.role === 'paragraph' && items.length < 2 ? [] : items
}

/** `| Mitzubringen: | Reisepass`: the rows below without a first cell go on with it. */
function requestsInRows(letter: Layout, running: Running[]): Asking[] {
  return running.flatMap((row, at): Asking[] => {
    const [lead = '', ...cells] = row.text.split('\t')
    if (row.role !== 'row' || cells.length === 0 || !listLead.test(lead.trim())) return []
    const rest = running.slice(at + 1, at + maxItems)
    const end = rest.findIndex(({ role, text }) => role !== 'row' || text.trim().includes('\t'))
    const rows = end < 0 ? rest : rest.slice(0, end)
    const said: Said = {
      ...row,
      text: lead.trim(),
      heading: '',
      remedy: false,
      leadIn: '',
    }
    const items = [...cells, ...rows.flatMap(({ text }) => text.split('\t'))]
    const list = items
      .flatMap((cell) => cell.split(/,\s|\s(?:und|sowie)\s/u))
      .map((one) => one.trim())
    const words = [row, ...rows].flatMap((one) => allWords(one))
    return [{ said, sure: 0.7, list: list.filter(Boolean), words, implied: true }]
  })
}

/** Whether a sentence can ask for something at all: whole, not a box to tick, not about remedies. */
export const isAskable = (said: Said): boolean =>
  !speaksForReader(said) &&
  !said.remedy &&
  !isFragment(said) &&
  said.text.length >= 12 &&
  said.text.length <= 700

/**
 * The sentences that ask the reader to do something, with their lists, in the letter's own order. Items that are things are no requests of
 * their own.
 */
export function requestsOf(letter: Layout): Asking[] {
  const running = runningText(letter)
  let listed: Running[] = []
  const found = sentencesOf(letter).flatMap((said): Asking[] => {
    const behind = opensList.test(said.text) ? listBehind(running, said.block) : []
    if (behind.length > 0) listed = behind
    if (!isAskable(said)) return []
    const asks = asksSomething(said.text, said.leadIn)
    const implied = asks < 0.5 && impliesDuty(said.text)
    if (asks < 0.5 && !implied) return []
    const items = behind.length > 0 ? behind : pointsBack.test(said.text) ? listed : []
    const words = [...allWords(said), ...items.flatMap((item) => allWords(item))]
    const list = items.map(({ text }) => text)
    return [{ said, sure: implied ? 0.7 : asks, list, words, implied }]
  })
  return [...found, ...requestsInRows(letter, running)].toSorted(
    (a, b) => a.said.block - b.said.block,
  )
}
