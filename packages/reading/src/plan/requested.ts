import type { PlainDate } from '@brieflotse/rules'
import { asksSomething, nothingAsked } from '../german/request-cues.ts'
import { isAskable, requestsOf, type Asking } from '../find/requests-of.ts'
import { bodySentences, type BodySentence } from '../find/body-sentences.ts'
import { allWords } from '../find/words-at.ts'
import { actOf } from '../explain/act-of.ts'
import { askedIn, type Context } from '../explain/asked.ts'
import { isDirectDebit, letterDay, type Facts } from '../explain/facts.ts'
import { bindingsIn } from '../explain/signing.ts'
import { understand, type Understood } from '../explain/plain-action.ts'
import type { AskedDay, By } from '../said/values.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import type { Task } from '../said/words.ts'
import { thingsIn, type Named } from '../explain/things.ts'
import type { Step, StepThing } from './types.ts'

/**
 * One request of the letter, before it is combined with money, days and the kind of letter. `by`: the last day, `on`: the day of an
 * appointment; `words`: indexes of the words of the German sentence and its list.
 */
export type Requested = Pick<Step, 'act' | 'duty' | 'things' | 'place' | 'confidence'> & {
  says: Saying[]
  condition: Saying | null
  german: string
  words: number[]
  by: By
  on: AskedDay | null
}

/** A German sentence whose request was not understood. */
export type NotUnderstood = { german: string; words: number[]; confidence: number }

/** Whether the sentence of a step names things, which are then also shown as a list. */
const hasThings = (said: Saying[]) => said.some(({ id }) => id === 'ask.things')

function stepThing({ german, thing }: Named): StepThing {
  if (!thing) return { german, said: null, plain: null }
  const said = say('thing', { thing })
  return { german, said, plain: english([said]) }
}

function conditionOf(only: Understood['only']): Saying | null {
  if (only === null) return null
  return only === 'unknown' ? say('only.unknown') : say('only.if', { only })
}

/** Sentences about optional acts, or about how to do something. */
const isFree = new Set<Saying['id']>(['ask.sign-may', 'ask.agree', 'ask.object', 'ask.copies-only'])
/** Tasks for a case that may not occur, such as reporting changes. */
const ifItHappens = new Set<Task>([
  'say-if-interpreter',
  'report-changes',
  'report-move',
  'report-income',
  'report-damage',
])
const isChoice = (said: Saying) =>
  isFree.has(said.id) || (said.id === 'ask.do' && ifItHappens.has(said.values.task))

/** Requests for some readers only (`Bezieher von Wohngeld: … legen Sie … vor`), and alternatives (`Sie haben mehrere Wege:`). */
const forSome =
  /^(?:für\s)?(?:bezieher|empfänger|studierende|auszubildende|schüler|rentner|eltern|alleinerziehende|selbstständige|selbständige|beschäftigte|mitglieder|eigentümer|mieter|vermieter|versicherte|kunden|personen|haushalte)\p{L}*(?:\s[^:.;!?]{0,90})?(?::|,\s(?:die|der)\s)/iu
const offersWays =
  /(?:mehrere|verschiedene|folgende|zwei|drei|diese)\s(?:wege|möglichkeiten|varianten|optionen)|(?:haben|hast|habt)\s(?:sie|du|ihr)\s(?:dafür\s)?die\swahl/iu
export const isForSome = ({ text, leadIn }: BodySentence) =>
  forSome.test(text) || offersWays.test(leadIn) || offersWays.test(/^[^:]*:/u.exec(text)?.[0] ?? '')

function stepOf(
  { said, sure, words, list }: Asking,
  part: Understood['parts'][number],
  only: Understood['only'],
): Requested | null {
  const [first] = part.said
  if (!first) return null
  const place = part.said.find((one) => one.id === 'ask.place')
  return {
    act: actOf(first),
    duty: only === null && !isChoice(first) && !isForSome(said) ? 'must' : 'may',
    says: part.said.filter((one) => one.id !== 'ask.place'),
    things:
      hasThings(part.said) || (list.length > 0 && part.asked.things.length === list.length)
        ? part.asked.things.map(stepThing)
        : [],
    place: place && place.id === 'ask.place' ? place.values.place : null,
    condition: conditionOf(only),
    confidence: sure,
    german: said.text,
    words,
    by: part.asked.by,
    on: part.asked.on,
  }
}

