import { stretchAround } from '../../german/sentences.ts'
import { bindsReader, partAround, withoutDots } from './binding.ts'
import type { DeadlineKind } from '../../plan/kinds.ts'

// The first match decides, so rarer and stronger words come first.
const kinds: [DeadlineKind, RegExp][] = [
  // the verb decides: `Unabhängig von der Kündigung ist der Rückstand … zu zahlen` is about paying
  ['pay', /(?:zu (?:zahlen|überweisen|entrichten|begleichen)|einzuzahlen)(?=[\s.!]*$)/iu],
  [
    'sue',
    /\bKlage\b(?![^;]*(?:erwider|Stellung))|\bklagen\b|Anfechtung von Beschlüssen|Anfechtungsklage/u,
  ],
  [
    'object',
    /Widerspr(?:uch(?!srecht)|üche)|Einspr(?:uch|üche)|widersprech|Einwendung|Einw(?:and|ände)|Beanstandung|Reklamation|reklamier|beschwerde(?=[^.;]*(?:einleg|eingelegt|einzulegen|erheben|erhoben|zulässig|statthaft|gegeben))|anfecht|angefocht|berufung(?=[^.;]*(?:einleg|eingelegt|einzulegen))/iu,
  ],
  ['consent', /Zustimmung|zustimmen|Einwilligung|stimmen sie(?!\p{L})[^.;]*\szu(?=[\s.,;]|$)/iu],
  [
    'terminate',
    /(?<!an|ange)kündig(?:en|t|ung|e)(?!\p{L})|widerruf(?:en|s(?:frist|recht))|kündigungsrecht|(?<!\p{L})widerruf\s[^;]*erklär|absagen|(?<!\p{L})austr(?:et|itt)\p{L}*/iu,
  ],
  [
    'pay',
    /(?<!aus|rück)zahl(?:en|bar|e|t|ung|ungseingang|betrag)(?!\p{L})|überweis|begleich|ausgleich|auszugleichen|gleichen sie|entricht|gutgeschrieben|fällig|(?:gesamt|rechnungs|rest)?betr(?:ag|äge)(?!s?konto)|(?<!\p{L})(?:das|kein) geld(?!\p{L})|(?<!\p{L})gehen?\s[^;]{0,160}\d\s?(?:€|EUR|Euro)[^;]{0,160}\sein(?=[,.;]|$)|(?:rest|betrag|summe)(?!\p{L})[^;]*auf den weg|vorschuss(?!\p{L})[^;]*leisten|(?<!\p{L})tilg|\d\s?(?:€|EUR|Euro)(?=[^;]{0,40}(?:eingeh|eingegangen))|anzahlung|nachforderung|gesamtforderung|zahlungsziel|zahlungsfrist|wertstellung|auf (?:mein|unser|das) \p{L}*konto(?!\p{L})|(?<!\p{L})geben sie [^;]{0,40}(?<!\p{L})geld(?!\p{L})|(?<!\p{L})(?:schick|send)(?:e|t|en sie)?\s(?:mir|uns)(?!\p{L})[^;]{0,40}\d\s?(?:€|EUR|Euro)(?!\p{L})|(?<!\p{L})\p{L}*rate\s(?:muss|soll)(?!\p{L})[^;]*(?:bei (?:uns|mir)|hier)\s(?:sein|eingehen|eingegangen)/iu,
  ],
  [
    'reply',
    /Anhörungsbogen|dieses Blatt|Rückantwort|Abschnitt|[Vv]ereinbarung\b|(?:[Gg]eb|[Ss]ag)(?:en|t|e)?\s[^;]*(?<!\p{L})Bescheid(?=[\s.,;]|$)(?!\svom)|(?:[Ss]agen|[Ss]chreiben)\s[Ss]ie\s(?:uns|mir)(?!\p{L})|[Gg]ib\s[^;]*Bescheid(?!\p{L})|[Ss]agt?\s(?:uns|mir)(?!\p{L})/u,
  ],
  [
    'other',
    /anzufordern|fordern Sie(?![^;]*\sauf(?=[\s.,;]|$))[^;]*\san(?=[\s.,;]|$)|gelagert|aufbewahrt|bereitgehalten|Retoure|Router|Gerät|karte\b|Schlüssel|Beschlussantr|arbeitsuchend|arbeitslos|anmeld|abhol|holen Sie(?![^;]*\s(?:nach|ein)(?=[\s.,;]|$))|geltend (?:ge)?mach|geltend zu machen/iu,
  ],
  [
    'send-documents',
    /Unterlagen|(?:SEPA-?|Lastschrift)?[Mm]andat(?!s|\p{L})|Nachweis|Beleg|Fragebogen|Formular|Vordruck|erklärung|Vollmacht|Exemplar|bescheinigung|Kopie|einreich|(?:ein|nach)zureich|nachreich|Datenblatt|reichen Sie|vorleg|vorzulegen|(?:Über|Zu|Ein|Rück)sendung|legen Sie[^;]*\svor(?=[\s.,:;]|$)|laden Sie[^;]*\shoch(?=[\s.,;]|$)|hochzuladen|(?<!\p{L})Bogen(?!\p{L})|(?<!\p{L})Abgabe(?!\p{L})|zurückzu(?:send|schick|reich)|zurück(?:gesandt|gesendet|geschickt)|Antrag/iu,
  ],
  [
    'reply',
    /teilen Sie|(?<!dieser\s)mitteil|mitzuteil|melden|anrufen|rufen Sie|antwort|erwider|(?<!\p{L})Stellung(?:nahme)?\b|äußer|Rückmeldung|Rücklauf|bestätig|nennen Sie|(?<!\p{L})erklären(?!\p{L})|zu erklären|schildern|(?<!\p{L})sagen(?!\p{L}|\s[^;]*\sab(?=[\s.,;]|$))|lassen Sie (?:mich|uns)[^;]*\swissen|(?<!\p{L})trag\p{L}*\s(?:sie\s)?(?:sich|dich|euch)\s[^;]*\sein(?=[\s.,;]|$)|(?:stand|antwort|meldung)\p{L}*\snehmen wir [^;]*\sentgegen|geben sie [^;]*\snachricht(?=[\s.,;]|$)|(?:Nachricht|Wahl|Entscheidung)\serbitten?/iu,
  ],
  [
    'send-documents',
    /(?<!\p{L})(?:muss|müssen)\s[^;]*(?:bei (?:uns|mir)|hier)\s(?:sein|ankommen|eintreffen|eingehen|eingegangen sein|vorliegen)|(?:schicken|senden|übersenden|übermitteln|geben) sie (?:mir|uns|es|ihn|sie|dies\p{L}*|alles)(?!\p{L})[^;]*(?<!\p{L})(?:zurück|zu(?=[\s.,;]|$)|ein(?=[\s.,;]|$)|ab(?=[\s.,;]|$))|(?:schicken|senden|übersenden|übermitteln) sie (?:mir|uns)(?!\p{L})|(?:senden|übersenden|übermitteln|mailen|faxen) sie(?!\p{L})(?=[^;]*(?:bericht|nachweis|diese|uns|mir))/iu,
  ],
]

