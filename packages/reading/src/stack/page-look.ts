import type { PlainDate } from '@brieflotse/rules'
import { findLetterDate } from '../find/letter-date.ts'
import { numberKey } from '../find/one-number.ts'
import { findRecipient } from '../find/recipient.ts'
import { referencesOf } from '../find/reference.ts'
import { findSender } from '../find/sender.ts'
import { foldName } from '../german/addresses.ts'
import { salutation, valediction } from '../german/cues.ts'
import { buildLayout } from '../layout/build-layout.ts'
import type { Pages } from '../types.ts'
import { isEnclosureTitle } from './enclosure-title.ts'
import { pageCountOf, type PageCount } from './page-count.ts'

/** The signs on a page that it begins, continues or ends a letter; read without regard to other pages. */
export type PageLook = {
  page: number
  count: PageCount | null
  /** Names in the address field; null without one. */
  recipient: string[] | null
  sender: string[]
  date: PlainDate | null
  /** Reference numbers above the text, without spaces and dashes. */
  references: string[]
  greets: boolean
  closes: boolean
  /** The page calls itself an enclosure, a copy, terms, a form, a slip, or information about remedies. */
  isEnclosure: boolean
  /** The page mentions enclosures. */
  encloses: boolean
  /** All text of the page without spaces and punctuation, for searching numbers. */
  print: string
  /** All text in lower case without diacritics, for searching names. */
  letters: string
}

const enclosing = /\b(?:anlagen?|anbei|beigefügt|beiliegend|beigelegt|kopie|in der anlage)\b/iu

const nameTokens = (name: string | undefined) =>
  foldName(name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (token) => token.length > 2 && !/^(?:frau|herr|herrn|und|gmbh|mbh|der|die|das)$/.test(token),
    )

/** Examines one page alone. `today` is the user's date: no letter is dated later. */
export function lookAt({ pages, words }: Pages, page: number, today: PlainDate): PageLook {
  const size = pages.find(({ number }) => number === page)
  const own = words.filter((word) => word.page === page)
  const layout = buildLayout({ pages: size ? [size] : [], words: own })
  const zones = (zone: string) => layout.lines.filter((line) => line.zone === zone)
  const value = (findings: { kind: string; value: string }[], kind: string) =>
    findings.find((one) => one.kind === kind)?.value
  const recipient = zones('address').length > 1 ? findRecipient(layout) : []
  const text = layout.blocks.filter(({ zone }) => zone === 'body')
  const upper = layout.blocks.filter(({ zone }) => zone === 'subject' || zone === 'head')
  const titles = [...upper, ...text.slice(0, 2)].filter(({ text: title }) => title.length < 120)
  const height = size?.height ?? 297
  return {
    page,
    count: pageCountOf(layout.lines, height),
    recipient: recipient.length > 0 ? nameTokens(value(recipient, 'recipient')) : null,
    sender: nameTokens(value(findSender(layout), 'sender')),
    date: value(findLetterDate(layout, [], today), 'letter-date') ?? null,
    references: referencesOf(layout)
      .filter(({ zone, kind }) => kind.rank > 20 && (zone === 'info' || zone === 'subject'))
      .map((one) => numberKey(one.value))
      .filter((key) => key.length > 3),
    greets: text.slice(0, 4).some((block) => salutation.test(block.text)),
    closes: text.some((block) => valediction.test(block.text)),
    isEnclosure: titles.some(({ text: title }) => isEnclosureTitle(title)),
    encloses: layout.blocks.some((block) => enclosing.test(block.text)),
    print: numberKey(own.map((word) => word.text).join('')),
    letters: foldName(own.map((word) => word.text).join(' ')),
  }
}