/** Joins repeated requests for the same thing into one step. */
function joined(steps: Requested[]): Requested[] {
  const apart = new Map<string, Requested>()
  for (const step of steps) {
    const key = [step.act, english(step.says), step.things.map(({ german }) => german)].join('|')
    const twin = apart.get(key)
    if (twin) twin.words = [...new Set([...twin.words, ...step.words])]
    else apart.set(key, step)
  }
  return [...apart.values()]
}

/** Adds enclosures to the step of the paper they go with, from the same sentence or the next one. */
function withEnclosures(steps: Requested[]): Requested[] {
  const kept: Requested[] = []
  for (const step of steps) {
    const [said] = step.says
    const isEnclosed = said?.id === 'ask.things' && said.values.doing === 'enclose'
    const letter = kept.findLast(({ act }) => act === 'send' || act === 'fill-in' || act === 'sign')
    if (!isEnclosed || !letter || letter.duty !== step.duty || (dated(step) && dated(letter))) {
      kept.push(step)
      continue
    }
    letter.says = [...letter.says, ...step.says]
    letter.things = [...letter.things, ...step.things]
    letter.words = [...new Set([...letter.words, ...step.words])]
    letter.by ??= step.by
    if (letter.german !== step.german) letter.german = `${letter.german} ${step.german}`
  }
  return kept
}

const dated = ({ by }: Requested) => by !== null

/** Things to carry: `Nehmen Sie Papiere und warme Kleidung mit`, `Vergesst nicht, feste Schuhe einzupacken` */
const carry =
  /(?:^|[,;]\s|(?<!\p{L})und\s)(?:(?:packen|nehmen|bringen)\s(?:sie|ihr)|packt|nehmt|bringt)\s[^.!?;]{3,200}\s(?:ein|mit)(?=[.,;!]|\sund\s|$)|(?<!\p{L})(?:vergessen\ssie|vergesst|vergiss)\snicht,?\s[^.!?;]{3,200}(?:einzupacken|mitzubringen|mitzunehmen)(?!\p{L})/iu
/** Optional, forbidden or conditional things. */
const mayCarry =
  /(?<!\p{L})(?:gerne?|ruhig|keine?n?|wenn|falls|sofern|sollten|können|könnt|dürfen|dürft|möchten|wer)(?!\p{L})/iu

/** Things to bring, from sentences that no other rule understood. `known`: the words of the requests that were understood. */
function carried(
  facts: Facts,
  known: ReadonlySet<number>,
  letterDate: PlainDate | null,
): Requested[] {
  return bodySentences(facts.letter)
    .filter((said) => isAskable(said) && carry.test(said.text) && !mayCarry.test(said.text))
    .filter((said) => !allWords(said).some((word) => known.has(word)))
    .map((said): Requested => {
      const { by, on } = askedIn(said.text, { letterDate })
      return {
        act: 'bring',
        duty: 'must',
        says: [say('step.bring')],
        things: [],
        place: null,
        condition: null,
        confidence: 0.7,
        german: said.text,
        words: allWords(said),
        by,
        on,
      }
    })
}

/** `Heben Sie ihn auf`, `senden Sie das Original nach`: the object is in an earlier sentence. */
const pronoun = /(?<!\p{L})(?:ihn|sie|es|diese[ns]?|das original|die originale)(?!\p{L})/u

/** Parses a request; a pronoun is replaced with the first thing named before. */
function withObject(
  said: BodySentence,
  clause: string,
  context: Context,
  { letter }: Facts,
): Understood {
  const alone = understand(clause, context)
  if (alone.parts.length > 0 || !pronoun.test(clause)) return alone
  const at = said.text.indexOf(clause.slice(1))
  const sentences = bodySentences(letter)
  const last = sentences[sentences.indexOf(said) - 1]
  const before = at > 2 ? said.text.slice(0, at) : last?.block === said.block ? last.text : ''
  const [thing] = thingsIn(before)
  const whole = thing && understand(clause, { ...context, list: [thing.german] })
  return whole && whole.parts.some(({ said: [first] }) => first?.id === 'ask.things')
    ? whole
    : alone
}

