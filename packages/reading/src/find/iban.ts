import { compactIban, germanIbanLength, isBic, isIban, repairIban } from '@brieflotse/rules'
import { merelyOffered, paidOnSite } from '../german/money-cues.ts'
import { repairedIbans } from '../german/ocr-slips.ts'
import type { Layout, Passage, Zone } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { maxBlock } from './limits.ts'
import { asksOutright, paymentTalk, type PaymentTalk } from './payment-request.ts'
import { wordsAt } from './words-at.ts'

/** An account number in the letter. `iban` is null if the check digits are wrong. `own`: the reader's own account. */
type Account = {
  iban: string | null
  printed: string
  words: number[]
  zone: Zone
  page: number
  block: number
  own: boolean
  /** The account is not for paying this letter: for donations, the creditor's, or no longer in use. */
  aside: boolean
  repaired: boolean
}

// Allows letters in place of digits: OCR confuses them, and the check digits decide.
const shape =
  /(?:(?<![\p{L}\p{N}])|(?<=IBAN))(?:[A-Z]{2}|[D0O]E|DF)\s?[\dOIlSB]{2}(?:[ \u00a0.,'‘’`-]?[A-Za-z0-9|]){10,30}/gu
const maxLength = 34

/** The reason if the money goes to the reader's own account, for example after an overdraft. */
export const ownAccount = 'it is your own account'

const ownWords =
  /ihr(?:em|es|e|en)?\s(?:giro|bank)?konto|von dem konto|ihrem konto|ihr konto|iban ihres|konto-?inhaber|auszahlung|eingezogen|abgebucht|buchen wir|ihre bankverbindung|erstatten|überweisen wir/iu

/** Words in the sentence of an account, or on the line above it in a footer, that make it `aside`. */
const asideWords =
  /\bspenden?|nicht (?:das|auf das|an das|mehr)|ordnen wir nicht|keine zahlungen|nicht an\b|nicht für|konto der (?:haus)?verwaltung/iu

/** Law firms have separate accounts for clients' money and for their own fees. */
const forOthers = /anderkonto|fremdgeld/iu
const forSender = /geschäftskonto|honorarkonto/iu
const ownFee = /(?<!\p{L})(?:vorschuss|honorar|kostenrechnung|gebührenrechnung)(?!\p{L})/iu

/** Whether an account's name, next to it or above it in a footer, shows that it is not for this payment. */
function isNotFor(name: string, talk: PaymentTalk): boolean {
  const isFee = talk.requests.some(({ text }) => ownFee.test(text))
  return asideWords.test(name) || (isFee ? forOthers : forSender).test(name)
}

/** The relevant characters with their offsets. */
function compact(text: string): { char: string; at: number }[] {
  return [...text].flatMap((char, at) => (/[\p{L}\p{N}|]/u.test(char) ? [{ char, at }] : []))
}

type Hit = { iban: string | null; start: number; end: number; repaired: boolean }

/** The longest prefix that is a valid IBAN; else one that becomes valid by repairing OCR errors. */
function ibanIn(text: string, start: number): Hit | null {
  const chars = compact(text).slice(0, maxLength)
  const prefix = (length: number) =>
    chars
      .slice(0, length)
      .map(({ char }) => char)
      .join('')
  const end = (length: number) => start + (chars[length - 1]?.at ?? 0) + 1
  for (let length = chars.length; length >= 15; length--) {
    const iban = compactIban(prefix(length))
    if (isIban(iban)) return { iban, start, end: end(length), repaired: false }
  }
  const run = printedLength(text)
  const mended = run === germanIbanLength ? repairIban(prefix(run)) : null
  const iban = mended ?? (run > germanIbanLength ? repairedIbans(prefix(run)) : null)
  if (iban) return { iban, start, end: end(run), repaired: true }
  const looksGerman = /^DE[\dOIlSB]{2}/.test(prefix(4)) && run >= 20 && run <= 24
  return looksGerman ? { iban: null, start, end: end(run), repaired: false } : null
}

/** Number of characters in groups that contain a digit, or only letters that look like digits. */
function printedLength(text: string): number {
  let length = 0
  for (const group of text.split(/[\s\u00a0-]+/u)) {
    if (length > 0 && !/\d/.test(group) && !/^[OIlSB|]+$/.test(group)) break
    length += compact(group).length
  }
  return length
}

function hits(passage: Passage): Hit[] {
  if (passage.text.length > maxBlock) return []
  return [...passage.text.matchAll(shape)].flatMap((match) => {
    // Creditor identifiers look like IBANs with `ZZZ` after the check digits.
    if (/^.{4}\s?[A-Z]{3}/.test(match[0]) && !/^LT|^GB|^NL|^MT|^IE/.test(match[0])) return []
    return [ibanIn(match[0], match.index)].flatMap((hit) => hit ?? [])
  })
}

/** Joins a number that continues on the next line of a narrow column. */
function wholeNumber({ blocks }: Layout, index: number): Passage {
  const [block, next] = [blocks[index]!, blocks[index + 1]]
  const begun = /(?<!\p{L})DE\d{2}[\d ]{4,24}$/u.exec(block.text)?.[0]
  const isCut = begun && compact(begun).length < germanIbanLength
  if (!isCut || next?.zone !== block.zone || !/^\d[\d ]{1,22}$/u.test(next.text)) return block
  const shift = block.text.length + 1
  const spans = next.spans.map((span) => ({
    ...span,
    start: span.start + shift,
    end: span.end + shift,
  }))
  return { text: `${block.text} ${next.text}`, spans: [...block.spans, ...spans] }
}

/** Every account number of the letter in reading order. */
function accountsOf(letter: Layout, talk: PaymentTalk): Account[] {
  return letter.blocks.flatMap(({ zone, page }, index) => {
    const block = wholeNumber(letter, index)
    return hits(block).map(({ iban, start, end, repaired }) => {
      const before = block.text.slice(Math.max(0, start - 90), start)
      const after = block.text.slice(end, end + 40)
      const own =
        ownWords.test(before) || /^[^.]{0,40}(?:eingezogen|abgebucht|\bab\b)/iu.test(after)
      const above = zone === 'footer' ? (letter.blocks[index - 1]?.text ?? '') : ''
      // `nicht auf das Mietkonto, sondern auf …`: only the words after it are about this account
      const said = before.split(/(?<=\p{L}{3})[.!?]\s|\bsondern\s/u).at(-1) ?? ''
      const here = `${said} ${/^[^.!?]*/u.exec(after)?.[0] ?? ''}`
      return {
        iban,
        aside: isNotFor(here, talk) || (above.length < 60 && isNotFor(above, talk)),
        printed: block.text.slice(start, end),
        words: wordsAt(block, start, end),
        zone,
        page,
        block: index,
        own,
        repaired,
      }
    })
  })
}

type Bic = { bic: string; words: number[]; block: number; zone: Zone }

function bicsOf(letter: Layout): Bic[] {
  return letter.blocks.flatMap((block, index) =>
    [
      ...block.text.matchAll(
        /(?:BIC|SWIFT)[\s:/-]{1,3}([A-Z0-9]{8}(?:[A-Z0-9]{3})?)(?![A-Z0-9])/gu,
      ),
    ].flatMap((match) => {
      const bic = match[1] ?? ''
      const end = match.index + match[0].length
      return isBic(bic)
        ? [{ bic, words: wordsAt(block, end - bic.length, end), block: index, zone: block.zone }]
        : []
    }),
  )
}

/** The account to pay to: one in the text before one in the footer, the sender's before the reader's own. */
function payTo(accounts: Account[], toOwn: boolean): Account | null {
  const valid = accounts.filter(({ iban }) => iban !== null)
  const foreign = valid.filter(({ own, aside }) => !own && !aside)
  const inText = foreign.find(
    ({ zone }) => zone === 'body' || zone === 'info' || zone === 'subject',
  )
  return inText ?? foreign[0] ?? (toOwn ? (valid[0] ?? null) : null)
}

/** Findings that exclude a transfer. */
const otherwise = new Set<Finding['kind']>(['payment-way', 'settled', 'offer'])

/**
 * Account and bank of the transfer that the letter asks for. An IBAN with wrong check digits, or one in a letter without a transfer, gets a
 * low confidence.
 */
export function findAccount(letter: Layout, before: Finding[]): Finding[] {
  const talk = paymentTalk(letter)
  const accounts = accountsOf(letter, talk)
  // A letter can ask for a transfer without a single amount, such as a plan of instalments.
  const offered = talk.sentences.some(({ text }) => merelyOffered.test(text))
  const asked =
    before.some(({ kind, confidence }) => kind === 'amount-total' && confidence >= 0.5) ||
    (!offered && talk.requests.some(asksOutright))
  const collected = before.some(({ kind }) => kind === 'direct-debit')
  const isOtherwise = before.some(({ kind }) => otherwise.has(kind))
  const onSite =
    talk.requests.some(({ text }) => paidOnSite.test(text)) &&
    !talk.requests.some(({ text }) => /überweis|konto/iu.test(text))
  const toOwn = talk.requests
    .filter(asksOutright)
    .some(({ text }) =>
      /oben (?:genannte|bezeichnete|angegebene)s? konto|ihr(?:em)? (?:giro)?konto aus/iu.test(text),
    )
  const found: Finding[] = accounts
    .filter(({ iban }) => iban === null)
    .map(({ printed, words }) => ({
      kind: 'iban',
      value: compactIban(printed),
      words,
      stated: true,
      confidence: 0.2,
      why: 'check digits do not match',
    }))
  const account = payTo(accounts, toOwn)
  if (!account?.iban) return found
  const transfer = asked && !collected && !onSite && !isOtherwise
  const same = accounts.filter(({ iban }) => iban === account.iban)
  const words = [...new Set(same.flatMap((one) => one.words))]
  const repaired = same.every((one) => one.repaired)
  const checks = repaired
    ? 'one way of mending slips makes the check digits match'
    : 'check digits match'
  const whose = account.own ? `; ${ownAccount}` : ''
  const why = transfer ? `${checks}${whose}` : `${checks}; the letter asks for no transfer to it`
  const confidence = transfer ? (repaired ? 0.8 : 0.97) : 0.4
  found.unshift({ kind: 'iban', value: account.iban, words, stated: true, confidence, why })
  const bics = bicsOf(letter)
  const near =
    bics.find(({ block }) => same.some((one) => one.block === block)) ??
    bics.find(({ block }) => same.some((one) => Math.abs(one.block - block) <= 2))
  const bic = near ?? (new Set(bics.map((one) => one.bic)).size === 1 ? bics[0] : undefined)
  if (bic) {
    found.push({
      kind: 'bic',
      value: bic.bic,
      words: bic.words,
      stated: true,
      confidence: transfer ? 0.9 : 0.4,
      why: 'stands beside the IBAN',
    })
  }
  return found
}
