import type { Case } from '../said/words.ts'

/** Conditions of requests, recognised by words of their clause. */
const cases: readonly [RegExp, Case][] = [
  [/krankheit nicht kommen|(?:krank|erkrankt)[^,]*(?:kommen|erscheinen)/iu, 'if-ill'],
  [
    /nicht (?:\p{L}+ )?(?:kommen|erscheinen|wahrnehmen|teilnehmen|einhalten)|verhindert|verhinderung/iu,
    'if-not-coming',
  ],
  [/nicht in einer summe|nicht auf einmal/iu, 'if-not-at-once'],
  [/nicht (?:\p{L}+ )?(?:zahlen|bezahlen|aufbringen)|zahlungsunfähig/iu, 'if-cannot-pay'],
  [/^bei (?:rück)?fragen|fragen haben|^haben sie (?:noch )?(?:rück)?fragen/iu, 'if-questions'],
  [/nicht einverstanden|bestreiten|nicht zustimmen/iu, 'if-disagree'],
  [/einverstanden|zustimmen/iu, 'if-agree'],
  [/auftrag erteilen möchten|reparatur wünschen|bestellen möchten/iu, 'if-order'],
  [/für unberechtigt|nicht berechtigt|forderung (?:für )?falsch/iu, 'if-wrong'],
  [/nicht (?:selbst )?(?:gefahren|der fahrer|fahrer)/iu, 'if-not-driver'],
  [/umgezogen|umziehen|umzug/iu, 'if-moved'],
  [
    /(?:bankverbindung|konto)[^,]*(?:änder|gewechselt)|änder[^,]*(?:bankverbindung|konto)/iu,
    'if-new-account',
  ],
  [/änder[nt]|verändert|verbessern|verschlechter/iu, 'if-changes'],
  [/dolmetscher/iu, 'if-interpreter'],
  [/verloren|verlust|abhanden/iu, 'if-lost'],
  [/verkauft|veräußert|weiterverkauft/iu, 'if-sold'],
  [/mehr zeit|fristverlängerung|frist nicht/iu, 'if-more-time'],
  [
    /(?:arbeit|beschäftigung|stelle) (?:aufnehmen|gefunden|finden|antreten)|aufnahme einer/iu,
    'if-job',
  ],
  [
    /(?:bürgergeld|wohngeld|kinderzuschlag|sozialhilfe|leistungen)[^,]*(?:beziehen|erhalten)|beziehen sie/iu,
    'if-benefits',
  ],
  [/kinder haben|haben sie kinder/iu, 'if-children'],
  [/schaden|schäden|beschädigt/iu, 'if-damage'],
  [/(?<!\p{L})(?:krank|erkrankt)(?!\p{L})/iu, 'if-sick'],
  [/vorhanden|vorliegend|haben sie welche|sie welche haben|falls vorhanden/iu, 'if-available'],
  [/möchten|wünschen|interesse/iu, 'if-want'],
]

const surely = /^(?:wenn|falls|sofern|soweit|sollten?|im falle?|bei)\s/iu
// Verbs that begin a condition or a request: `Halten Sie …, teilen Sie …`, `Halten Sie die Frist ein.`
const maybe =
  /^(?:können|möchten|wollen|haben|hat|sind|ist|halten|widersprechen|bestreiten|wünschen|stimmen|besteht|bestehen|liegt|liegen|fehlt|fehlen|erhalten|benötigen|brauchen|wohnen|beziehen|verbessern|werden|wird|wurde|wären|waren|war|endet|ändert|ändern|ziehen)\s/iu
const orders = /^halten sie[^,]*\s(?:bereit|ein|frei)(?!\p{L})/iu
// With another subject than the reader, or with `so` after the comma, it is no order.
const shaped =
  /^(?!Bitte )\p{Lu}\p{Ll}+(?:en|t|te|ten|n)\s(?:(?!(?:Sie|bitte|uns|mir|sich)\s)|[^,]{3,200},\s(?:so|dann)\s)/u
/**
 * `Lassen Sie die Arbeiten ausführen, reichen Sie uns die Rechnung ein`: two orders would be joined by `und`, so the first clause is the
 * condition of the second.
 */
const twin =
  /^\p{Lu}\p{Ll}+n\sSie\s(?!bitte\s)(?:(?!\sbitte\s)[^,:;!?]){3,200},\s\p{Ll}+(?:en|n)\sSie(?!\p{L})(?![^!?]*(?:,\s|\s)(?:und|oder|sowie)\s(?:bitte\s)?\p{Ll}+(?:en|n)\s(?:Sie|ihn|es|sie|uns|mir|bitte)(?!\p{L}))/u
const turn =
  /,\s(?:so |dann )?(?=bitte\b|bitten?\s(?:wir|ich)\b|(?!(?:den|denen|wenn|wann|falls)\s)\p{Ll}+(?:en|n)\sSie\b|\p{Ll}+t\s(?:uns|bitte)\b)/u
const inside =
  /(?:,\s|\s|^)(?<!auch |selbst |dann, )(?:aber |nur )?(?:wenn|falls|sofern|soweit|andernfalls|in diesem fall|im falle?|für den fall)(?!\p{L})/iu

/**
 * The condition of a request, and the request without it. `unknown`: there is a condition that we cannot translate, `unsure`: there may be
 * one.
 */
export type InCase = { only: Case | 'unknown' | 'unsure' | null; rest: string }

function named(clause: string): Case | 'unknown' {
  const isOne = !/(?<!\p{L})(?:oder|und)(?!\p{L})/iu.test(clause)
  return (isOne ? cases.find(([find]) => find.test(clause))?.[1] : undefined) ?? 'unknown'
}

/** `Bei der Rückgabe müssen …`: this will certainly happen, so it is a time and not a condition. */
const certain =
  /^bei (?:der|dem|ihrem|ihrer|jedem|allen) (?:rückgabe|abholung|übergabe|aufnahme|anreise|vorsprache|ankunft|abgabe|anmeldung|abreise|einreise|untersuchung|ablesung|entlassung|\p{L}*termin|\p{L}*besuch|überweisung|zahlung)(?!\p{L})/iu

/** Splits a request into its condition and the rest. */
export function caseOf(text: string): InCase {
  const question = /^bei (?:rück)?fragen\s/iu.exec(text)
  if (question) return { only: 'if-questions', rest: text.slice(question[0].length) }
  const isSure = surely.test(text) && !certain.test(text)
  const isLikely =
    (maybe.test(text) && !orders.test(text)) ||
    (shaped.test(text) && turn.test(text)) ||
    twin.test(text)
  if (isSure || isLikely) {
    const at = turn.exec(text)
    if (at)
      return { only: named(text.slice(0, at.index)), rest: text.slice(at.index + at[0].length) }
    if (!isSure) return { only: text.includes(',') ? 'unsure' : null, rest: text }
    return { only: named(text), rest: text }
  }
  const found = inside.exec(text)
  if (!found) return { only: null, rest: text }
  const from = text.slice(found.index + found[0].length)
  const end = from.search(/[,;]/u)
  const clause = end < 0 ? from : from.slice(0, end)
  const after = end < 0 ? '' : from.slice(end)
  // `in diesem Fall` refers to a condition in an earlier sentence.
  if (/fall(?!s)|andernfalls/iu.test(found[0])) return { only: 'unknown', rest: text }
  return { only: named(clause), rest: `${text.slice(0, found.index)}${after}`.trim() }
}
