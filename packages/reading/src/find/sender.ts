import { mostUnsure } from '../choose.ts'
import { foldName, streetOf, zipCity } from '../german/addresses.ts'
import { hasLegalForm, isInstitution } from '../german/cues.ts'
import { isPartyHeading } from '../german/label-cues.ts'
import type { Layout, Line, Passage } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { bestSpelling, spellingNote } from './best-spelling.ts'
import { maxLine } from './limits.ts'
import { printedMailOf } from './printed-mail.ts'
import { addressColumns, findSenderAddress, segments, signature } from './sender-address.ts'
import { allWords, subPassage } from './words-at.ts'

type Name = { text: string; words: number[]; from: string }

const notAName =
  /@|www\.|https?:|\d{4,}|IBAN|BIC|^(?:telefon|tel|fax|telefax|postanschrift|dienstgebäude|besucher|hausanschrift|anschrift|öffnungszeiten|sprechzeiten|seite|kontakt|bankverbindung|postfach|pf|entgelt|dialogpost|inh\.|geschäftsführ|vorstand)\b/iu

const lead = /^(?:ihr(?:e|en)?|die|der|das|fa\.|firma|gez\.|absender:?)\s+/iu

function nameOf(passage: Passage | undefined, from: string): Name[] {
  if (!passage || passage.text.length > maxLine) return []
  const cut = lead.exec(passage.text)?.[0].length ?? 0
  const text = passage.text
    .slice(cut)
    .replace(/[\s,;:.·-]+$/u, (end) => (/^\.$/.test(end) ? '.' : ''))
  const bare = /(?:V|K|mbB|Ltd|G)\.$/.test(text) ? text : text.replace(/\.$/, '')
  if (
    isPartyHeading(bare) ||
    tokens(bare).length === 0 ||
    bare.length > 80 ||
    !(/^[\p{Lu}\d„]/u.test(bare) || isFormal(bare)) ||
    notAName.test(hasLegalForm(bare) ? bare.replace(/\b1[89]\d\d\b/u, '') : bare)
  )
    return []
  return [{ text: bare, words: allWords(subPassage(passage, cut, passage.text.length)), from }]
}

/** The distinctive words of a name: no legal forms, initials, titles. */
function tokens(name: string): string[] {
  return foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (token) =>
        token.length > 2 && !/^(?:gmbh|mbh|partg|mbb|ggmbh|und|der|die|prof|vvag)$/.test(token),
    )
}

const shared = (a: string, b: string) =>
  tokens(a).filter((token) => tokens(b).includes(token)).length
const contains = (whole: string, piece: string) =>
  tokens(piece).every((token) => tokens(whole).includes(token))
const oneInOther = (a: string, b: string) =>
  foldName(a).includes(foldName(b)) || foldName(b).includes(foldName(a))
const isFormal = (name: string) => hasLegalForm(name) || isInstitution(name)

/** Whether a line is a return line: it ends in a place; other lines above the address are franking marks or dust. */
function isReturnLine(line: Line): boolean {
  const [first, ...rest] = segments(line)
  if (!first || rest.length === 0 || streetOf(first.text)) return false
  return rest.some(({ text }) => /(?:^|\s)\d{5}\s+\p{Lu}/u.test(text))
}

/** The sender's names by place: letterhead, return line, footer, below the closing formula. */
function names(letter: Layout): { head: Name[]; back: Name[]; foot: Name[]; closing: Name[] } {
  const page = letter.lines[0]?.page
  const lines = letter.lines.filter((line) => line.page === page)
  const heads = lines.filter(({ zone }) => zone === 'head').slice(0, 6)
  const toWhom = lines.filter(({ zone }) => zone === 'address').map(({ text }) => foldName(text))
  const back =
    lines.find((line) => line.zone === 'return-line' && isReturnLine(line)) ??
    heads.find(isReturnLine)
  // The column with the account begins with the bank's name.
  const columns = addressColumns(lines.filter(({ zone }) => zone === 'footer')).filter(
    (column) => !column.some(({ text }) => /IBAN|BIC|BLZ/u.test(text)) || column.length > 4,
  )
  return {
    head: heads
      .filter((line) => line !== back)
      .flatMap((line) => [
        ...line.cells.flatMap((cell) => nameOf(cell, 'letterhead')),
        ...segments(line)
          .slice(1)
          .flatMap((piece) => nameOf(piece, 'letterhead')),
      ])
      .filter(({ text }) => !toWhom.includes(foldName(text))),
    back: nameOf(back ? segments(back)[0] : undefined, 'return line'),
    foot: columns
      .slice(0, 4)
      .flatMap(([first]) => nameOf(first ? segments(first)[0] : undefined, 'footer')),
    closing: signature(letter).flatMap((line) => nameOf(segments(line)[0], 'signature')),
  }
}

