import { isPlainDate, type PlainDate } from '@brieflotse/rules'
import { valueOf, type Facts } from '../explain/facts.ts'
import { bodySentences, type BodySentence } from '../find/body-sentences.ts'
import { isDiscounted } from '../find/deadline/discount.ts'
import { wordsAt } from '../find/words-at.ts'
import { dateNear, findDates } from '../german/dates.ts'
import { findMoney } from '../german/numbers.ts'

/** Words about a payment, also without a verb of paying. */
const ofPayment =
  /zahl(?:ung|bar|en|st|t|ungsziel)?(?!\p{L})|(?<!\p{L})(?:\p{L}*betrag|\p{L}*rate|\p{L}*beitrag|\p{L}*gebühr|\p{L}*miete|\p{L}*summe|rest|geld|rechnung|saldo|anteil|kosten|fällig\p{L}*|überweis\p{L}*|begleich\p{L}*|beglichen|ausgleich\p{L}*|ausgeglichen|eingegangen|eingehen|eingang|einzug|abbuchung|konto|euro)(?!\p{L})|€/iu
/** Words about other duties and rights, and about payments of others or at other times. */
const ofOthers =
  /(?<!\p{L})(?:widerspruch|widersprechen|einspruch|einwend\p{L}*|einwände|kündig\p{L}*|antrag\p{L}*|beantrag\p{L}*|rückerstatt\p{L}*|erstatten|gutschrift|zurück\p{L}*|termin|versammlung|senden|schicken|reichen|teilen|melden|legen|vorlegen|einreichen|nachweis\p{L}*|sonst|andernfalls|mahn\p{L}*|inkasso\p{L}*|zinsen|klage|gericht\p{L}*|sperr\p{L}*|wir|ich|dann|künftig|ab|für die zeit|zeitraum|wurde\p{L}*|haben|hatten|gültig|gilt|skonto|angebot|raten|wenn|falls|sofern|sollten?|nicht|kein\p{L}*|vertrag\p{L}*|lieferung|abholung|jahr)(?!\p{L})/iu
const byDay =
  /(?<!\p{L})(?:bis(?:\sspätestens)?(?:\s(?:zum|einschließlich))?|spätestens(?:\s(?:am|zum|bis))?|fällig\s(?:am|zum|bis zum)|zum|am)\s(?:\p{L}+(?:tag|abend|woch),?\s(?:den\s)?)?$/iu

const isOfPayment = ({ text, remedy }: BodySentence) =>
  !remedy && ofPayment.test(text) && !ofOthers.test(text) && !text.endsWith('?')

/**
 * The one day beside words about paying, for a payment whose day no request names: `Der Betrag ist am 3. Mai fällig`. Null if there are
 * several such days. A sentence about other amounts does not count.
 */
export function lastDay(facts: Facts, cents: number): { date: PlainDate; words: number[] } | null {
  const letterDate = valueOf(facts, 'letter-date')
  if (!letterDate || !isPlainDate(letterDate)) return null
  const found = bodySentences(facts.letter)
    .filter(isOfPayment)
    .filter(({ text }) => {
      const amounts = findMoney(text)
      return amounts.length === 0 || amounts.some((one) => one.cents === cents)
    })
    .flatMap((said) =>
      findDates(said.text).flatMap(({ start, end, ...date }) => {
        const day = dateNear({ start, end, ...date }, letterDate)
        const isBy = byDay.test(said.text.slice(0, start)) && !isDiscounted(said.text, start, end)
        return day && day >= letterDate && isBy
          ? [{ date: day, words: wordsAt(said, start, end) }]
          : []
      }),
    )
  const [first] = found
  return first && found.every(({ date }) => date === first.date) ? first : null
}