/** `Nutzen Sie dafür den Antwortbogen`: how to fulfil the request before it. */
const howTo =
  /^(?:bitte\s)?(?:nutzen|verwenden|benutzen|nehmen)\s(?:sie\s)?(?:bitte\s)?(?:dafür|dazu|hierfür|hierzu)(?!\p{L})/iu

/** Adds to a step how it is done. */
function addHow(step: Requested, { said, words }: Asking, { parts }: Understood): void {
  step.german = `${step.german} ${said.text}`
  step.things = [...step.things, ...parts.flatMap(({ asked }) => asked.things.map(stepThing))]
  step.words = [...new Set([...step.words, ...words])]
}

/** `Schicken Sie ein Exemplar zurück`, `Senden Sie ihn zurück`: the paper is in the previous sentence. */
const copyOf =
  /(?<!\p{L})(?:exemplare?|(?:zweit|durch)schrift|ausfertigung(?:en)?)(?![^.!?]*\sde[rs]\s)(?!\p{L})/iu

/** Further back in a sentence, the pronoun means something in the same sentence. */
const sendsIt = /^(?:Bitte\s)?\p{L}+n\sSie\s(?:ihn|sie|es)(?!\p{L})/u

function withPaper(step: Requested, said: BodySentence, { letter }: Facts): Requested {
  const sentences = bodySentences(letter)
  const before = sentences[sentences.indexOf(said) - 1]
  const isIt = sendsIt.test(said.text) && step.says.some(({ id }) => id === 'ask.send-back-it')
  if (!before || before.block !== said.block || !(isIt || copyOf.test(said.text))) return step
  return { ...step, german: `${before.text} ${step.german}` }
}

/** The clauses between semicolons that ask for something; each can have its own condition. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/;\s/u).map((one) => one.charAt(0).toUpperCase() + one.slice(1))
  const asking = clauses.filter((one) => asksSomething(one) >= 0.5)
  return clauses.length > 1 && asking.length > 0 ? asking : [sentence]
}

/** All requests of the letter in its order. A request that was not fully understood goes to `unclear`, never into a partial step. */
export function requestedSteps(facts: Facts): { steps: Requested[]; unclear: NotUnderstood[] } {
  const date = letterDay(facts)
  const bindings = bindingsIn(facts.letter.blocks.map(({ text }) => text).join('\n'))
  const isCollected = isDirectDebit(facts)
  const isRelaxed = bodySentences(facts.letter).some(({ text }) => nothingAsked(text))
  const steps: Requested[] = []
  const unclear: NotUnderstood[] = []
  for (const asking of requestsOf(facts.letter)) {
    const { said, text, list, words, sure } = asking
    if (isCollected && /zu zahlen/iu.test(said.text)) continue
    if (isRelaxed && sure < 0.7) continue
    const order = forSome.test(text) ? text.replace(/^[^:]*:\s/u, '') : text
    for (const clause of clausesOf(order)) {
      const context = { letterDate: date, list, bindings }
      const understood = withObject(said, clause, context, facts)
      const { parts, only, rest } = understood
      const before = steps.at(-1)
      if (before && howTo.test(clause)) {
        addHow(before, asking, understood)
        continue
      }
      const found = parts.flatMap((part) => stepOf(asking, part, only) ?? [])
      steps.push(...found.map((step) => withPaper(step, said, facts)))
      if (rest.length > 0)
        unclear.push({
          german: parts.length > 0 ? rest.join(' ') : text === said.text ? clause : said.text,
          words,
          confidence: sure,
        })
    }
  }
  const more = carried(facts, new Set(steps.flatMap(({ words }) => words)), date)
  const isCarried = new Set(more.flatMap(({ words }) => words))
  return {
    steps: withEnclosures(joined([...steps, ...more])),
    unclear: unclear.filter(({ words }) => !words.some((word) => isCarried.has(word))),
  }
}
