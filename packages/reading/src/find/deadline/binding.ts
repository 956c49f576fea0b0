import { statesConsequence } from '../../german/request-cues.ts'

/** Explicit requests: imperatives, invitations to comment, periods that are set. */
const requests =
  /(?<!\p{L})(?:bitte[nt]?|erbitte[nt]?|erbeten|erwünscht|hätten?\s(?:wir|ich)\sgerne?|ersuch\p{L}*|entgegen|(?:auf)?gefordert|(?:auf)?forder(?:e|n|t)?|gebeten|erwarten?|erwartet|benötig(?:en?|t)|brauchen?|fehl(?:t|en)|gelegenheit|möglichkeit|möglich|ihnen\ssteh(?:t|en)|steh(?:t|en)\sihnen|verpflichtet|gehalten|gebunden|(?:setzen?|geben?|räumen?|gewähren?)\s(?:wir\s|ich\s)?(?:ihnen|dir|euch|sie))(?!\p{L})/iu
const imperative =
  /(?<!\p{L})(?!(?:haben|hatten|hätten|sind|waren|wären|werden|wurden|würden|erhalten|bekommen|bleiben|stehen)\s)\p{L}{2,}n\sSie(?!\p{L})/iu
const informal =
  /(?<!\p{L})(?:überweis|zahl|schick|send|bring|gib|geb|meld|sag|teil|füll|schreib|komm|reich|räum|schneid|hol|lass)(?:e|t)?\s(?:bitte|uns|mir|den|die|das|dich|euch|es|ihn|alles|dein\p{L}*|eure?\p{L}*)(?!\p{L})/iu
const may =
  /(?<!\p{L})(?:können|kannst|könnt|könnten|dürfen|darfst|dürft|möchten|möchtest|wollen|wünschen|haben|hast|habt)\s(?:\p{L}+\s){0,2}(?:Sie|du|ihr)(?!\p{L})|(?<!\p{L})[Ww]er\s[^;]*\s(?:kann|muss|soll)(?!\p{L})|(?<!\p{L})(?:Sie|du|ihr|man|[Bb]eide\s(?:Seiten|Parteien))\s(?:\p{L}+\s){0,3}(?:können|kannst|könnt|könnten|dürfen|darfst|dürft|möchten|wollen|wünschen|müssen|sollten|kann|muss)(?!\p{L})/u
const remedy =
  /(?<!\p{L})(?:kann|können|ist|sind)(?!\p{L})[^;]*(?:widerspr|einspr|klage|beschwerde|berufung|rechtsmittel|rechtsbehelf|kündig|anfecht|angefocht)|(?:widerspruch|einspruch|klage|beschwerde)(?!\p{L})[^;]*(?<!\p{L})(?:ist|kann)(?!\p{L})/iu

/** Duties, including `zu` infinitives: they bind the reader unless someone else is named. */
const duty =
  /(?<!\p{L})(?:muss|müssen|musst|müsst|müssten?|soll|sollen|sollst|sollt|sollten?|obliegt|zahlbar|fällig|vorliegen)(?!\p{L})|(?:bei|an|auf unser\p{L}*)\s(?:uns|mir|konto)(?!\p{L})|(?<!\p{L})(?:uns|mir)\s[^,;]{0,60}(?:vorlieg|eingeh|eintr[ie]ff|zugeh|erreich)\p{L}*/iu
const toDo =
  /(?<!\p{L})(?:haben|hat|hast|habt|ist|sind|wäre|wären|bleibt)(?!\p{L})[^;]*(?:(?<!\p{L})zu\s\p{L}+n|\p{Ll}zu\p{L}+n)(?!\p{L})|(?:(?<!\p{L})zu\s\p{L}+n|\p{Ll}zu\p{L}+n)\s(?:ist|sind|hat|haben|wäre|wären)(?!\p{L})/iu
const term =
  /(?<!liefer|liefer-|bindungs|garantie|gewährleistungs|schutz|aufbewahrungs|sperr|probe|lauf)frist(?!\p{L})|letzter\s\p{L}*(?:termin|tag)(?!\p{L})|(?<!\p{L})(?:gelagert|aufbewahrt|bereitgehalten|hinterlegt|abholbereit)(?!\p{L})/iu

/** Something not done by a day: `Sollte … nicht …`, `Ohne Zahlung bis …`. */
const undone = /(?<!\p{L})(?:nichts?|kein\p{L}*|ausbleib\p{L}*|fruchtlos)(?!\p{L})/iu
const unless =
  /(?<!\p{L})(?:wenn|falls|sofern|soweit|sollten?|es sei denn)(?!\p{L})|^(?:und\s|oder\s)?\p{L}{2,}(?:t|en|rn|ln)\s/iu
