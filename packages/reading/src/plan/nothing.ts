import { kindOf } from '../explain/kind-of.ts'
import { valueOf, type Facts } from '../explain/facts.ts'
import { bodySentences } from '../find/body-sentences.ts'
import { allWords } from '../find/words-at.ts'
import { nothingAsked } from '../german/request-cues.ts'
import { say } from '../said/say.ts'
import type { StepDraft } from './step.ts'

/** A claim is withdrawn: `nehmen wir unsere Forderung zurück`, `Das Verfahren wird hiermit eingestellt`. */
const withdrawn =
  /(?<!\p{L})(?:nehmen\swir|nehme\sich|ziehen\swir|ziehe\sich)\s(?:unsere|die|meine)\s(?:forderung|rechnung|mahnung|abmahnung|kündigung)\s(?:hiermit\s)?zurück(?!\p{L})|(?<!\p{L})verfahren\swird\shiermit\seingestellt|(?<!\p{L})(?:bescheid|forderung|rechnung|mahnung)(?!\p{L})[^.;!?]{0,80}\s(?:ist|wird|wurde|haben\swir)\s(?:[^.;!?]{0,40}\s)?(?:aufgehoben|zurückgenommen|storniert)(?=[\s.,;]|$)|schulde[nt]\s(?:sie\s)?(?:uns|mir)\s(?:\p{L}+\s){0,2}nichts(?!\p{L})|(?:vernehmung|ladung|termin|verhandlung)(?!\p{L})[^;!?]{0,80}\s(?:entfällt|aufgehoben|abgesagt)(?=[.,;!?]|$)/iu

/** Voluntary things, and matters that end if the reader agrees. */
const voluntarySentence =
  /(?:angebote?|varianten|möglichkeiten|leistungen|teilnahme|spende|beitrag|kirchgeld|zahlung)\s(?:ist|sind)\s(?:\p{L}+\s){0,3}freiwillig|sind\ssie\seinverstanden,\s[^.!?]{0,40}(?:alles\serledigt|nichts\s(?:weiter\s)?(?:zu\s)?(?:tun|veranlassen))/iu
const voluntarySubject =
  /(?<!\p{L})freiwillige[snr]?(?!\p{L})|spendenaufruf|bitte um (?:eine )?spende/iu

/** A subject that cancels an event: `Ihr Kurs findet nicht statt`. */
const calledOff =
  /(?<!\p{L})(?:findet\s(?:\p{L}+\s){0,3}nicht\sstatt|fällt\s(?:\p{L}+\s){0,3}aus|entfällt|abgesagt|absage|abladung)(?!\p{L})/iu

/** `so dass Sie nichts zu überweisen brauchen`: nothing has to be paid. */
const nothingToPay =
  /(?<!\p{L})(?:sie|du)\s(?:\p{L}+\s){0,3}nichts\s(?:mehr\s)?zu\s(?:überweisen|bezahlen|zahlen)\s(?:brauchen|brauchst)(?!\p{L})|(?<!\p{L})(?:brauchen|brauchst|müssen|musst)\s(?:sie|du)\s(?:\p{L}+\s){0,3}nichts\s(?:mehr\s)?(?:zu\s)?(?:überweisen|bezahlen|zahlen)(?!\p{L})|(?<!\p{L})(?:bitte\snichts\süberweisen|zahlen\s(?:sie\s)?(?:also\s|somit\s|daher\s)?nichts\snach|nichts\s(?:mehr\s)?offen\sist|ist\s(?:nun\s|damit\s)?alles\s(?:beglichen|bezahlt|ausgeglichen)|(?:weist|weisen|besteht|bestehen)\skeine?n?\soffenen?\s(?:betrag|beträge|forderung|forderungen|posten)|restlos\s(?:getilgt|beglichen|bezahlt))(?!\p{L})/iu

/** Imperatives, even of verbs that no other rule knows. */
const orders = /(?:^|[:;–]\s)(?:Bitte\s)?\p{Lu}\p{Ll}+n\sSie(?!\p{L})/u
/** Conditions, offers to ask, and requests to ignore something. */
const noOrder =
  /gegenstandslos|\?$|,\s(?:\p{Ll}+n|\p{Ll}+t)\s(?:wir|ich|das|die|der|es)(?!\p{L})|(?<!\p{L})(?:fragen|rufen|wenden|melden)\ssie(?!\p{L})/iu

