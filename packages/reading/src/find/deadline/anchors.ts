import type { PlainDate } from '@brieflotse/rules'
import { findDates } from '../../german/dates.ts'
import type { Draft } from './draft.ts'
import type { Statement } from './statements.ts'

/** Days that other periods of the letter are counted from; null where the letter names none or more than one. */
export type Anchors = {
  appointment: PlainDate | null
  begin: PlainDate | null
  contractEnd: PlainDate | null
  handedOver: PlainDate | null
}

const begin = /^(?:kurs|vertrags|miet|schul)?beginn\s*:/iu
const handedOver =
  /(?:persönlich|gegen empfangsbestätigung|durch boten?)\s+(?:übergeben|ausgehändigt|zugestellt)\s+am\s/iu

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

/** The days that "before the course starts", "after your hearing" and the like refer to. */
export function anchorsOf(statements: Statement[], drafts: Draft[]): Anchors {
  const first = (pattern: RegExp) =>
    only(
      statements
        .filter(({ text }) => pattern.test(text))
        .map(({ text }) => findDates(text)[0]?.date),
    )
  return {
    appointment: only(drafts.filter(({ what }) => what === 'appointment').map(({ date }) => date)),
    begin: first(begin),
    contractEnd: only(statements.map(({ text }) => endNamed(text))),
    handedOver: first(handedOver),
  }
}