const without = /(?<!\p{L})ohne\s(?:\p{L}+\s){1,5}bis\s/iu
const ifReader = /(?<!\p{L})(?:wenn|falls|sofern|sollten|solltest)\s(?:sie|du|ihr)(?!\p{L})/iu

const others =
  'wir|ich|(?:der|die|das|unsere?|ihre?|ein)\\s(?:nachbar|vermieter|verkäufer|käufer|arbeitgeber|gericht|amtsgericht|landgericht|behörde|kläger|' +
  'versicher|gegner|gegenseite|gläubiger|bank|schule|praxis|werkstatt|hersteller|gutachter|sachverständige|netzbetreiber|gesellschaft|stadt|gemeinde|finanzamt|' +
  'verwaltung|eigentümer|vermieterin|notar|insolvenzverwalter|gerichtsvollzieher|techniker|spedition|lieferant)\\p{L}*'
const bound = 'hat|haben|habe|muss|müssen|müssten?|soll|sollen|wird|werden|kann|können|darf|dürfen'
/** Duties of someone else: `die wir bis zum … einbauen müssen`, `der Verkäufer hat …`. */
const somebodyElse = new RegExp(
  String.raw`(?<!\p{L})(?:${others})\s(?:${bound})(?!\p{L})|(?<!\p{L})(?:${bound})\s(?:${others})(?!\p{L})|^(?:${others})\s\p{Ll}{3,}(?:t|en)(?!\p{L})|(?<!\p{L})(?:er\shat|hat\ser|sie\shat|hat\ssie)(?!\p{L})|(?<!\p{L})(?:sind wir|wir sind|bin ich|ich bin)(?!\p{L})|(?<!\p{L})(?:wir|ich)\s[^,;]{0,80}\s(?:müssen|muss|haben|sollen|werden)(?!\p{L})`,
  'iu',
)

/** `…, müsste ich bis zum … klagen`, `das Geld müsste dann bis … da sein`: what somebody else or only a choice of the reader leads to. */
const onlyThen =
  /(?<!\p{L})[Mm]üssten? dann(?!\p{L})|(?<!\p{L})(?:[Ww]ir|[Ii]ch)\s[^;]*(?<!\p{L}|zu\s)klagen?(?!\p{L})/u

const relative = /^(?:die|das|den|der|dem|welche\p{L}*)\s(?:wir|ich)\s/iu

/** A relative clause about something that happens by itself. */
const tells =
  /^(?:die|das|der|welche\p{L}*)\s(?!\p{Lu}|.*(?<!\p{L})(?:[Ss]ie|du|[Ii]hr|uns|mir|muss|müssen|soll|sollen|zu\s(?!Ihnen)\p{L}+n|\p{L}+zu\p{L}+n)(?!\p{L}))[^,]*\s(?:kommt|kommen|\p{Ll}{4,}t|wird|werden)[.\s]*$/u

/** Finite verbs and subjects: a text that contains one is a sentence and no label. */
const finite =
  /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|bleibt|bleiben|gilt|gelten|läuft|laufen|endet|enden|dauert|dauern|erfolgt|erfolgen|gewähr\p{L}+|halten|biet\p{L}+|geht|gehen|kommt|kommen|steht|stehen|entscheidet|entscheiden|prüft|überprüft|zahlt|liefert|übernimmt|verfällt|beginnt|ruht|behält|reicht|hält|erhält|bekommt|trägt|zieht|fällt|\p{Ll}+ier(?:t|en)|wir|ich|er|man|es)(?!\p{L})/iu

/** Offers and their temporary prices; with a request in the same clause they are a deadline all the same. */
const offered =
  /(?<!\p{L})(?:(?:sonder|aktions|frühbucher|neukunden|treue|vorteils)?(?:angebot|aktion|rabatt|gutschein|bonus|vorteil)|(?:sonder|aktions|vorteils|frühbucher)preis)(?:e?s|e|en|n)?(?!\p{L})|(?<!\p{L})bestell(?:ung|en)(?!\p{L})|(?<!\p{L})(?:lieferung|liefertermin|urlaub|ferien|betriebsferien|geschlossen|geöffnet|aufrecht|wirksam|krankgeschrieben|arbeitsunfähig)(?!\p{L})/iu
const firm =
  /(?<!\p{L})(?:bitte[nt]?|spätestens|längstens|muss|müssen|frist|aufgefordert|fordere?n?)(?!\p{L})/iu