/** `nur für Ihre Unterlagen bestimmt` */
const forRecords =
  /(?<!\p{L})(?:nur|ausschließlich|lediglich)\s(?:für|zu)\s(?:ihre[n]?|deine[n]?)\s(?:unterlagen|kenntnis|information)(?!\p{L})|(?<!\p{L})(?:zur|zu\sihrer)\s(?:kenntnis|kenntnisnahme|information)\s(?:erhalten\ssie|(?:über)?senden\swir|schicken\swir)(?!\p{L})|(?:dient|dienen)\s(?:nur|ausschließlich|lediglich)\s(?:ihrer|der|zur?)\s(?:kenntnis|information)/iu

/** Words with which a letter names itself news, thanks, an apology or a confirmation. */
const informs =
  /information|mitteilung|bestätigung|(?<!\p{L})neues\saus|rundbrief|merkblatt|erläuterung|(?:informier|unterricht|benachrichtig)(?:en|e)\s(?:wir|ich)\ssie|(?:wir|ich)\s(?:informier|unterricht|bestätig)(?:en|e)\s|teile?n?\s(?:wir|ich)\sihnen\smit|bestätige?n?\s(?:wir|ich)(?!\p{L})|entschuldig|bedanken\s(?:wir|ich)|(?:wir|ich)\s(?:danken|danke)/iu

/**
 * Words of a request, a deadline or a form: with one of them in the text, "nothing to do" is not certain even if no finder found a request.
 */
const traces =
  /_{3}|[☐□]|\([\sxX]?\s?\)|\[\s?\]|frist|binnen|innerhalb|spätestens|(?<!\p{L})bis\s(?:zum|\d)|zahlbar|zahlen|fällig|überweis|rücklauf|erbeten|erbitten|antwort|rückmeldung|unterschr|unterzeichn|ausfüll|vorlegen|einreich|bitte|müssen|sollten|anmeld|termin|treffpunkt|€|\?/iu

/** Whether the letter says that it only informs, and contains no trace of a request. */
function onlyInforms(facts: Facts): boolean {
  const text = facts.letter.blocks
    .filter(({ zone }) => zone === 'body')
    .map((block) => block.text)
    .join('\n')
  return (
    facts.deadlines.length === 0 &&
    informs.test(`${valueOf(facts, 'subject') ?? ''}\n${text}`) &&
    !traces.test(text)
  )
}

/**
 * The step "nothing to do", or null. An offer asks for nothing, whatever its wording. `isUnclear`: a part of the letter was not understood,
 * so that a cancelled event, a sentence about paying or mere news is not enough.
 */
export function nothingToDo(
  facts: Facts,
  isOffered: boolean,
  isUnclear: boolean,
): StepDraft | null {
  const sentences = bodySentences(facts.letter)
  const said = sentences.find(({ text }) => nothingAsked(text) || voluntarySentence.test(text))
  const base = { act: 'nothing' as const, deadlines: [], confidence: 0.9 }
  if (said)
    return {
      ...base,
      says: [say('step.nothing')],
      why: say('why.says-so'),
      german: [said.text],
      words: allWords(said),
    }
  if (isOffered)
    return { ...base, says: [say('step.nothing-offer')], why: say('why.offer'), words: [] }
  const isGivenUp = sentences.some(({ text, remedy }) => !remedy && withdrawn.test(text))
  const subject = valueOf(facts, 'subject') ?? ''
  if (voluntarySubject.test(subject))
    return { ...base, says: [say('step.nothing')], why: say('why.kind'), words: [] }
  const isCalledOff = calledOff.test(subject)
  const asksNothing =
    sentences.some(({ text }) => nothingToPay.test(text) || forRecords.test(text)) &&
    !sentences.some(({ text }) => orders.test(text) && !noOrder.test(text))
  const saysSo = isCalledOff || asksNothing || onlyInforms(facts)
  return kindOf(facts)?.informs || isGivenUp || (!isUnclear && saysSo)
    ? { ...base, says: [say('step.nothing-kind')], why: say('why.kind'), words: [] }
    : null
}
