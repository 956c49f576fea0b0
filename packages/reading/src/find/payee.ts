import { mostUnsure } from '../choose.ts'
import { payeeLabel, purposeLabel } from '../german/label-cues.ts'
import { hasLegalForm, isInstitution } from '../german/cues.ts'
import type { Layout, Passage } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { ownAccount } from './iban.ts'
import { labelsOf, type Labelled } from './labels.ts'
import { maxBlock } from './limits.ts'
import { numberKey } from './one-number.ts'
import { paymentTalk } from './payment-request.ts'
import { referencesOf } from './reference.ts'
import { bodySentences } from './body-sentences.ts'
import { allWords, subPassage, wordsAt } from './words-at.ts'

/** `Anderkonto der Prozessbevollmächtigten: IBAN …`: the account holder is named in a table of the parties. */
function holderByRole(letter: Layout, labels: Labelled[]): Labelled | null {
  for (const block of letter.blocks) {
    if (block.text.length > maxBlock) continue
    const role = /[Kk]onto (?:der|des) (\p{Lu}\p{L}{5,}):?\s+IBAN/u.exec(block.text)?.[1]
    if (!role) continue
    const stem = role.slice(0, -2).toLowerCase()
    const named = labels.find(({ label }) => label.toLowerCase().startsWith(stem))
    if (named) return { ...named, value: named.value.split(',')[0]?.trim() ?? named.value }
  }
  return null
}

