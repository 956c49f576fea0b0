import type { PlainDate } from '@brieflotse/rules'
import { findDates } from '../../german/dates.ts'
import type { DeadlineDraft } from './draft.ts'
import type { Statement } from './statements.ts'

/** Days from which other periods in the letter count; null if the letter names none or more than one. */
export type Anchors = {
  appointment: PlainDate | null
  begin: PlainDate | null
  contractEnd: PlainDate | null
  handedOver: PlainDate | null
  /** The day of service and that of posting, if printed. */
  served: PlainDate | null
  posted: PlainDate | null
}

const begin = /^(?:kurs|vertrags|miet|schul)?beginn\s*:/iu
// A label or note about this letter itself; a sentence about service refers to an earlier letter.
const served =
  /^(?:(?:tag|datum)\s(?:der\s)?zustellung|zustellung|zustelldatum|zugestellt)\s?:?\s(?:(?:am|durch\s(?:niederlegung|einlegen|einwurf|übergabe)[\p{L}\s]{0,40}am)\s?)?:?\s*(?=\d)/iu
const servedHere = /\((?:zustellung|zugestellt)\s(?:war\s|erfolgte\s)?am\s/iu
const posted =
  /^(?:tag|datum)\sder\s(?:aufgabe\szur\spost|postaufgabe|absendung)\s?:?\s|(?:zur\spost\s(?:gegeben|aufgegeben)|abgesandt)\s(?:am|:)\s/iu
const handedOver =
  /(?:persönlich|gegen empfangsbestätigung|durch boten?)\s+(?:übergeben|ausgehändigt|zugestellt)\s+am\s|^(?:heute\s)?(?:übergeben|ausgehändigt)\s?:?\s(?:am\s)?(?=\d)|^übergabe(?:datum|\sam)?\s?:\s/iu

function only(days: (PlainDate | null | undefined)[]): PlainDate | null {
  const found = new Set(days.filter((day) => day !== null && day !== undefined))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

const notice = /kündig\p{L}*(?!\p{L})[^;]{0,250}?\szum\s+(?=\d)/iu

function endNamed(text: string): PlainDate | null {
  const match = notice.exec(text)
  if (!match) return null
  const end = match.index + match[0].length
  return findDates(text).find(({ start }) => start === end)?.date ?? null
}

/** The days meant by "before the course starts", "after your hearing" and similar phrases. */
export function anchorsOf(
  statements: Statement[],
  drafts: DeadlineDraft[],
  letterDate: PlainDate | null,
): Anchors {
  const first = (pattern: RegExp) =>
    only(
      statements
        .filter(({ text }) => pattern.test(text))
        .map(({ text }) => findDates(text)[0]?.date),
    )
  // Something served or posted before this letter was written is another letter.
  const notBefore = (day: PlainDate | null) =>
    day !== null && letterDate !== null && day < letterDate ? null : day
  return {
    appointment: only(drafts.filter(({ what }) => what === 'appointment').map(({ date }) => date)),
    begin: first(begin),
    contractEnd: only(statements.map(({ text }) => endNamed(text))),
    handedOver: first(handedOver),
    served: notBefore(first(served) ?? first(servedHere)),
    posted: notBefore(first(posted)),
  }
}