const validity =
  /gültig|gilt (?:bis|auch)|gilt.{0,20}bis|befristet|bewillig|nutzen(?! sie)|zinsen|verzinsung|ausgerechnet|unverändert|läuft|laufzeit|dauer|gewährt|geleistet|gezahlt wird|einzusehen|einsehen|(?<!\p{L})(?:lief|liefen|galt|galten)(?!\p{L})/iu
const past =
  /(?<!\p{L})(?:war|waren|wurde|wurden|hat|hatte|hatten|haben sie|haben wir|habe ich)(?!\p{L})[^.]*(?:\bzu \p{L}+en|\p{L}zu\p{L}+en|ge\p{L}+(?:t|en)|worden|erschienen|verpflichtet)(?!\p{L})|(?:ge\p{L}+(?:t|en)|worden)\shatten?(?!\p{L})|(?<!\p{L})waren?(?!\p{L})[^.]*fällig|(?<!\p{L})hätte(?:n|st|t)?(?!\p{L})[^.]*(?:sollen|müssen)(?!\p{L})/iu

/** Whether a clause is about how long something is valid, or about a past duty: its days are no deadlines. */
export const isValidity = (clause: string) => validity.test(clause)
export const isHistory = (clause: string) => past.test(clause)

const isCase = (clause: string, text: string) => unless.test(clause) || statesConsequence(text)
/** Imperatives that ask for something: `Antworten Sie bis …`, but not offers such as `Bestellen Sie bis …`. */
const ordered = (clause: string) =>
  imperative.test(clause) && !/(?<!\p{L})(?:bestell|spar|sicher|nutz|profitier|buch)/iu.test(clause)

/**
 * A part without a finite verb: `…, den Betrag bis zum … zu zahlen`, but not `…, bis zum … eingestellt`, nor a day with hardly any words.
 */
const isBare = (part: string) =>
  !finite.test(part) &&
  (/(?:(?<!\p{L})zu\s\p{L}+n|\p{L}zu\p{L}+n)[\s.!]*$/iu.test(part) ||
    (!/\p{L}(?:t|en)[\s.!)]*$/iu.test(part) && (part.match(/\p{L}{5,}/gu) ?? []).length > 2))

/** Replaces the dots of dates, which end no sentence; the length stays the same. */
export const withoutDots = (text: string) => text.replace(/(?<=\d)\./gu, ' ')

/** The words between the commas around a place, which contain the subject of its verb; the whole clause for an apposition. */
export function partAround(text: string, start: number, end: number, clause: string): string {
  const comma = text.lastIndexOf(', ', start - 1)
  const colon = text.lastIndexOf(': ', start - 1)
  // a colon begins a new clause, unless only the day follows
  const from =
    colon > comma && /\p{L}{3,}\s\p{L}{2,}/u.test(text.slice(colon, start)) ? colon : comma
  const to = text.indexOf(', ', end)
  const part = text.slice(from < 0 ? 0 : from + 2, to < 0 ? text.length : to)
  const isApposition = /^(?:das heißt|d\. ?h\.|also|mithin|somit|spätestens|hier)(?!\p{L})/iu.test(
    part,
  )
  return isApposition || part.length > clause.length ? clause : part
}

/**
 * Whether a day or period at a place of a text binds the reader: the text asks, obliges or allows them, or a label without a verb names it.
 * Acts of the sender, a court or others do not bind. `around` is the clause around the place.
 */
export function bindsReader(said: string, start: number, end: number, around: string): boolean {
  const [text, clause] = [withoutDots(said), withoutDots(around)]
  const part = partAround(text, start, end, clause)
  // `…, die wir bis zum … einbauen müssen, …`, `…, die binnen zwei Wochen zu Ihnen kommt`: acts of others
  if (relative.test(part) && somebodyElse.test(part)) return false
  if (!text.startsWith(part) && tells.test(part)) return false
  if (onlyThen.test(clause)) return false
  const isUndone = without.test(clause) || (undone.test(clause) && isCase(clause, text))
  if (offered.test(clause) && !firm.test(clause) && !isUndone && !ordered(clause)) return false
  if (requests.test(clause) || imperative.test(clause) || informal.test(clause)) return true
  if (isUndone || may.test(clause) || ifReader.test(clause)) return true
  if (somebodyElse.test(part)) return false
  if (remedy.test(clause) || duty.test(clause) || toDo.test(clause) || term.test(clause))
    return true
  return !finite.test(clause) || isBare(part)
}