/** The kind of a request by its words; null if none matches. */
export function deadlineKindOf(text: string): DeadlineKind | null {
  const plain = withoutDots(text)
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** The clause around a place: up to the next semicolon, colon or comma before a conjunction, in both directions. */
export function clauseAround(text: string, start: number, end: number): string {
  const border =
    /[;:](?=\s)|,\s(?=(?:sonst|andernfalls|anderenfalls|ansonsten|dann|falls|wenn|damit|(?<!\sso,\s)dass|weil|da|obwohl|denn)\b)|,?\s(?=oder\s(?:bis|innerhalb|binnen)\b)|(?<=^(?:wenn|falls|sofern|sollten|können)\s[^,]{5,120},)\s/giu
  return stretchAround(text, border, start, end)
}

/** A reader who cannot pay is asked to call: this day is not one of payment. */
const cannotPay =
  /(?:wenn|falls|sofern|sollten|können)\s(?:sie|du|ihr)?[^.;]{0,70}?(?:zahlen|bezahlen|begleichen)(?:\s(?:können|könnt|kannst|könnten))?(?=[,.]?\s(?:rufen|melden|wenden|teilen|sagen|setzen|kommen|sprechen|nehmen)\b)/iu

/** A clause with its own verb, which says nothing about the day in another clause. */
const condition =
  /^(?:und\s|oder\s)?(?:wer|wenn|falls|sofern|soweit|sollten?)\s|^\p{Lu}\p{Ll}+(?:en|t)\s(?:sie|er|es|die|das|der)\s[^,]*(?:nicht|kein\p{L}*)(?!\p{L})/iu
const relative =
  /^(?:der|die|das|den|dem|welche\p{L}*)\s[^,]*\s(?:ist|sind|muss|müssen|kann|können|soll|sollen|wird|werden|hat|haben)$/iu

/** `…, ob ich widerrufen soll`: what a reply is about, not what is due. */
const indirect = /,\s(?:ob|wie|wann|was)\s[^,;]*/giu
/** Two requests in one sentence: `Lassen Sie die Anmeldung bestätigen und senden Sie diese bis …`. */
const ownVerb = /[,;:]?\s(?:und|oder)\s(?=\p{Ll}{3,}n\sSie(?!\p{L}))/gu

/** The noun of a relative clause: `der Antrag, der bis zum … zu stellen ist`. */
const antecedent = (text: string, part: string) =>
  /(?:\p{L}+\s){0,2}\p{L}+(?=, $)/u.exec(text.slice(0, text.indexOf(part)))?.[0] ?? ''

/** The kind of deadline of the day or period at a place: by the words next to it, by its clause, else by the text. */
export function kindTold(text: string, start: number, end: number): DeadlineKind | null {
  const asked = (part: string) => deadlineKindOf(part.replace(cannotPay, '').replace(indirect, ''))
  const clause = clauseAround(text, start, end)
  const part = partAround(text, start, end, clause)
  const act = stretchAround(text, ownVerb, start, end)
  const told = (act.length < part.length ? asked(act) : null) ?? asked(part)
  if (told) return told
  if (relative.test(part)) return asked(antecedent(text, part))
  return condition.test(part) ? null : (asked(clause) ?? asked(text))
}

/**
 * The kind of deadline at a place: by its clause, else by the text, else by the text above; `other` if no word tells, null if nothing is
 * asked, or not of the reader.
 */
export function kindAt(
  text: string,
  start: number,
  end: number,
  above: string,
): DeadlineKind | null {
  if (!bindsReader(text, start, end, clauseAround(text, start, end))) return null
  const told = kindTold(text, start, end)
  if (told) return told
  const asked = condition.test(text) || asksForSomething(text) || asksForSomething(above)
  return asked ? (deadlineKindOf(above) ?? 'other') : null
}

const asks = 'ford(?:ere|ern)|bitten?|ersuchen?|laden?|erinner[en]|weisen?|mahnen?|haben?'
// `Ich setze Ihnen eine Frist bis …`, `Wir geben Ihnen Gelegenheit zur Stellungnahme bis …`, `Wir dürfen Sie bitten, bis zum …`, `Ich muss
// Sie auffordern`
const modal = String.raw`(?:dürfen|darf|möchten?|müssen|muss|wollen?|will)\s(?:sie|ihnen)\s[^.;]{0,12}(?:bitten|auffordern|ersuchen|erinnern)`
const gives = String.raw`(?:setzen?|geben?|räumen?|gewähren?)\s[^.;]*(?:frist|gelegenheit|möglichkeit|zeit)(?!\p{L})`
const sendersAct = new RegExp(
  String.raw`(?:überweis|zahl|erstatt|send|schick|liefer|meld|bearbeit|antwort|auszahl)\p{L}*\s+(?:wir|ich)(?!\p{L})|(?:erhalten|bekommen) sie(?!\p{L})|(?<!\p{L})sie (?:erhalten|bekommen)(?!\p{L})|(?:die|das|den)\s(?:wir|ich)\s(?:ihnen|sie)(?!\p{L})|(?<!\p{L})(?:wir|ich)\s+(?!(?:${asks})\s|${gives}|${modal})\p{L}+\s+(?:ihnen|sie)\s|(?<!\p{L})(?:abrechnung|bescheid|rechnung|mitteilung|schreiben|nachricht)\s(?:folgt|ergeht|kommt)(?!\p{L})|(?<!\p{L})(?:wir|ich|und)\s(?:melden\suns|melde\smich)(?!\p{L})`,
  'iu',
)

/** Whether a clause is about the sender's own act, such as `überweisen wir Ihnen bis zum …`, and asks for nothing besides. */
export const isSendersAct = (clause: string): boolean =>
  sendersAct.test(clause) && !/(?<!\p{L})mit der bitte(?!\p{L})/iu.test(clause)

const obligation =
  /bitte|spätestens|längstens|(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|sollten|\p{L}*frist|benötigen|brauchen|gebunden|vorliegen|aufgefordert|verpflichtet|ersucht|gebeten)(?!\p{L})|(?:^|[,:]\s?|und\s|oder\s)\p{L}+en Sie(?!\p{L})|(?<!\p{L})(?:haben|hat|ist|sind)(?!\p{L}).*(?:(?<!\p{L})zu\s\p{L}+en|\p{Ll}zu\p{L}+en)(?!\p{L})/iu

/** Whether a text asks for anything. */
export function asksForSomething(text: string): boolean {
  return obligation.test(text)
}
