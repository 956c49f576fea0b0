import type { PlainDate } from '@brieflotse/rules'
import { findDates } from '../german/dates.ts'
import { polite } from '../german/polite.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Case, Lead } from '../said/words.ts'
import { askedIn, type Asked, type Context } from './asked.ts'
import { caseOf } from './cases.ts'
import { requests } from './requests.ts'

const perhaps = /(?<!\p{L})(?:gegebenenfalls|ggf|wäre|würden?|könnten|dürfen)(?!\p{L})/iu
const harmlessNot =
  /ohne abzug|nicht zu vergessen|nicht vergessen|nicht nur|nicht später als|ohne zu zögern|ohne verzögerung|ohne schuldhaftes zögern|nicht erst|kein weiteres|auch ohne/giu
const negated =
  /(?<!\p{L})(?:nichts?|kein\p{L}*|nie|niemals|ohne|statt|anstatt|weder|sondern|unterlassen)(?!\p{L})/iu
const isRequest =
  /(?<!\p{L})(?!(?:werden|haben|sind|können|erhalten|finden|bekommen|dürfen)\s)\p{L}+e?n\s(?:oder\s\p{L}+en\s)?(?:bitte\s)?Sie\b|(?<!\p{L})bitten?(?!\p{L})|\bzu\s\p{Ll}+e?n\b|\p{Ll}zu\p{Ll}{2,}e?n\b|müssen|sollten|aufgefordert|gebeten|ersucht|benötig|fehlen|zahlbar/iu
const splits =
  /;\s|\s(?:und|sowie)\s(?=(?:bitte\s)?\p{Ll}+en\s(?:oder\s\p{Ll}+en\s)?(?:Sie\b|bitte\b))|,\s(?!den )(?=\p{Ll}+en\sSie\b)|\sund\s(?=[^,;]{3,60}\s(?:mitbringen|mitzubringen)[.!]?$)|(?<=(?:\szu\s\p{Ll}{3,20}|\p{Ll}zu\p{Ll}{2,20})n)\s(?:und|sowie)\s/u
// Third parties must do it; the known ones have sentences of their own.
const byOthers = /(?<!\p{L})lassen sie(?!\p{L})(?! sich)|ausfüllen (?:zu )?lassen/iu
const knownOthers = /arbeitgeber|betrieb|arzt|schule|firma|zukommen/iu

/** The sentences for one part of a request; null if it is not understood. */
function saying(asked: Asked): Saying[] | null {
  if (byOthers.test(asked.all) && !knownOthers.test(asked.all)) return null
  const isNegated = negated.test(asked.main.replace(harmlessNot, ''))
  for (const { find, says, whole = false, evenIfNot = false } of requests) {
    if (whole || (isNegated && !evenIfNot) || !find.test(asked.main)) continue
    const said = says(asked)
    if (said !== null) return said
  }
  return null
}

/** A request as understood: its parts, its condition, and the rest that was not understood. */
export type Understood = {
  parts: { said: Saying[]; asked: Asked }[]
  only: Case | 'unknown' | null
  rest: string[]
}

const nothing = (text: string): Understood => ({ parts: [], only: null, rest: [text] })

// A sentence that means nothing without its condition.
const hollow = (said: Saying[]) => said[0]?.id === 'ask.tell-so'

function parted(text: string, context: Context): Pick<Understood, 'parts' | 'rest'> {
  const apart = new Map<string, Understood['parts'][number]>()
  const rest: string[] = []
  const pieces = withDays(text.split(splits))
  for (const [at, piece] of pieces.entries()) {
    const hasList = at === pieces.length - 1 || /[:,]$/.test(piece)
    const asked = askedIn(piece, hasList ? context : { ...context, list: [] })
    const said = saying(asked)
    if (said) apart.set(english(said), { said, asked })
    else if (isRequest.test(piece)) rest.push(piece)
  }
  return { parts: [...apart.values()], rest }
}

/** Nouns that stand for an action: `um Übersendung des Vertrags wird gebeten`. */
const deeds: readonly (readonly [RegExp, string, string])[] = [
  [/rücksendung|rückgabe/iu, 'Senden', 'zurück'],
  [/sendung|überlassung|übermittlung|zuleitung/iu, 'Senden', ''],
  [/vorlage|reichung|abgabe|beibringung/iu, 'Reichen', 'ein'],
  [/angabe|nennung|mitteilung|bekanntgabe/iu, 'Nennen', ''],
]
const byNoun =
  /(?<!\p{L})um\s(?:die\s|(?:um)?gehende\s|baldige\s|zeitnahe\s)?((?:über|zu|ein|rück)sendung|überlassung|übermittlung|zuleitung|vorlage|(?:ein|nach)reichung|rückgabe|abgabe|angabe|nennung|mitteilung|bekanntgabe)\s((?:des|der|eines|einer|ihre[rs]|deine[rs]|von|folgender)\s[^!?;:]*?)(?:\s(?:gebeten|ersucht))?(?=[.:;]|$)/iu
