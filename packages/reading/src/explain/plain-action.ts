import type { PlainDate } from '@brieflotse/rules'
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
  /(?<!\p{L})(?!(?:werden|haben|sind|können|erhalten|finden|bekommen|dürfen)\s)\p{L}+e?n\s(?:oder\s\p{L}+en\s)?(?:bitte\s)?Sie\b|(?<!\p{L})bitten?(?!\p{L})|\bzu\s\p{Ll}+e?n\b|\p{Ll}zu\p{Ll}{2,}e?n\b|müssen|sollten|aufgefordert|fehlen|zahlbar/iu
const splits =
  /;\s|\s(?:und|sowie)\s(?=(?:bitte\s)?\p{Ll}+en\s(?:oder\s\p{Ll}+en\s)?(?:Sie\b|bitte\b))|,\s(?!den )(?=\p{Ll}+en\sSie\b)|(?<=(?:\szu\s\p{Ll}{3,20}|\p{Ll}zu\p{Ll}{2,20})n)\s(?:und|sowie)\s/u
// Somebody else is to do it; those whom we know have sentences of their own.
const byOthers = /(?<!\p{L})lassen sie(?!\p{L})(?! sich)|ausfüllen (?:zu )?lassen/iu
const knownOthers = /arbeitgeber|betrieb|arzt|schule|firma|zukommen/iu

/** What one part of a request says; null where nothing is known of it. */
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

/** What a request says: its parts, the case in which it holds, and what of it was not understood. */
export type Understood = {
  parts: { said: Saying[]; asked: Asked }[]
  only: Case | 'unknown' | null
  rest: string[]
}

const nothing = (text: string): Understood => ({ parts: [], only: null, rest: [text] })

// Without its case this says nothing at all.
const hollow = (said: Saying[]) => said[0]?.id === 'ask.tell-so'

function parted(text: string, context: Context): Pick<Understood, 'parts' | 'rest'> {
  const apart = new Map<string, Understood['parts'][number]>()
  const rest: string[] = []
  const pieces = text.split(splits)
  for (const [at, piece] of pieces.entries()) {
    const hasList = at === pieces.length - 1 || /[:,]$/.test(piece)
    const asked = askedIn(piece, hasList ? context : { ...context, list: [] })
    const said = saying(asked)
    if (said) apart.set(english(said), { said, asked })
    else if (isRequest.test(piece)) rest.push(piece)
  }
  return { parts: [...apart.values()], rest }
}

const duStems =
  'überweis|zahl|schick|send|bring|komm|meld|ruf|sag|füll|schreib|unterschreib|hol|nenn|teil|reich|prüf|bestätig|bewahr|besorg'
const du = new RegExp(
  String.raw`(?<=^|bitte\s|und\s)(bitte\s)?(${duStems}|gib|geb)e?\s(?!Sie)`,
  'giu',
)

/** `Überweise bitte …` as `Überweisen Sie bitte …`: clubs and schools write so. */
const polite = (text: string) =>
  text.replace(du, (_, please: string | undefined, stem: string) => {
    return `${please ?? ''}${/^gib$/iu.test(stem) ? 'geb' : stem}en Sie `
  })

/** Reads a request of a German letter; facts come from the sentence and its list alone. What is not recognised without doubt is in `rest`. */
export function understand(german: string, context: Context): Understood {
  const text = polite(german.replace(/\s+/gu, ' '))
    .trim()
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

/** Sentences of which the first stands behind a case, or adds to what was asked before. */
const behind = (lead: Lead, [first, ...more]: Saying[]): Saying[] =>
  first ? [{ ...first, lead }, ...more] : []

/** A request of a German letter in short sentences that a person wrote; none where it was not understood. */
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
