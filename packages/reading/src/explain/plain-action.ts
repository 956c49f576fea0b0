import type { PlainDate } from '@brieflotse/rules'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Lead } from '../said/words.ts'
import { askedIn, type Asked } from './asked.ts'
import { requests } from './requests.ts'

const cases: readonly [RegExp, Lead][] = [
  [/krankheit nicht kommen/iu, 'if-ill'],
  [/nicht (?:kommen|erscheinen|wahrnehmen|teilnehmen)|verhindert/iu, 'if-not-coming'],
  [/nicht in einer summe|nicht auf einmal/iu, 'if-not-at-once'],
  [/^bei (?:rück)?fragen|fragen haben|^haben sie (?:noch )?(?:rück)?fragen/iu, 'if-questions'],
  [/nicht einverstanden/iu, 'if-disagree'],
  [/einverstanden/iu, 'if-agree'],
  [/auftrag erteilen möchten/iu, 'if-order'],
  [/für unberechtigt|nicht berechtigt/iu, 'if-wrong'],
]

const surely = /^(?:wenn|falls|sofern|soweit|sollten?|im falle|bei)\s/iu
// Verbs that open a case as well as a request: `Halten Sie …, teilen Sie …`, `Halten Sie die Frist ein.`
const maybe =
  /^(?:können|möchten|wollen|haben|hat|sind|ist|halten|widersprechen|wünschen|stimmen|besteht|bestehen|liegt|liegen|fehlt|fehlen|erhalten|benötigen|brauchen|wohnen|beziehen|werden|wird)\s/iu
const turn =
  /,\s(?:so |dann )?(?=bitte\b|bitten?\s(?:wir|ich)\b|\p{Ll}+(?:en|n)\sSie\b|\p{Ll}+t\s(?:uns|bitte)\b)/u
const caseInside =
  /(?<!\p{L})(?:wenn|falls|sofern|soweit|andernfalls|in diesem fall|im falle?|für den fall)(?!\p{L})/iu
const perhaps = /(?<!\p{L})(?:gegebenenfalls|ggf|wäre|würden?|könnten|dürfen)(?!\p{L})/iu
const harmlessNot =
  /ohne abzug|nicht zu vergessen|nicht vergessen|nicht nur|nicht später als|ohne zu zögern|ohne verzögerung/giu
const negated =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|ohne|statt|anstatt|weder|sondern|unterlassen)(?!\p{L})/iu
const isRequest =
  /\p{L}+e?n\s(?:oder\s\p{L}+en\s)?(?:bitte\s)?Sie\b|(?<!\p{L})bitten?(?!\p{L})|\bzu\s\p{Ll}+e?n\b|\p{Ll}zu\p{Ll}{2,}e?n\b|müssen|sollten|aufgefordert|fehlen|zahlbar/iu
const splits =
  /;\s|\s(?:und|sowie)\s(?=(?:bitte\s)?\p{Ll}+en\s(?:oder\s\p{Ll}+en\s)?(?:Sie\b|bitte\b))|,\s(?=\p{Ll}+en\sSie\b)/u
const infinitive = /(?<!\p{L})zu\s\p{Ll}{3,}n(?!\p{L})|\p{Ll}{2,}zu\p{Ll}{3,}en(?!\p{L})/gu

const below = say('ask.see-below')

// Somebody else is to do it.
const byOthers = /(?<!\p{L})lassen sie(?!\p{L})|ausfüllen (?:zu )?lassen/iu
// How it is to be done matters.
const narrowed =
  /(?<!\p{L})(?:nur|ausschließlich|in begleitung|mit ihre[mr]|im original)\s(?!auf unser|an uns)/iu

function saying(asked: Asked): { said: Saying[]; rest: boolean } | null {
  if (byOthers.test(asked.all)) return null
  const isNegated = negated.test(asked.all.replace(harmlessNot, ''))
  for (const { find, says, evenIfNot = false } of requests) {
    if ((isNegated && !evenIfNot) || !find.test(asked.main)) continue
    const said = says(asked)
    if (said === null) continue
    const isMore = (asked.main.match(infinitive)?.length ?? 0) > 1 || narrowed.test(asked.all)
    return { said, rest: !evenIfNot && isMore }
  }
  return null
}

type Case = { only: Lead; rest: string } | 'unknown' | 'unsure' | null

/** The case in which a request holds and the request itself; null when it always holds. */
function caseOf(text: string): Case {
  const question = /^bei (?:rück)?fragen\s/iu.exec(text)
  if (question) return { only: 'if-questions', rest: text.slice(question[0].length) }
  const isSure = surely.test(text)
  if (!isSure && !maybe.test(text)) return null
  const at = turn.exec(text)
  const lead = at ? text.slice(0, at.index) : ''
  const isOne = !/(?<!\p{L})(?:oder|und)(?!\p{L})/iu.test(lead)
  const only = isOne ? cases.find(([find]) => find.test(lead))?.[1] : undefined
  if (at && only) return { only, rest: text.slice(at.index + at[0].length) }
  if (isSure) return 'unknown'
  return text.includes(',') ? 'unsure' : null
}

/** What the parts of a request say, each once, and whether they say more than that. */
function sayings(text: string, letterDate: PlainDate | null) {
  const apart = new Map<string, Saying[]>()
  let isMore = false
  for (const piece of text.split(splits)) {
    const found = saying(askedIn(piece, letterDate))
    if (found) apart.set(english(found.said), found.said)
    if (found ? found.rest : isRequest.test(piece)) isMore = true
  }
  return { parts: [...apart.values()], isMore }
}

/** Sentences of which the first stands behind a case, or adds to what was asked before. */
const behind = (lead: Lead, [first, ...more]: Saying[]): Saying[] =>
  first ? [{ ...first, lead }, ...more] : []

/**
 * A request of a German letter in short sentences that a person wrote; facts come from the sentence alone. What is not
 * recognised without doubt is only said to be a request. `letterDate` completes days without a year.
 */
export function actionSaid(german: string, letterDate: PlainDate | null): Saying[] {
  const text = german
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:Damit|Da|Weil|Um)\s.*?,\s(?=\p{Ll}+(?:en|n)\s(?:Sie|wir|ich)\b)/u, '')
  const whole = askedIn(text, letterDate)
  const special = requests.find((one) => one.whole && one.find.test(text))?.says(whole)
  if (special) return special
  const only = caseOf(text)
  const rest = only !== null && typeof only === 'object' ? only.rest : text
  if (only === 'unsure' || perhaps.test(rest)) return [say('ask.something', { by: null }), below]
  if (only === 'unknown' || caseInside.test(rest)) return [say('ask.in-a-case'), below]
  const { parts, isMore } = sayings(rest, letterDate)
  const [first, ...others] = parts
  const end = isMore ? [say('ask.more')] : []
  if (only) {
    if (!first) return [...behind(only.only, [say('ask.something-then')]), below]
    const also = others.flatMap((other) => behind('also', other))
    return [...behind(only.only, first), ...also, ...end]
  }
  if (!first) {
    const isLast = whole.by !== null && whole.by !== 'at-once' && 'day' in whole.by
    const by = isLast && !negated.test(text) ? whole.by : null
    return [say('ask.something', { by }), below]
  }
  const opening = /^oder\s/iu.test(text) ? behind('or', first) : first
  return [...opening, ...others.flat(), ...end]
}
