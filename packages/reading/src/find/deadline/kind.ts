import type { DeadlineKind } from '../../types.ts'
import { bindsReader, partAround } from './binding.ts'

// The first one that matches decides: rarer and weightier words stand first.
const kinds: [DeadlineKind, RegExp][] = [
  ['sue', /\bKlage\b|\bklagen\b|Anfechtung von Beschlüssen|Anfechtungsklage/u],
  [
    'object',
    /Widerspr(?:uch(?!srecht)|üche)|Einspr(?:uch|üche)|widersprech|Einwendung|Einw(?:and|ände)|beschwerde(?=[^.;]*(?:einleg|eingelegt|einzulegen|erheben|erhoben|zulässig|statthaft|gegeben))|anfecht|angefocht|berufung(?=[^.;]*(?:einleg|eingelegt|einzulegen))/iu,
  ],
  ['consent', /Zustimmung|zustimmen|Einwilligung|stimmen sie(?!\p{L})[^.;]*\szu(?=[\s.,;]|$)/iu],
  [
    'terminate',
    /kündig(?:en|t|ung|e)(?!\p{L})|widerruf(?:en|s(?:frist|recht))|kündigungsrecht|absagen/iu,
  ],
  [
    'pay',
    /(?<!aus|rück)zahl(?:en|bar|e|t|ung|ungseingang|betrag)(?!\p{L})|überweis|begleich|ausgleich|auszugleichen|gleichen sie|entricht|gutgeschrieben|fällig|(?:gesamt|rechnungs|rest)?betr(?:ag|äge)(?!s?konto)|anzahlung|nachforderung|gesamtforderung|zahlungsziel|zahlungsfrist|wertstellung/iu,
  ],
  ['reply', /Anhörungsbogen|dieses Blatt|Rückantwort|Abschnitt|[Vv]ereinbarung\b/u],
  [
    'other',
    /gelagert|aufbewahrt|bereitgehalten|Retoure|Router|Gerät|karte\b|Schlüssel|Beschlussantr|arbeitsuchend|arbeitslos|anmeld|abhol|holen Sie|geltend (?:ge)?mach|geltend zu machen/iu,
  ],
  [
    'send-documents',
    /Unterlagen|(?:SEPA-?|Lastschrift)?[Mm]andat(?!s|\p{L})|Nachweis|Beleg|Fragebogen|Formular|Vordruck|erklärung|Vollmacht|Exemplar|bescheinigung|Kopie|einreich|einzureich|reichen Sie|vorleg|vorzulegen|Antrag/iu,
  ],
  [
    'reply',
    /teilen Sie|(?<!dieser\s)mitteil|mitzuteil|melden|anrufen|rufen Sie|antwort|(?<!\p{L})Stellung(?:nahme)?\b|äußer|Rückmeldung|bestätig/iu,
  ],
  [
    'send-documents',
    /(?:schicken|senden|übersenden|übermitteln|geben) sie (?:mir|uns|es|ihn|sie|den|das|die|dies\p{L}*|alles)(?!\p{L})[^.;]*(?:zurück|zu(?=[\s.,;]|$)|ein(?=[\s.,;]|$)|ab(?=[\s.,;]|$))|(?:schicken|senden|übersenden|übermitteln) sie (?:mir|uns)(?!\p{L})/iu,
  ],
]

/** What a text asks for, or null when no word tells. */
export function kindOf(text: string): DeadlineKind | null {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** The clause around a place in a text: up to the next semicolon, colon or comma before a conjunction, on either side. */
export function clauseAround(text: string, start: number, end: number): string {
  const border =
    /[;:](?=\s)|,\s(?=(?:sonst|andernfalls|anderenfalls|ansonsten|dann|falls|wenn|damit|(?<!\sso,\s)dass|weil|da|obwohl|denn)\b)|,?\s(?=oder\s(?:bis|innerhalb|binnen)\b)|(?<=^(?:wenn|falls|sofern|sollten|können)\s[^,]{5,120},)\s/giu
  let from = 0
  let to = text.length
  for (const match of text.matchAll(border)) {
    if (match.index < start) from = match.index + match[0].length
    else if (match.index >= end) {
      to = match.index
      break
    }
  }
  return text.slice(from, to)
}

/** Who cannot pay is asked to call: the day is not one of payment. */
const cannotPay =
  /(?:wenn|falls|sofern|sollten|können)\s(?:sie|du|ihr)?[^.;]{0,70}?(?:zahlen|bezahlen|begleichen)(?:\s(?:können|könnt|kannst|könnten))?(?=[,.]?\s(?:rufen|melden|wenden|teilen|sagen|setzen|kommen|sprechen|nehmen)\b)/iu

/** What a text asks for by the day or period at a place in it: told by the words beside it, its clause, else by the text. */
export function kindTold(text: string, start: number, end: number): DeadlineKind | null {
  const asked = (part: string) => kindOf(part.replace(cannotPay, ''))
  const clause = clauseAround(text, start, end)
  return asked(partAround(text, start, end, clause)) ?? asked(clause) ?? asked(text)
}

/**
 * What must happen by the day at a place in a text: told by its clause, else by the text, else by what stands above it; `other`
 * when no word tells, null when nothing is asked either, or not of the reader.
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
  return asksForSomething(`${above} ${text}`) ? (kindOf(above) ?? 'other') : null
}

const asks = 'ford(?:ere|ern)|bitten?|ersuchen?|laden?|erinner[en]|weisen?|mahnen?|haben?'
// `Ich setze Ihnen eine Frist bis …`, `Wir geben Ihnen Gelegenheit zur Stellungnahme bis …`
const gives = String.raw`(?:setzen?|geben?|räumen?|gewähren?)\s[^.;]*(?:frist|gelegenheit|möglichkeit|zeit)(?!\p{L})`
const sendersAct = new RegExp(
  String.raw`(?:überweis|zahl|erstatt|send|schick|liefer|meld|bearbeit|antwort|auszahl)\p{L}*\s+(?:wir|ich)(?!\p{L})|(?:erhalten|bekommen) sie(?!\p{L})|(?<!\p{L})sie (?:erhalten|bekommen)(?!\p{L})|(?:die|das|den)\s(?:wir|ich)\s(?:ihnen|sie)(?!\p{L})|(?<!\p{L})(?:wir|ich)\s+(?!(?:${asks})\s|${gives})\p{L}+\s+(?:ihnen|sie)\s|(?<!\p{L})(?:wir|ich|und)\s(?:melden\suns|melde\smich)(?!\p{L})`,
  'iu',
)

/** Whether a clause tells what the sender does, such as `überweisen wir Ihnen bis zum …`: nothing is asked of the reader. */
export function isSendersAct(clause: string): boolean {
  return sendersAct.test(clause)
}

const obligation =
  /bitte|spätestens|längstens|(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|sollten|\p{L}*frist|benötigen|brauchen|gebunden|vorliegen|aufgefordert|verpflichtet|ersucht|gebeten)(?!\p{L})|(?:^|[,:]\s?|und\s|oder\s)\p{L}+en Sie(?!\p{L})|(?<!\p{L})(?:haben|hat|ist|sind)(?!\p{L}).*(?:(?<!\p{L})zu\s\p{L}+en|\p{Ll}zu\p{L}+en)(?!\p{L})/iu

/** Whether a text asks for something at all, in whatever words. */
export function asksForSomething(text: string): boolean {
  return obligation.test(text)
}
