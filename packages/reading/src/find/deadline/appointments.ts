/** Words before a day without an hour that make it an appointment. */
const label =
  /^(?!ursprünglich|bisherig|alter|gewünscht)(?:\p{L}+\s){0,3}?(?!(?:geburts|end|zahlungs?|liefer|abgabe|einreichungs?|rückgabe|kündigungs?|fälligkeits?|buchungs?|abbuchungs?|sperr|melde|bestell|versand|umzugs?|einzugs?)termin)\p{L}*termin(?:e|s|vorschlag)?(?:\s(?:am|zur|für)\s[\p{L}\s]{0,40})?\s*(?::\s*)?(?:am\s)?$/iu
const takesPlace =
  /^[^.;!?]{0,90}?(?<!\p{L})(?:statt(?!\s(?:des|der|am|vom))|(?:zu|bei)\sihnen|vorbei|ein(?:laden|finden|zufinden)?|erscheinen|vorsprechen|vorzusprechen|vorstellen|durchgeführt|abgelesen|vorgesehen|vereinbart|reserviert|angesetzt|anberaumt|bestimmt)(?=[\s.,;!?)]|$)/iu
const called =
  /(?<!\p{L})(?:findet|kommt|kommen|laden?|lade|erscheinen\ssie|(?:ab)?lesen|ablesung|besichtigung|begehung|wartung|kehrung|(?:haupt)?verhandlung|termin|elternabend|versammlung|untersuchung|operation|aufnahme|impfung|prüfung|klausur|abnahme|übergabe|vorstellungsgespräch|gespräch)(?!\p{L})[^.;!?]{0,60}?(?:am|für(?:\sden)?|auf\sden|den|:)\s*$/iu
const isHeld =
  /(?<!\p{L})(?:ablesung|besichtigung|begehung|wartung|kehrung|(?:haupt)?verhandlung|versammlung|untersuchung|operation|aufnahme|impfung|prüfung|klausur|abnahme|übergabe|vorstellungsgespräch|gespräch)\s(?:erfolgt|ist|beginnt)\s[^.;!?\d]{0,30}?am\s*$/iu
const byReader =
  /(?<!\p{L})(?:erscheinen\ssie|kommen\ssie|finden\ssie\ssich|sprechen\ssie|stellen\ssie\ssich)\s[^.;!?]{0,40}?(?:am|den)\s*$/iu
/** An appointment without an hour: `Am 9. Juli haben wir Kammertermin`, `Halten Sie sich den 14. Mai frei` */
const onThen = /^(?:[^.;!?]{0,40}\s)?am\s*$/iu
const weHaveOne = /^\s(?:haben\swir|haben\ssie|hast\sdu|habt\sihr)\s[^.;!?]{0,40}termin(?!\p{L})/iu
const keepFree = /(?<!\p{L})halten\ssie\s(?:sich\s)?(?:bitte\s)?(?:den\s)?$/iu
const isFree = /^[^.;!?]{0,40}\sfrei(?!\p{L})/iu
const hasOne =
  /(?<!\p{L})(?:(?:sie|ihr)\shab(?:en|t)|du\shast|hab(?:en|t)\s(?:sie|ihr))\s[^.;!?]{0,30}?am\s*$/iu
/** `Termin für Ihre Rückmeldung:` is a last day, not an appointment. */
const lastDay =
  /termin\s(?:für|zur)\s[^:.]{0,30}(?:rückmeldung|zahlung|abgabe|vorlage|einreichung|rückgabe)/iu
export const fromThen = /(?<!\p{L})(?:ab|seit|vor|nach)\s(?:dem|den)?\s*$/iu
const isOne = /^[^.;!?]{0,60}?(?<!\p{L})(?:einen?|ihren?|den)\s\p{L}*termin(?!\p{L})/iu

/** Whether the words around a day without an hour make it an appointment. */
export function isAppointment(before: string, after: string): boolean {
  if (fromThen.test(before) || lastDay.test(before)) return false
  if (label.test(before) || byReader.test(before) || isHeld.test(before)) return true
  if (hasOne.test(before) && isOne.test(after)) return true
  if (onThen.test(before) && weHaveOne.test(after)) return true
  if (keepFree.test(before) && isFree.test(after)) return true
  return called.test(before) && takesPlace.test(after)
}

/** Words about past events, whose hour is no appointment. */
const told =
  /(?<!\p{L})(?:(?:haben|hat|habe)\s(?:wir|ich|er|sie)(?![^.;!?]{0,30}termin(?!\p{L}))|wurden?|waren?|hatten?|stellten?|fielen?|fiel|kam|kamen|fand|befand\p{L}*|ereignete|ging|gingen|erfolgte|wurde)(?!\p{L})|(?<!\p{L})(?:wir|ich)\s(?:haben|habe)(?!\p{L})[^.;]*(?:ge\p{L}+(?:t|en)|\p{L}+iert)(?=[\s.,;]|$)|(?<!\p{L})(?:worden|vorgeworfen|zur last)(?!\p{L})/iu

/** `Für Sie haben wir den … vorgesehen`: past tense, but a future appointment. */
const arranged =
  /(?<!\p{L})(?:vorgesehen|vereinbart|reserviert|vorgemerkt|eingeplant|eingetragen|angesetzt|anberaumt|bestimmt|gebucht|terminiert|gelegt|geladen|eingeladen)(?!\p{L})/iu

/** `rufen Sie bitte vor dem 31. März zwischen 18 und 20 Uhr an`: hours for calling. `erteilt am` (in `made`): when a document was made. */
const hoursToCall = /(?<!\p{L})(?:rufen|ruft|erreichen|erreichbar)(?!\p{L})/iu
const made =
  /(?:erteilt|erstellt|ausgestellt|gedruckt|ausgedruckt|generiert|versandt|gesendet|stand|abgerufen)\s(?:am\s|vom\s)?$/iu
const notLater = /(?<!\p{L})vor\s(?:dem|der)\s$/iu

/** Labels of what the sender recorded, and `bereits am`: past. */
const recorded = /^(?:einfahrt|ausfahrt|kontrolle|tatzeit|vorfall)(?:\sam)?:?\s$|bereits am\s$/iu

/** Whether the words before a day with an hour, and its clause, show that it is no visit of the reader. */
export const isNoVisit = (before: string, clause: string) =>
  made.test(before) || recorded.test(before) || (notLater.test(before) && hoursToCall.test(clause))

/** Whether a clause with an hour is about a past event. */
export const isTold = (clause: string) => told.test(clause) && !arranged.test(clause)
