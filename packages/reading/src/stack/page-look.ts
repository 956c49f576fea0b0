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
import type { Line } from '../layout/types.ts'

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

const enclosureTitle =
  /^(?:anlagen?\b(?! zum )|anhang|beilage|beiblatt|merkblatt|hinweisblatt|informations?blatt|wichtige hinweise|allgemeine (?:geschäfts|versicherungs|vertrags|liefer|einkaufs|nutzungs|mandats|miet)|agb\b|geschäftsbedingungen|datenschutz(?:hinweise|information|erklärung)|informationen? (?:zum datenschutz|nach art)|rechtsbehelfs?belehrung|rechtsmittelbelehrung|widerrufs(?:belehrung|formular|recht)|muster-?widerruf|sepa-|überweisung|zahlschein|zahlungsträger|einzahlungs|lastschriftmandat|einzugsermächtigung|antwort(?:bogen|schreiben|formular|karte|fax)?\b|rückantwort|fragebogen|erklärung|vollmacht|formular|vordruck|empfangsbe(?:kenntnis|stätigung)|erläuterung|berechnung|aufstellung|forderungsaufstellung|kontoauszug|einzelnachweis|verbindungsnachweis|tarif|preisblatt|entgeltbestimm|kostenaufstellung|stundennachweis|lageplan|wegbeschreibung|tagesordnung|nutzungsbedingungen|gesetzestext|auszug aus)/iu

const copyMark =
  /^(?:k[o0]p[il1|][eco]\b|rechnungskopie|durchschrift|abschrift|duplikat|zweitschrift|mehrfertigung|beglaubigte abschrift|entwurf|- ?kopie ?-|kopie (?:der|des|ihrer|unserer?)\b)|\b(?:rechnungskopie|zweitschrift|duplikat)\b/iu

/** Whether a page calls itself an enclosure, a copy, terms, a form, a slip, or information about remedies. */
const isEnclosureTitle = (title: string) => {
  const bare = title.trim().replace(/^[\s*#•–-]+/u, '')
  return enclosureTitle.test(bare) || copyMark.test(bare)
}

/** `Seite 2 von 3`: page two of three; `of` is null if the total is not printed. */
type PageCount = { at: number; of: number | null }

const mostPages = 200

const named =
  /(?:^|[\s|·•,;:(-])(?:Seiten?|Blatt|S\.|Page)[ .:]{0,3}(?:Nr\. ?)?(\d{1,3})(?: ?(?:von|\/|of|-) ?(\d{1,3}))?(?![\d.,]*\d)/iu
const bare = /^[\s|–—-]*(\d{1,3}) ?(?:\/|von) ?(\d{1,3})[\s|–—-]*$/u
const dashed = /^[–—-] ?(\d{1,2}) ?[–—-]$/u

/** The printed page number: only in the outer lines, never in the text. `height` of the page in millimetres. */
function pageCountOf(lines: Line[], height: number): PageCount | null {
  const outer = lines.filter(
    ({ box, zone }) =>
      box.y < 0.16 * height || box.y > 0.86 * height || zone === 'info' || zone === 'head',
  )
  for (const { text, cells } of outer) {
    for (const part of [text, ...cells.map((cell) => cell.text)]) {
      if (part.length > 120) continue
      const match = named.exec(part) ?? bare.exec(part) ?? dashed.exec(part)
      if (!match) continue
      const [at, of] = [Number(match[1]), match[2] ? Number(match[2]) : null]
      if (at >= 1 && at <= (of ?? mostPages) && (of ?? 1) <= mostPages) return { at, of }
    }
  }
  return null
}