/**
 * Rewrites `Es wird um Übersendung des Vertrags bis zum … gebeten` as `Senden Sie des Vertrags bis zum …`, so that its object is found like
 * any other.
 */
function withVerb(text: string): string {
  const found = byNoun.exec(text)
  const [, deed = '', what = ''] = found ?? []
  const known = deeds.find(([noun]) => noun.test(deed))
  if (!found || !known) return text
  // `der Unterlagen` after `Sie` would be read as a recipient
  const objects = what.replace(/^(?:von|der)\s/iu, (article) =>
    /^der/iu.test(article) ? 'die ' : '',
  )
  const [, verb, particle] = known
  const rest = text.slice(found.index + found[0].length)
  return `${verb} Sie ${objects.trim()}${particle && ` ${particle}`}${rest}`
}

/** Rewrites `Ob Ihnen der Tag passt, sagen Sie uns bitte` as `Sagen Sie uns bitte, ob …` */
const withQuestionLast = (text: string) =>
  text.replace(
    /^((?:Ob|Wann|Wie|Wo|Wer|Welche\p{L}*|An welche\p{L}*)\s[^,;!?]+),\s(\p{Ll}+(?:en|n)\sSie\s[^;!?]*?)([.!]?)$/u,
    (_, question: string, order: string, dot: string) =>
      `${order.charAt(0).toUpperCase()}${order.slice(1)}, ${question.charAt(0).toLowerCase()}${question.slice(1)}${dot}`,
  )

/** Joins a part that only gives a time with the order after it. */
const withDays = (pieces: string[]): string[] =>
  pieces.reduceRight<string[]>((after, piece) => {
    const [next] = after
    const isWhen = next !== undefined && !isRequest.test(piece) && findDates(piece).length > 0
    return isWhen ? [`${piece} ${next}`, ...after.slice(1)] : [piece, ...after]
  }, [])

/** Parses a request of a German letter, from the sentence and its list alone. Anything not recognised with certainty goes into `rest`. */
export function understand(german: string, context: Context): Understood {
  const text = withVerb(withQuestionLast(polite(german.replace(/\s+/gu, ' ')).trim()))
    .replace(
      /^[^,;]{3,200}(?:,\s[^,;]{3,80})?,\s(?:weshalb|weswegen|sodass|so\sdass)\s(wir|ich)\sSie\s(?:\p{L}+\s)?(bitten?),\s/iu,
      (_, who: string, ask: string) => `${who === 'ich' ? 'Ich' : 'Wir'} ${ask} Sie, `,
    )
    .replace(
      /^[^,;]{0,120}(?:aufmerksam|darauf\s(?:\p{L}+\s)?hin|hinweisen|erinnern|ordnen?\s[^,;]*\san|anordnen|auf|verpflichtet|bitten?|erwarten?)(?:[^,;]{0,20})?,\sdass\s(?:Sie|du|ihr)\s([^;]+?)\s(haben|müssen|sollen|sollten)(?=[.,]|$)/iu,
      (_, what: string, modal: string) => `Sie ${modal} ${what}`,
    )
    .replace(
      /^[^;]{0,160}(?:\san|hin|aufmerksam|verlange[n]?|fordere?n?),\sdass\s([^;]+?)\s(ist|sind)(?=[.,]|$)/iu,
      (_, what: string, verb: string) => `Es ${verb} ${what}`,
    )
    .replace(/^(?:Damit|Da|Weil|Um)\s.*?,\s(?=\p{Ll}+(?:en|n)\s(?:Sie|wir|ich)\b)/u, '')
  const special = requests.find((one) => one.whole && one.find.test(text))
  const whole = askedIn(text, context)
  const said = special?.says(whole)
  if (said) return { parts: [{ said, asked: whole }], only: null, rest: [] }
  const { only, rest: request } = caseOf(text)
  if (only === 'unsure' || perhaps.test(request)) return nothing(text)
  const { parts, rest } = parted(request, context)
  if (only === 'unknown' && parts.some((part) => hollow(part.said))) return nothing(text)
  return { parts, only, rest }
}

/** Adds the condition, or "in addition", to the first of several sentences. */
const behind = (lead: Lead, [first, ...more]: Saying[]): Saying[] =>
  first ? [{ ...first, lead }, ...more] : []

/** Plain sentences, written by a person, for a request of a German letter; empty if it was not understood. */
export function actionSaid(
  german: string,
  letterDate: PlainDate | null,
  list: string[] = [],
): Saying[] {
  const { parts, only } = understand(german, { letterDate, list })
  const [first, ...others] = parts.map(({ said }) => said)
  if (!first) return []
  if (only === 'unknown') return [...first, ...others.flat(), say('only.unknown')]
  if (only) {
    return [...behind(only, first), ...others.flatMap((other) => behind('also', other))]
  }
  const opening = /^oder\s/iu.test(german) ? behind('or', first) : first
  return [...opening, ...others.flat()]
}
