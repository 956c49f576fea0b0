import { sentencesOf } from '../find/said.ts'
import type { Layout } from '../layout/types.ts'

const request =
  /gelegenheit|aufgefordert|fordern wir|wir fordern|fordere ich|ersuche|gebeten|\bbitten?\b|müssen sie|sie müssen|anhörung/iu
const untilDay =
  /\bbis (?:spätestens |einschließlich |längstens )?(?:zum |am )?\d{1,2}\. ?[\d\p{L}]/iu
const isHarmless = /\bnichts?\b|\bkeine?n?\b/iu
const isPeriod = /\bwir\b|\bvom\b|für die zeit|zeitraum|gilt|gültig|geboren/iu

/**
 * Whether anything in the letter sounds like a request or names a last day. Looser than what counts as an action: where this
 * says yes, nobody is told that there is nothing to do.
 */
export function mayAsk(letter: Layout): boolean {
  return sentencesOf(letter).some(
    ({ text, remedy }) =>
      !remedy &&
      ((request.test(text) && !isHarmless.test(text)) ||
        (untilDay.test(text) && !isPeriod.test(text))),
  )
}
