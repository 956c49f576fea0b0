import { ibanCountry } from '@brieflotse/rules'
import { evidenceOf } from '../evidence.ts'
import { kindOf } from '../explain/kind-of.ts'
import { centsOf, one, valueOf, type Facts } from '../explain/facts.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import { bodySentences } from '../find/body-sentences.ts'
import { allWords } from '../find/words-at.ts'
import { asked, isSameBody } from './money.ts'
import type { StepDraft } from './step.ts'
import type { Caution, CautionCode } from './types.ts'

const announcesAccount =
  /(?:neue[rns]?|geänderte[rns]?|andere[sn]?)\s(?:bankverbindung|konto(?:verbindung)?(?!\p{L}))|(?<!(?:ihre|deine|eure)\s)bankverbindung\s(?:hat sich geändert|geändert)|nicht mehr auf das (?:bisherige|alte) konto/iu

/** The sender's own account changes, whether or not the letter asks for money. */
const newAccount =
  /(?:unsere[rn]?|haben\s(?:wir|ich)|(?:wir|ich)\shaben?)\s(?:[\p{L}\d.]+\s){0,5}(?:neue|geänderte|andere)[rns]?\s(?:bankverbindung|konto(?:verbindung|nummer)?)(?!\p{L})|unsere\s(?:bankverbindung|konto(?:verbindung|nummer))\s(?:\p{L}+\s){0,4}geändert|änderung\sunserer\s(?:bankverbindung|kontoverbindung)/iu

/** The letter asks for the reader's own account: `Hat sich Ihre Bankverbindung geändert, …`, `nennen Sie uns eine neue Bankverbindung`. */
const readersAccount =
  /(?<!\p{L})(?:ihre|deine|eure)\s(?:neue\s)?(?:bankverbindung|kontoverbindung)(?:\s(?:hat\ssich\s)?geändert)?|(?:nennen|teilen|geben|schicken)\ssie\s[^.!?]{0,60}(?:bankverbindung|konto(?:verbindung)?)(?!\p{L})/giu

/** A prize that is paid out for a fee. */
const prize =
  /(?<!\p{L})(?:haupt)?gewinn(?:nummer|zentrale|benachrichtigung|mitteilung|auszahlung|abholung|ausgabe|übergabe)(?!\p{L})|(?<!\p{L})gewinne? (?:ist|sind) nicht einklagbar|gewinnzuteilung|(?<!\p{L})gewinn-nr|(?<!\p{L})sie haben (?:\p{L}+ ){0,4}(?:reise|auto|euro|hauptpreis|hauptgewinn) gewonnen/iu

type Sign = { said: Saying; words: number[] }

/** A new account that is abroad and belongs to someone else. */
const isTrick = (signs: Sign[]) =>
  signs.some(({ said }) => said.id === 'sign.account-abroad') &&
  signs.some(({ said }) => said.id === 'sign.other-payee')

function signsOf(facts: Facts): Sign[] {
  const iban = one(facts, 'iban')
  const country = iban && ibanCountry(iban.value)
  const payee = one(facts, 'payee')
  const sender = valueOf(facts, 'sender')
  const offer = one(facts, 'offer')
  const bank = facts.warnings.find(({ code }) => code === 'bank-unknown')
  const isOther = payee && sender && !isSameBody(payee.value, sender)
  return [
    ...(offer ? [{ said: say('sign.offer-words'), words: offer.words }] : []),
    ...(iban && country && country !== 'DE'
      ? [{ said: say('sign.account-abroad', { country }), words: iban.words }]
      : []),
    ...(isOther
      ? [{ said: say('sign.other-payee', { payee: payee.value }), words: payee.words }]
      : []),
    ...(bank ? [{ said: say('sign.bank-unknown'), words: iban?.words ?? [] }] : []),
  ]
}

function codeOf(facts: Facts): CautionCode | null {
  const kind = kindOf(facts)
  if (kind?.caution) return kind.caution
  if (one(facts, 'offer')) return 'offer'
  const body = facts.letter.blocks.filter(({ zone }) => zone === 'body' || zone === 'subject')
  const pays = asked(facts) !== null
  const isPrize = facts.letter.blocks.some(({ text }) => prize.test(text))
  const isPaidThere = one(facts, 'payment-way') !== null
  if ((pays || isPaidThere) && isPrize) return 'trick'
  if (pays && body.some(({ text }) => announcesAccount.test(text.replace(readersAccount, ' '))))
    return isTrick(signsOf(facts)) ? 'trick' : 'changed-account'
  return null
}

/** The step of a letter that announces a new account of the sender but asks for no money; null for all other letters. */
export function checkOfAccount({ letter }: Facts): StepDraft | null {
  const said = bodySentences(letter).find(({ text }) => newAccount.test(text))
  if (!said) return null
  return {
    act: 'check',
    says: [say('ask.new-account')],
    why: say('why.says-so'),
    german: [said.text],
    words: allWords(said),
    deadlines: [],
    confidence: 0.8,
  }
}

/** The caution of a letter with all signs that were found; null for an ordinary letter. */
export function cautionOf(facts: Facts): Caution | null {
  const code = codeOf(facts)
  if (!code) return null
  const offered = centsOf(facts, 'offer') ?? centsOf(facts, 'amount-total')
  const says = [say(`caution.${code}`)]
  return {
    code,
    says,
    plain: english(says),
    signs: signsOf(facts).map(({ said, words }) => ({
      said,
      plain: english([said]),
      evidence: evidenceOf(words, facts.letter.words),
    })),
    amount: offered ? { cents: offered, currency: 'EUR', role: 'whole' } : null,
    payee: valueOf(facts, 'payee'),
  }
}