/** A holder named in the text: `auf das Konto meines Sohnes Jörg Muster (IBAN …)`. */
function holderInText(letter: Layout): Finding | null {
  const pattern =
    /[Kk]onto (?:von|(?:mein|unser|sein|ihr)e[srm]? \p{Lu}\p{Ll}+) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){1,3})(?=[,;:(.\s]{1,3}(?:IBAN|\(?DE\d))/u
  for (const said of bodySentences(letter)) {
    const match = pattern.exec(said.text)
    const value = match?.[1]
    if (!match || !value) continue
    const start = match.index + match[0].length - value.length
    const words = wordsAt(said, start, start + value.length)
    const why = 'named as the holder of the account'
    return { kind: 'payee', value, words, stated: true, confidence: 0.85, why }
  }
  return null
}

const name = String.raw`(?<name>\p{Lu}[\p{L}\d.&’'-]*(?:\s(?:(?:für|der|des|und|am|an der|&)\s)?\p{Lu}[\p{L}\d.&’'-]*|\s(?:e\.\s?V\.|&)){0,7})`
/** Patterns for the text before an account: the end of a sentence about paying, or a label. */
const beside = [
  new RegExp(
    String.raw`(?:an|auf das Konto|zugunsten|Konto|Kontoverbindung|Bankverbindung):?\s(?:der|des|die|das|von|den)?\s?${name},?\s\(?IBAN`,
    'u',
  ),
  new RegExp(String.raw`Konto der ${name}(?=[^.!?]{0,40}:\sIBAN)`, 'u'),
  // a private account holder has no legal form in the name
  new RegExp(String.raw`^Konto:\s(?<name>(?:\p{Lu}[\p{L}-]+\s?){2,3}),\sIBAN`, 'u'),
  new RegExp(
    String.raw`Kontoinhaber(?:in)?\s(?:ist|:)\s?(?:die|der|das)?\s?${name}(?=[,.;)]|$)`,
    'u',
  ),
]

/** Names of accounts and banks, which are no holders. */
const notHolder =
  /konto\b|bank\b|^(?:bank|sparkasse|volksbank|iban|uns|unser)|\bbankverbindung|nur für|\bkonto/iu

/** `an die Stadtkasse Ahren, IBAN …`: a holder named directly before the account. */
function holderBeside(letter: Layout, account: Finding | undefined): Finding | null {
  for (const { text, spans, zone } of letter.blocks) {
    const isHere = spans.some(({ word }) => account?.words.includes(word))
    if (zone !== 'body' || text.length > maxBlock || !isHere) continue
    for (const pattern of beside) {
      const match = pattern.exec(text)
      const value = match?.groups?.name?.replace(/(?<!\se\.\s?[VKG])\.$/u, '')
      if (
        !match ||
        !value ||
        notHolder.test(value) ||
        !(hasLegalForm(value) || isInstitution(value) || match[0].startsWith('Konto: '))
      )
        continue
      const start = match.index + match[0].indexOf(value)
      const words = wordsAt({ text, spans }, start, start + value.length)
      const end = match.index + match[0].length
      const next = wordsAt({ text, spans }, end, end + 30)
      if (/IBAN$/u.test(match[0]) && !next.some((word) => account?.words.includes(word))) continue
      const why = 'named beside the account'
      return { kind: 'payee', value, words, stated: true, confidence: 0.85, why }
    }
  }
  return null
}

/** The holder above the account's column in the footer, such as a treasury or a community of owners, if it is not the sender. */
function heads(letter: Layout, account: Finding | undefined, sender: string): Passage | null {
  const lines = letter.lines.filter(({ zone }) => zone === 'footer')
  const at = lines.findIndex((line) => allWords(line).some((word) => account?.words.includes(word)))
  const above = lines[at - 1]
  if (!above) return null
  const label = /^Konto(?:\sder|\sdes|:)\s/u.exec(above.text)?.[0] ?? ''
  const holder = label ? subPassage(above, label.length, above.text.length) : above
  const isHolder = label !== '' || /kasse\b|agentur für arbeit/iu.test(holder.text)
  const isBank = /sparkasse|kreditkasse|\bbank|bank\b/iu.test(holder.text)
  const isSender = sender.includes(holder.text) || holder.text.includes(sender || ' ')
  return isHolder && !isBank && !isSender && !holder.text.includes(':') ? holder : null
}

/** The payee: the holder named with the account, else the sender. */
export function findPayee(letter: Layout, before: Finding[]): Finding[] {
  const asked = before.some(({ kind, confidence }) => kind === 'amount-total' && confidence >= 0.5)
  if (!asked) return []
  const labels = labelsOf(letter)
  const collected = before.some(({ kind }) => kind === 'direct-debit')
  const recipient = before.find(({ kind }) => kind === 'recipient')?.value
  const named = collected
    ? undefined
    : labels.find(
        ({ label, value }) =>
          payeeLabel.test(label) && value !== recipient && /\p{L}{2}/u.test(value),
      )
  const holder = named ?? holderByRole(letter, labels)
  if (holder) {
    return [
      {
        kind: 'payee',
        value: holder.value,
        words: holder.words,
        stated: true,
        confidence: 0.92,
        why: `labelled “${holder.label}”`,
      },
    ]
  }
  const account = before.find(({ kind, confidence }) => kind === 'iban' && confidence >= 0.5)
  const kin = collected ? null : (holderInText(letter) ?? holderBeside(letter, account))
  if (kin) return [kin]
  const reader = before.find(({ kind }) => kind === 'recipient')
  if (reader && account?.why.includes(ownAccount)) {
    const confidence = Math.min(reader.confidence, 0.8)
    return [{ ...reader, kind: 'payee', stated: false, confidence, why: 'the account is your own' }]
  }
  const sender = before.find(({ kind }) => kind === 'sender')
  const cash = collected ? null : heads(letter, account, sender?.value ?? '')
  if (cash) {
    const why = 'heads the account'
    const words = allWords(cash)
    return [{ kind: 'payee', value: cash.text, words, stated: true, confidence: 0.78, why }]
  }
  if (!sender) return []
  // A holder may be named in a place that OCR could not read.
  const recognised = letter.words.some((word) => word.confidence < 1)
  const confidence = Math.min(sender.confidence, recognised ? mostUnsure : 0.85)
  return [
    {
      kind: 'payee',
      value: sender.value,
      words: sender.words,
      stated: false,
      confidence,
      why: 'the sender; no other payee is named',
    },
  ]
}

// Wordings for the purpose of a transfer.
const stated = [
  /verwendungszweck:\s(?<value>[^,;()„“"]+?)(?=\.?$|[,;)]|\s\p{Lu}\p{Ll}+:)/iu,
  /verwendungszweck\s(?<value>[A-Z\d][\w/-]*\d[\w/-]*(?:\s\d[\w/-]*)*)(?=[\s,.;)]|$)/iu,
  /verwendungszweck(?:\s\p{Ll}+){0,3}?\s?(?:[:„"]|(?:das|die|den|der|Ihr|Ihre|unser|unsere)\s\p{Lu}[\p{L}-]+\s)\s?[„"]?(?<value>[\p{L}\d][^„“"”,;()]*?)["“”]?(?=\s(?:an|angeben|zu)\b|[“”".,;)]|\s\p{Lu}\p{Ll}+:|$)/iu,
  /(?:als )?verwendungszweck\s(?:geben sie )?(?:bitte )?(?<value>[A-Z\d][\w./-]*\d[\w./-]*)\s(?:an|angeben)/iu,
  /(?:stichwort|betreff|kennwort)\s?[:„"]\s?[„"]?(?<value>[^„“"”,;()]+?)["“”.]/iu,
]

/** The purpose of a transfer: as stated, else the number that the letter asks for. */
export function findPurpose(letter: Layout, before: Finding[]): Finding[] {
  const asked = before.some(({ kind, confidence }) => kind === 'amount-total' && confidence >= 0.5)
  if (!asked || before.some(({ kind }) => kind === 'direct-debit')) return []
  const label = labelsOf(letter).find(
    (one) => purposeLabel.test(one.label) && !/kassen/iu.test(one.label),
  )
  if (label) {
    // A purpose cut at the end of its line is completed from a number elsewhere.
    const key = numberKey(label.value)
    const whole = referencesOf(letter).find(
      ({ value }) => key.length > 4 && numberKey(value) !== key && numberKey(value).startsWith(key),
    )
    return [
      {
        kind: 'purpose',
        value: whole?.value ?? label.value,
        words: whole?.words ?? label.words,
        stated: true,
        confidence: 0.93,
        why: `labelled “${label.label}”`,
      },
    ]
  }
  for (const said of paymentTalk(letter).sentences) {
    for (const pattern of stated) {
      const match = pattern.exec(said.text)
      const value = match?.groups?.value?.trim()
      if (!match || !value || value.length < 3) continue
      const start = match.index + match[0].indexOf(value)
      return [
        {
          kind: 'purpose',
          value,
          words: wordsAt(said, start, start + value.length),
          stated: true,
          confidence: 0.9,
          why: 'the letter says what to write',
        },
      ]
    }
  }
  return fromReference(letter, before)
}

/** `unter Angabe des Kassenzeichens 5.0461`: the number named in the request to pay; else the main reference. */
function fromReference(letter: Layout, before: Finding[]): Finding[] {
  const requests = paymentTalk(letter).requests.map(({ text }) => text)
  const quoted = referencesOf(letter).filter((one) => one.quoted)
  const asked = quoted.find(({ value }) => requests.some((text) => text.includes(value)))
  if (asked) {
    const why = `the letter asks to give “${asked.label}”`
    return [
      {
        kind: 'purpose',
        value: asked.value,
        words: asked.words,
        stated: true,
        confidence: 0.9,
        why,
      },
    ]
  }
  const main = before.find(({ kind }) => kind === 'reference')
  if (!main || before.some(({ kind, why }) => kind === 'iban' && why.includes(ownAccount)))
    return []
  const confidence = Math.min(main.confidence, 0.75)
  const why = 'the reference of the letter'
  return [{ kind: 'purpose', value: main.value, words: main.words, stated: false, confidence, why }]
}
