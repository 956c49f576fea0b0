import type { PlainDate } from '@brieflotse/rules'
import { almostSame } from '../find/one-number.ts'
import type { PageLook } from './page-look.ts'
import type { Cut, CutReason } from './types.ts'

/** Weights of the signs that a page is the first of a letter; tuned on the sample letters (`npm run stacks`). */
const weights: Record<CutReason, number> = {
  address: 3,
  'letter-date': 2,
  reference: 1,
  salutation: 2,
  'page-one': 2,
  'all-pages-before': 2,
  'closed-before': 1,
  'other-sender': 1.5,
}
/** With a lower score a page stays with the previous one, because splitting one letter does more harm than joining two. */
const least = 7
const clear = 8.5

const shares = (a: string[], b: string[]) =>
  a.some((token) => b.some((other) => other === token || almostSame(other, token)))

/** Whether the text of a page contains the digits of a date, in one of its printed forms; finds dates whose punctuation was misread. */
function mentions(print: string, date: PlainDate): boolean {
  const [year = '', month = '', day = ''] = date.split('-')
  return [
    `${day}${month}${year}`,
    `${Number(day)}${month}${year}`,
    `${day}${month}${year.slice(2)}`,
  ].some((form) => print.includes(form))
}

/** The letter that is being collected: its first page, and all its pages. */
type Open = { first: PageLook; pages: PageLook[] }

const known = (key: string, { first, pages }: Open) =>
  first.references.some((other) => other === key || almostSame(other, key)) ||
  (key.length > 5 && pages.some(({ print }) => print.includes(key)))

/** Whether a page that looks like a new letter still belongs to the current one. */
function belongs(traits: PageLook, open: Open, isClear: boolean): boolean {
  const { first, pages } = open
  const last = pages.at(-1)
  // a letter has at least two of recipient, date and salutation
  if (
    [traits.recipient, traits.date, traits.greets || null].filter((sign) => sign !== null).length <
    2
  )
    return true
  // the page number shows that other pages come before it
  if ((traits.count?.at ?? 1) > 1) return true
  // the current letter is incomplete, for example after "Seite 1 von 3"
  const isOpen = last?.count?.of ? last.count.at < last.count.of : false
  if (isOpen && traits.count?.at !== 1 && !isClear) return true
  if (traits.isEnclosure) return true
  // a form to be returned is addressed to the sender of the letter
  if (traits.recipient && first.sender.length > 0) {
    const back = traits.recipient.filter((token) => first.sender.includes(token)).length
    if (back >= Math.min(2, traits.recipient.length) && traits.recipient.length > 0) return true
  }
  // a name misread in one place may be right in another
  const isSameSender =
    shares(traits.sender, first.sender) ||
    (traits.sender.length > 0 && traits.sender.every((token) => first.letters.includes(token)))
  const isSameDay = traits.date !== null && traits.date === first.date
  // a page of the same day is usually an annex, whoever wrote it
  if (isSameDay || (isSameSender && (!traits.date || !first.date))) return true
  // without sender and date of the first page, enclosures cannot be recognised
  if (first.date === null && first.sender.length === 0) return true
  const isKnown = traits.references.some((key) => known(key, open))
  const isOlder = traits.date !== null && first.date !== null && traits.date < first.date
  const isAnnounced = pages.some(({ encloses }) => encloses)
  const isNamed = traits.date !== null && pages.some(({ print }) => mentions(print, traits.date!))
  // copies about the same matter belong to the letter, but not if they are newer than it
  if (isKnown && (traits.date === null || isSameDay)) return true
  if (isKnown && isOlder && (isNamed || isAnnounced)) return true
  return isOlder && isNamed && isAnnounced
}

function reasonsFor(traits: PageLook, { first, pages }: Open): CutReason[] {
  const last = pages.at(-1)
  const reasons: [CutReason, boolean][] = [
    ['address', traits.recipient !== null],
    ['letter-date', traits.date !== null],
    ['reference', traits.references.length > 0],
    ['salutation', traits.greets],
    ['page-one', traits.count?.at === 1],
    ['all-pages-before', !!last?.count?.of && last.count.of === last.count.at],
    ['closed-before', pages.some(({ closes }) => closes)],
    [
      'other-sender',
      traits.sender.length > 0 && first.sender.length > 0 && !shares(traits.sender, first.sender),
    ],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

/**
 * Whether the signs are strong enough for a cut even inside an incomplete letter: terms of which only the first page was scanned must not
 * hide the next letter.
 */
const isClear = (score: number, reasons: CutReason[]) =>
  score >= clear && reasons.includes('other-sender') && reasons.includes('address')

const most = Object.values(weights).reduce((sum, weight) => sum + weight, 0)

/** Finds the pages on which new letters begin. The pages must be in order and without blank ones. */
export function findCuts(looks: PageLook[]): Cut[] {
  const [start, ...rest] = looks
  if (!start) return []
  const cuts: Cut[] = []
  let open: Open = { first: start, pages: [start] }
  for (const traits of rest) {
    const reasons = reasonsFor(traits, open)
    const score = reasons.reduce((sum, reason) => sum + weights[reason], 0)
    if (score >= least && !belongs(traits, open, isClear(score, reasons))) {
      const confidence = Math.min(0.99, 0.8 + (0.19 * (score - least)) / (most - 2 - least))
      cuts.push({ page: traits.page, confidence: Math.round(confidence * 100) / 100, reasons })
      open = { first: traits, pages: [traits] }
    } else open.pages.push(traits)
  }
  return cuts
}