/**
 * Chooses among the sender's names: the full name in the letterhead, unless return line or footer have it with a legal form, or both agree
 * on another one. Initials and abbreviations lose.
 */
function choose(
  head: Name | undefined,
  back: Name | undefined,
  foot: Name | undefined,
): Name | undefined {
  const short = back ?? foot
  if (!head || !short) return head ?? short
  if (shared(head.text, short.text) === 0) {
    if (foot && foot !== short && shared(head.text, foot.text) > 0)
      return choose(head, undefined, foot)
    return isFormal(short.text) || !isFormal(head.text) ? short : head
  }
  const formal = [back, foot].find((name) => name && hasLegalForm(name.text))
  if (formal && !hasLegalForm(head.text)) return formal
  const shouted = head.text === head.text.toUpperCase() && short.text !== short.text.toUpperCase()
  if (shouted && contains(short.text, head.text)) return short
  if (contains(head.text, short.text)) return head
  const agreed = back && foot && foldName(back.text) === foldName(foot.text)
  // `VG Gera-Aue` is an abbreviation.
  const abbreviated = /^\p{Lu}{2,4}\s/u.test(short.text)
  return agreed && !abbreviated ? short : head
}

/** Whether a name is at the top with street and place directly below, as in private letters. */
function headsAddress(letter: Layout, { words }: Name): boolean {
  const heads = letter.lines.filter(({ zone }) => zone === 'head')
  const at = heads.findIndex((line) => line.spans.some(({ word }) => words.includes(word)))
  const [street, place] = [heads[at + 1], heads[at + 2]]
  return at === 0 && !!street && !!place && !!streetOf(street.text) && zipCity.test(place.text)
}

/** The sender of a printed mail: an authority or company in its header or below the closing formula, else the name in the header. */
function fromMail([from]: Name[], closing: Name[]): Finding[] {
  const office = closing.find(({ text }) => isFormal(text))
  const best = from && isFormal(from.text) ? from : (office ?? from)
  if (!best) return []
  const agrees = closing.some((name) => name !== best && shared(name.text, best.text) > 0)
  const confidence = agrees && isFormal(best.text) ? 0.9 : 0.65
  const why = best === office ? 'named below the mail' : 'the mail was sent by'
  return [{ kind: 'sender', value: best.text, words: best.words, stated: true, confidence, why }]
}

/** The sender's name and address. The confidence of the name grows with the places that agree. */
export function findSender(letter: Layout): Finding[] {
  const { head, back, foot, closing } = names(letter)
  const short = back[0]
  const kin = (list: Name[], to: Name[]) =>
    list.find((name) => to.some((other) => shared(name.text, other.text) > 0))
  const known = short ? [short] : foot
  const formal = (list: Name[]) => list.filter(({ text }) => isFormal(text))
  const chosenHead =
    kin(head.slice(0, 1), known) ?? kin(formal(head), known) ?? formal(head)[0] ?? head[0]
  const chosenFoot = kin(foot, short ? [short] : head) ?? (short ? undefined : formal(foot)[0])
  const best = choose(chosenHead, short, chosenFoot)
  const address = findSenderAddress(letter)
  const mail = printedMailOf(letter)
  if (mail) return [...fromMail(nameOf(mail.from ?? undefined, 'mail'), closing), ...address]
  if (!best) return address
  const agreeing = [...head, ...back, ...foot, ...closing].filter(
    (name) => shared(name.text, best.text) >= Math.max(1, Math.ceil(tokens(best.text).length / 2)),
  )
  const places = [...new Set(agreeing.map(({ from }) => from))]
  const alike = agreeing.filter((name) => oneInOther(name.text, best.text))
  const exact = new Set(alike.map(({ from }) => from)).size > 1
  const credible = places.length > 1 || isFormal(best.text) || headsAddress(letter, best)
  const most = exact || places.length < 2 ? 1 : mostUnsure
  const confidence = !credible
    ? 0.45
    : Math.min(most, [0.5, 0.62, 0.9, 0.96, 0.98][Math.min(places.length, 4)] ?? 0.5)
  const value = bestSpelling(letter, best.text)
  const why = `named in ${places.join(', ') || best.from}${spellingNote(best.text, value)}`
  const words = [...new Set([...best.words, ...agreeing.flatMap((name) => name.words)])]
  return [{ kind: 'sender', value, words, stated: true, confidence, why }, ...address]
}
