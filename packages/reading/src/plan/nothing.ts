import { kindOf } from '../explain/kind-of.ts'
import { valueOf, type Facts } from '../explain/facts.ts'
import { sentencesOf } from '../find/said.ts'
import { allWords } from '../find/words-at.ts'
import { nothingAsked } from '../german/request-cues.ts'
import { say } from '../said/say.ts'
import type { Draft } from './step.ts'

/** What was claimed is given up: `nehmen wir unsere Forderung zurück`, `Das Verfahren wird hiermit eingestellt`. */
const withdrawn =
  /(?<!\p{L})(?:nehmen\swir|nehme\sich|ziehen\swir|ziehe\sich)\s(?:unsere|die|meine)\s(?:forderung|rechnung|mahnung|abmahnung|kündigung)\s(?:hiermit\s)?zurück(?!\p{L})|(?<!\p{L})verfahren\swird\shiermit\seingestellt|(?<!\p{L})(?:bescheid|forderung|rechnung|mahnung)(?!\p{L})[^.;!?]{0,80}\s(?:ist|wird|wurde|haben\swir)\s(?:[^.;!?]{0,40}\s)?(?:aufgehoben|zurückgenommen|storniert)(?=[\s.,;]|$)|schulde[nt]\s(?:sie\s)?(?:uns|mir)\s(?:\p{L}+\s){0,2}nichts(?!\p{L})|(?:vernehmung|ladung|termin|verhandlung)(?!\p{L})[^;!?]{0,80}\s(?:entfällt|aufgehoben|abgesagt)(?=[.,;!?]|$)/iu

/** What is only offered or wished for, and what is at an end where the reader agrees. */
const voluntary =
  /(?:angebote?|varianten|möglichkeiten|teilnahme|spende|beitrag|kirchgeld|zahlung)\s(?:ist|sind)\s(?:\p{L}+\s){0,3}freiwillig|sind\ssie\seinverstanden,\s[^.!?]{0,40}(?:alles\serledigt|nichts\s(?:weiter\s)?(?:zu\s)?(?:tun|veranlassen))/iu
const isVoluntary = /(?<!\p{L})freiwillige[snr]?(?!\p{L})|spendenaufruf|bitte um (?:eine )?spende/iu

/** A subject that calls off what the reader was to come to: `Ihr Kurs findet nicht statt`. */
const calledOff =
  /(?<!\p{L})(?:findet\s(?:\p{L}+\s){0,3}nicht\sstatt|fällt\s(?:\p{L}+\s){0,3}aus|entfällt|abgesagt|absage|abladung)(?!\p{L})/iu

/** `so dass Sie nichts zu überweisen brauchen` */
const nothingToPay =
  /(?<!\p{L})(?:sie|du)\s(?:\p{L}+\s){0,3}nichts\s(?:mehr\s)?zu\s(?:überweisen|bezahlen|zahlen)\s(?:brauchen|brauchst)(?!\p{L})|(?<!\p{L})(?:brauchen|brauchst|müssen|musst)\s(?:sie|du)\s(?:\p{L}+\s){0,3}nichts\s(?:mehr\s)?(?:zu\s)?(?:überweisen|bezahlen|zahlen)(?!\p{L})/iu

/** A letter that says what it is: news, thanks, an apology, a confirmation. */
const informs =
  /information|mitteilung|bestätigung|(?<!\p{L})neues\saus|rundbrief|merkblatt|erläuterung|(?:informier|unterricht|benachrichtig)(?:en|e)\s(?:wir|ich)\ssie|(?:wir|ich)\s(?:informier|unterricht|bestätig)(?:en|e)\s|teile?n?\s(?:wir|ich)\sihnen\smit|bestätige?n?\s(?:wir|ich)(?!\p{L})|entschuldig|bedanken\s(?:wir|ich)|(?:wir|ich)\s(?:danken|danke)/iu

/** Words of a request, a day or a form: where one of them stands, silence of the finders proves nothing. */
const traces =
  /_{3}|[☐□]|\([\sxX]?\s?\)|\[\s?\]|frist|binnen|innerhalb|spätestens|(?<!\p{L})bis\s(?:zum|\d)|zahlbar|zahlen|fällig|überweis|rücklauf|erbeten|erbitten|antwort|rückmeldung|unterschr|unterzeichn|ausfüll|vorlegen|einreich|bitte|müssen|sollten|anmeld|termin|treffpunkt|€|\?/iu

/** A letter that says that it informs, in which nothing can be taken for a request. */
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
 * The letter itself, or its kind, says that there is nothing to do. An offer asks for nothing, whatever its words are. `isOpen`: something in it
 * was not understood.
 */
export function nothingToDo(facts: Facts, isOffered: boolean, isOpen: boolean): Draft | null {
  const sentences = sentencesOf(facts.letter)
  const said = sentences.find(({ text }) => nothingAsked(text) || voluntary.test(text))
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
  const isOff = !isOpen && calledOff.test(valueOf(facts, 'subject') ?? '')
  const isPaid = !isOpen && sentences.some(({ text }) => nothingToPay.test(text))
  if (isVoluntary.test(valueOf(facts, 'subject') ?? ''))
    return { ...base, says: [say('step.nothing')], why: say('why.kind'), words: [] }
  return kindOf(facts)?.informs || isGivenUp || isOff || isPaid || (!isOpen && onlyInforms(facts))
    ? { ...base, says: [say('step.nothing-kind')], why: say('why.kind'), words: [] }
    : null
}
