import type { Facts } from '../explain/facts.ts'
import { sentencesOf, type Said } from '../find/said.ts'
import { tablesOf } from '../find/tables.ts'
import { allWords } from '../find/words-at.ts'
import { findMoney } from '../german/numbers.ts'
import { statesConsequence } from '../german/request-cues.ts'
import { say } from '../said/say.ts'
import type { Draft } from './step.ts'

/** The sender gives the reader money: `erhalten Sie 20,00 € zurück`, `wird Ihnen … nachgezahlt`, `auf Ihr Konto überwiesen habe`. */
const gives =
  /(?<!\p{L})(?:erhalten|bekommen)\s(?:sie|ihr)(?!\p{L})[^.!?]{0,40}\d|(?<!\p{L})(?:sie|ihr)\s(?:erhalten|bekommen|erhaltet|bekommt)(?!\p{L})[^.!?]{0,40}\d|(?<!\p{L})(?:erstatten|vergüten|überweisen|zahlen|schreiben)\s(?:wir|ich)\s(?:ihnen|euch|dir)(?!\p{L})|(?<!\p{L})(?:wir|ich)\s(?:erstatten?|vergüten?|überweisen?|zahlen?)\s(?:ihnen|euch|dir)(?!\p{L})|(?<!\p{L})(?:wird|werden)\s(?:ihnen|euch|dir)(?!\p{L})[^!?]{0,120}(?:gutgeschrieben|ausgezahlt|nachgezahlt|erstattet|überwiesen|zurückgezahlt)|(?<!\p{L})auf\s(?:ihr|euer|dein)\s(?:\p{L}+)?konto(?!\p{L})[^!?]{0,60}(?:überwiesen|zurückgezahlt|zurückgebucht|gutgeschrieben)/iu
/** Only in a case, only up to a limit, or for others. */
const unsure =
  /(?<!\p{L})(?:sofern|falls|wenn|sollten?|würden?|könnten?|kann|können|bis zu|höchstens|maximal|mindestens|je|jeweils|pro|auf antrag|wer|abzüglich|nicht|kein\p{L}*|statt|monatlich|gutschein\p{L}*|rabatt\p{L}*)(?!\p{L})/iu
const paidRow =
  /^(?:auszahlung|erstattung|rückzahlung|entschädigung)(?:sbetrag)?(?:\s(?:an sie|gesamt|insgesamt))?\s*:?$/iu

type Given = { cents: number; words: number[] }

function inSentence(said: Said): Given | null {
  if (said.remedy || !gives.test(said.text) || unsure.test(said.text)) return null
  if (statesConsequence(said.text)) return null
  const [amount, second] = findMoney(said.text)
  if (!amount || second || amount.per || amount.cents <= 0) return null
  if (amount.currency !== null && amount.currency !== 'EUR') return null
  return { cents: amount.cents, words: allWords(said) }
}

/** What the letter says that the reader gets, where that is one amount; null where it names several or leaves it open. */
export function paidOut({ letter }: Facts): Draft | null {
  const row = tablesOf(letter)
    .flatMap(({ rows }) => rows)
    .findLast(({ label, amounts }) => amounts.length === 1 && paidRow.test(label))
  const amount = row?.amounts[0]
  const said = sentencesOf(letter).flatMap((one) => inSentence(one) ?? [])
  const given = amount ? { cents: Math.abs(amount.cents), words: amount.words } : said[0]
  if (!given || said.some(({ cents }) => cents !== given.cents)) return null
  const sum = { cents: given.cents, currency: 'EUR' }
  return {
    act: 'receive',
    says: [say('step.receive', { sum })],
    why: say('why.credit'),
    amount: { ...sum, role: 'whole' },
    words: given.words,
    deadlines: [],
    confidence: 0.75,
  }
}
