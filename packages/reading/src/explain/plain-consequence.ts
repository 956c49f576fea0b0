import { countOf, countWords } from '../german/counts.ts'
import { findAmounts } from '../german/numbers.ts'
import { english } from '../said/english.ts'
import type { ElseId, Saying } from '../said/saying.ts'
import { say } from '../said/say.ts'
import { consequenceKinds } from './consequence-kinds.ts'

const cut = say('else.supply')
const announcesCut =
  /(?:ankündigung|androhung)[^!?]*(?:unterbrechung|sperrung|einstellung)[^!?]*(?:strom|gas|wasser|energie)|(?:strom|gas)sperr|sperr(?:ankündigung|androhung)[^!?]*(?:strom|gas)/iu

const maxKinds = 3
// Sentences about things that will not happen, or that are good for the user.
const isRelief =
  /unterbleibt|wird nicht|werden nicht|nicht gesperrt|bisherigen bedingungen|verzichte(?:n|t)|nicht vollstreckt|(?:können sie|kannst du|könnt ihr)[^!?]{0,120}kündigen/iu

/** The amount directly after or before one of these words, in cents. */
function amountBy(german: string, word: RegExp): number | null {
  const near = findAmounts(german).filter(({ currency, start, end, cents }) => {
    const before = german.slice(Math.max(0, start - 60), start)
    const after = german.slice(end, end + 25)
    const isBehind = new RegExp(`(?:${word.source})[^,;]{0,40}$`, 'iu').test(before)
    return (
      currency &&
      cents > 0 &&
      (isBehind || new RegExp(`^\\s\\p{Ll}{0,12}\\s?(?:${word.source})`, 'iu').test(after))
    )
  })
  return near.length === 1 ? (near[0]?.cents ?? null) : null
}

const fine = /bußgeld|geldbuße|verwarnungsgeld/iu
const penalty = /zwangsgeld|ordnungsgeld/iu
const fee = /gebühr|pauschale|wertersatz|berechnen|mahnkosten|ausfallhonorar|kosten/iu

function percentIn(german: string): number | null {
  const found = /(\d{1,3})(?:[.,]\d{1,2})?\s?(?:%|prozent(?!punkt))/iu.exec(german)
  return found && !/[.,]/.test(found[0]) ? Number(found[1]) : null
}

const length = (unit: string) =>
  new RegExp(String.raw`(?<!\p{L})(\d{1,2}|${countWords})\s${unit}\p{L}{0,2}(?!\p{L})`, 'iu')
const months = length('monat')
const weeks = length('woche')

function lengthIn(german: string, find: RegExp): number | null {
  const found = find.exec(german)?.[1]
  return found ? countOf(found) : null
}

/** The consequence with the numbers of the sentence, if it has any. */
function withFigures(id: ElseId, german: string): Saying | null {
  const percent = percentIn(german)
  switch (id) {
    case 'else.benefit-reduced':
      return percent === null
        ? null
        : say('else.cut-by', { percent, months: lengthIn(german, months) })
    case 'else.benefit-blocked': {
      const count = lengthIn(german, weeks)
      return count === null ? null : say('else.blocked-for', { weeks: count })
    }
    case 'else.fine': {
      const amount = amountBy(german, fine)
      return amount === null ? null : say('else.fine-of', { amount })
    }
    case 'else.penalty': {
      const amount = amountBy(german, penalty)
      return amount === null ? null : say('else.penalty-of', { amount })
    }
    case 'else.charged':
    case 'else.reminder-fees': {
      const amount = amountBy(german, fee)
      return amount === null ? null : say('else.fee-of', { amount })
    }
    case 'else.interest':
      return percent === null ? null : say('else.interest-of', { percent })
    default:
      return null
  }
}

const noShow =
  /(?:termin|erschein|absage|abgesagt|absagen)[^!?]{0,120}(?:gebühr|pauschale|berechnen|rechnung|ausfallhonorar|kosten)|ausfall(?:honorar|gebühr|pauschale)/iu

/** The consequences in one German sentence. */
export function consequencesIn(german: string): Saying[] {
  if (isRelief.test(german)) return []
  const amount = noShow.test(german) ? amountBy(german, fee) : null
  if (amount !== null) return [say('else.no-show-fee', { amount })]
  return consequenceKinds.flatMap(([find, id]) =>
    find.test(german) ? [withFigures(id, german) ?? plain(id)] : [],
  )
}

const plain = (id: (typeof consequenceKinds)[number][1]): Saying => say(id)

/**
 * Plain sentences, written by a person, for the consequences in German sentences; empty if none fits. They are weaker ("may") if the German
 * is ambiguous. If the `subject` announces a cut-off of supply, that comes first.
 */
export function consequencesSaid(sentences: string[], subject: string | null = null): Saying[] {
  const announced = subject && announcesCut.test(subject) ? [cut] : []
  const found = [...announced, ...sentences.flatMap(consequencesIn)]
  return [...new Map(found.map((one) => [english([one]), one])).values()].slice(0, maxKinds)
}
