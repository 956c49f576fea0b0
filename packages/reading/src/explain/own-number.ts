import { evidenceOf } from '../evidence.ts'
import type { Layout } from '../layout/types.ts'
import type { Evidence } from '../types.ts'

const labelled =
  /(?<!\p{L})(?:(?:service-?)?telefon(?:nummer)?|tel|durchwahl|servicenummer|hotline|rufnummer)(?!\p{L})[.:\s\t]{0,4}(?:\((?:kostenfrei|kostenlos)\)\s)?(\+49[\d\s()/–-]{6,18}\d|\(?0\d[\d\s()/–-]{4,18}\d)/iu
const isReaders = /ihre (?:telefon|ruf)|tel\. ?(?:privat|mobil)/iu
// Premium-rate numbers are no free help.
const isDear = /^0(?:18|900|137)/
const places = ['info', 'head', 'body', 'footer'] as const

/** The sender's telephone number as printed, with its place; null if no number has a telephone label. */
export function ownNumber(letter: Layout): { phone: string; evidence: Evidence[] } | null {
  for (const zone of places) {
    for (const { text, spans } of letter.blocks.filter((block) => block.zone === zone)) {
      const found = labelled.exec(text)
      const phone = found?.[1]?.replace(/\s+/g, ' ').trim()
      const digits = phone?.replace(/\D/g, '').length ?? 0
      if (
        !found ||
        !phone ||
        digits < 6 ||
        digits > 14 ||
        isReaders.test(text) ||
        isDear.test(phone)
      )
        continue
      const end = found.index + found[0].length
      const start = end - found[1]!.length
      const words = spans.filter((span) => span.start < end && span.end > start)
      return {
        phone,
        evidence: evidenceOf(
          words.map(({ word }) => word),
          letter.words,
        ),
      }
    }
  }
  return null
}
