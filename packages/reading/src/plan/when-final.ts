import { bodySentences, type BodySentence } from '../find/body-sentences.ts'
import { periodOf, periodPattern } from '../find/deadline/periods.ts'
import { allWords } from '../find/words-at.ts'
import { giveTo } from '../explain/wordings.ts'
import type { Facts } from '../explain/facts.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { StepDraft } from './step.ts'
import type { StepDay, StepThing } from './types.ts'

const event = String.raw`(?:dem\s|ihrer\s)?(?:eintritt\sder\s)?(?:rechtskraft|bestandskraft|unanfechtbarkeit)`
/** `spätestens zwei Wochen nach Eintritt der Rechtskraft`, `nach Rechtskraft binnen zwei Wochen` */
const periods = [
  new RegExp(String.raw`${periodPattern}\s(?:nach|ab|seit)\s${event}`, 'iu'),
  new RegExp(
    String.raw`(?:nach|ab|seit)\s${event}[^.;!?]{0,60}?(?:innerhalb|binnen)\s(?:von\s)?${periodPattern}`,
    'iu',
  ),
]

const whenever = new RegExp(String.raw`(?<!\p{L})(?:nach|mit|bei|ab)\s${event}`, 'iu')

/** The rule of a day that depends on when a decision can no longer be contested; null if the text has none. */
function dayIn(text: string): StepDay | null {
  const found = periods.map((pattern) => periodOf(pattern.exec(text)?.groups)).find(Boolean)
  if (found?.working || (!found && !whenever.test(text))) return null
  const rule = [found ? say('rule.after-final', found.period) : say('rule.when-final')]
  return {
    date: null,
    time: null,
    deadline: null,
    law: null,
    rule,
    rulePlain: english(rule),
    stated: true,
  }
}

const pays = /zahl|überweis|entricht|begleich|(?:gesamt|geld)?betrag/iu
const licence =
  /(?:führerschein|fahrerlaubnis)(?!-?(?:stelle|behörde|klasse|verordnung|register))/iu
/** The driving licence has to be handed over: `Der Führerschein ist in amtliche Verwahrung zu geben`. */
const handsOver =
  /(?<!\p{L})zu\s(?:geben|übergeben|übersenden|senden)|abzu(?:geben|liefern)|(?:über)?(?:send|geb)en\ssie|abgeliefert\swerden|(?:muss|müssen)[^.!?]*(?:abgeben|abgegeben|übergeben|übersandt)/iu
const isOptional = /(?<!\p{L})(?:kann|können|wenn|sofern|falls|nicht|kein\p{L}*|bereits)(?!\p{L})/iu

const isLicence = ({ said }: StepThing) =>
  said?.id === 'thing' && said.values.thing === 'driving-licence'

/** The licence to hand over, if no other rule understood the sentence. */
function licenceStep(said: BodySentence): StepDraft {
  const thing = say('thing', { thing: 'driving-licence' })
  const german =
    /(?:[Ii]hr\p{Ll}*|[Dd]e[rn]|)\s?Führerschein/u.exec(said.text)?.[0] ?? 'Führerschein'
  return {
    act: 'send',
    says: [
      say('ask.things', {
        doing: 'give-back',
        things: ['driving-licence'],
        named: [],
        count: null,
        by: null,
      }),
      ...giveTo(said.text),
    ],
    why: say('why.asked'),
    things: [{ german, said: thing, plain: english([thing]) }],
    german: [said.text],
    words: allWords(said),
    deadlines: [],
    confidence: 0.75,
  }
}

/**
 * Adds to the steps of a fine what depends on the day when it becomes final, which nobody knows yet: the rule for the day to pay and for
 * handing over the driving licence.
 */
export function whenFinal({ letter }: Facts, drafts: StepDraft[]): StepDraft[] {
  const sentences = bodySentences(letter)
  const toHandOver = sentences.find(
    ({ text }) => licence.test(text) && handsOver.test(text) && !isOptional.test(text),
  )
  const hasLicence = drafts.some(({ things = [] }) => things.some(isLicence))
  const all = toHandOver && !hasLicence ? [...drafts, licenceStep(toHandOver)] : drafts
  const day = (about: RegExp) =>
    sentences.flatMap(({ text }) => (about.test(text) ? (dayIn(text) ?? []) : []))[0] ?? null
  return all.map((draft) => {
    if (draft.day?.date || draft.day?.rule.length) return draft
    const isLicenceStep = draft.things?.some(isLicence)
    const found = draft.act === 'pay' ? day(pays) : isLicenceStep ? day(licence) : null
    // a day without a date may have a deadline already, which stays with its step
    return found
      ? { ...draft, day: { ...found, ...draft.day, rule: found.rule, rulePlain: found.rulePlain } }
      : draft
  })
}
