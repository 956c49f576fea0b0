import { mostUnsure } from '../choose.ts'
import { evidenceOf } from '../evidence.ts'
import { withId } from '../deadline-id.ts'
import type { Facts } from '../explain/facts.ts'
import { caseOf } from '../explain/cases.ts'
import { isInCaseOf } from '../find/requests-of.ts'
import { bodySentences } from '../find/body-sentences.ts'
import { allWords } from '../find/words-at.ts'
import { polite } from '../german/polite.ts'
import { statesConsequence } from '../german/request-cues.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import { arithmetic } from '../said/arithmetic.ts'
import { type Deadline, rights } from '../types.ts'
import { isForSome, type Requested } from './requested.ts'
import { stepDayOf, toldOf, type StepDraft } from './step.ts'
import { isNotNeeded, isOptionalVisit } from './visits.ts'
import type { Act, StepDay } from './types.ts'
import type { DeadlineKind } from './kinds.ts'

/** Acts that fit a kind of deadline, best first. */
const actsFor: Record<Exclude<DeadlineKind, 'pay'>, Act[]> = {
  object: ['object'],
  sue: ['object'],
  reply: ['reply', 'fill-in', 'sign', 'call', 'send', 'check', 'do'],
  'send-documents': ['send', 'fill-in', 'sign', 'reply', 'bring', 'do'],
  consent: ['sign', 'reply', 'fill-in', 'send'],
  appointment: ['attend', 'bring'],
  terminate: ['reply'],
  other: ['send', 'reply', 'fill-in', 'sign', 'check', 'call', 'keep', 'attend', 'bring', 'do'],
}

/** The act of a deadline without its own request. */
const actOf = {
  object: 'object',
  sue: 'object',
  reply: 'reply',
  'send-documents': 'send',
  consent: 'reply',
  appointment: 'attend',
  terminate: 'reply',
  other: 'check',
} as const satisfies Record<Exclude<DeadlineKind, 'pay'>, Act>

/** The kind of deadline of an act, if a request names a day that no finder has found. */
const kindFor: Partial<Record<Act, DeadlineKind>> = {
  send: 'send-documents',
  'fill-in': 'reply',
  sign: 'consent',
  reply: 'reply',
  call: 'reply',
  attend: 'appointment',
  object: 'object',
  bring: 'other',
  do: 'other',
}

type Asked = { request: Requested; draft: StepDraft }

const dayIn = ({ by, on }: Requested) => {
  if (on) return on
  return by !== null && by !== 'at-once' && 'day' in by ? by : null
}

/** The words of the letter that a deadline was read from. */
function wordsOf({ findings }: Facts, { date }: Deadline): Set<number> {
  const found = findings.filter(
    ({ kind, value }) => (kind === 'deadline' || kind === 'appointment') && value === date,
  )
  return new Set(found.flatMap(({ words }) => words))
}

/** `innerhalb dieser Frist`, `bis dahin`: the day is in another sentence. */
const pointsToDay =
  /(?:innerhalb|binnen|in) dieser (?:zeit|frist)|(?<!\p{L})bis dahin(?!\p{L})|bis zu diese[mr] (?:tag|termin|datum|zeitpunkt)|zum gleichen (?:tag|termin|datum)/iu

/**
 * Whether a request belongs to the visit in the previous sentence, and to no other: `Am 24. März kommt der Monteur. Bitte seien Sie zu
 * Hause.`
 */
function isOfAnother(
  { letter, findings }: Facts,
  request: Requested,
  words: ReadonlySet<number>,
): boolean {
  const sentences = bodySentences(letter)
  const at = sentences.findIndex((said) => said.text === request.german)
  const before = sentences[at - 1]
  if (!before || before.block !== sentences[at]?.block) return false
  const own = new Set(allWords(before))
  const isVisitThere = findings.some(
    (one) => one.kind === 'appointment' && one.words.some((word) => own.has(word)),
  )
  return isVisitThere && ![...words].some((word) => own.has(word))
}

/** How well a request fits a deadline: same sentence, same day, same kind of act; 0 if it does not fit. */
function fit(facts: Facts, deadline: Deadline, { request, draft }: Asked): number {
  if (deadline.what === 'pay' || draft.day) return 0
  const acts = actsFor[deadline.what]
  const at = acts.indexOf(draft.act)
  if (at < 0) return 0
  const words = wordsOf(facts, deadline)
  const isSameSentence = request.words.some((word) => words.has(word))
  const named = dayIn(request)
  if (named && named.day !== deadline.date) return 0
  const isSameDay = named !== null && named.day === deadline.date
  if (deadline.what === 'appointment' && !isSameSentence && isOfAnother(facts, request, words))
    return 0
  // a visit is a step of its own, unless its day is in the sentence about what to bring
  if (deadline.what === 'appointment' && draft.act === 'bring' && !isSameSentence) return 0
  const isPointed = pointsToDay.test(request.german)
  if (deadline.what === 'other' && !isSameSentence && !isSameDay && !isPointed) return 0
  return (
    (isSameSentence ? 20 : 0) + (isSameDay ? 10 : 0) + (isPointed ? 1 : 0) + (acts.length - at) / 10
  )
}

const ifWanted =
  /^(?:wenn|falls|sofern)\s(?:sie|du|ihr)\s(?:[^,;]*(?:möchten|möchtest|möchtet|wollen|willst|wollt|mögen|magst|mögt|wünschen|wünschst|wünscht)|(?:es\s)?(?:lieber|stattdessen)\s[^,;]*),/iu

/**
 * `Wenn du lieber abbuchen lässt, gib … bis zum … ab`: the day applies only to readers who want that. A threatened consequence is no such
 * condition.
 */
function isInACase(sentence: string): boolean {
  if (ifWanted.test(sentence)) return true
  const { only } = caseOf(sentence)
  const isOne = only !== null && only !== 'unsure' && only !== 'if-available'
  const isThreat = /(?<!\p{L})(?:nichts?|kein\p{L}*|ohne)(?!\p{L})/iu.test(sentence)
  return isOne && !isThreat && !statesConsequence(sentence)
}

/** An application that has to arrive by a day, and no papers. */
const application =
  /(?<!straf|beweis)antr[aä]g(?!\p{L}*steller|snummer|sgegner)[^!?]*(?:zu stellen|gestellt|stellen|einzureichen|eingereicht|eingehen|eingegangen|vorliegen|abgeben|abzugeben|beantrag)(?!\p{L})|beantragen|zu beantragen/iu
const papers = /unterlagen|nachweis|beleg|bescheinigung|kopie|fehlen/iu
/** `Auf Antrag, der bis zum … zu stellen ist, kann …`: what the reader may get. */
const onApplication =
  /(?<!\p{L})(?:auf|durch)\s(?:\p{L}+\s)?antrag[^!?]*(?<!\p{L})(?:kann|können|wird|werden)(?!\p{L})|(?<!\p{L})(?:können|kannst|könnt)\s(?:sie|du|ihr)(?!\p{L})/iu

/** `Den Nachweis können Sie noch bis zum … nachreichen`, `Familien, die darauf angewiesen sind, können sich … melden` */
const mayDo =
  /(?<!\p{L})(?:können|kannst|könnt)\s(?:sie|du|ihr)\s(?:[^,;!?]*\s)?noch(?!\p{L})|^\p{L}+,\s(?:die|der)\s[^,]+,\s(?:können|kann)(?!\p{L})/iu

function saysOf(what: Exclude<DeadlineKind, 'pay'>, german: string[], day: StepDay): Saying {
  const told = { day: toldOf(day) }
  if (what === 'appointment') return say('step.attend', told)
  const isApplication =
    what === 'send-documents' && german.some((text) => application.test(text) && !papers.test(text))
  return say(isApplication ? 'step.apply' : `step.${what}`, told)
}

function fromDeadline(
  deadline: Deadline & { what: Exclude<DeadlineKind, 'pay'> },
  facts: Facts,
): StepDraft {
  const { what, law, stated, confidence } = deadline
  const day = stepDayOf(deadline)
  const words = wordsOf(facts, deadline)
  const sentences = bodySentences(facts.letter)
  const at = sentences.findIndex((one) => allWords(one).some((word) => words.has(word)))
  const [said, before] = [sentences[at], sentences[at - 1]]
  const isAnswer =
    said !== undefined && before?.block === said.block && isInCaseOf(before.text, polite(said.text))
  const german = said ? [said.text] : []
  const optional = before && before.block === said?.block ? [before.text] : []
  const isOneWay = said !== undefined && isForSome(said)
  const sentence = saysOf(what, german, day)
  const isLeft =
    rights.includes(what) ||
    (sentence.id === 'step.apply' &&
      [...german, ...optional].some((text) => onApplication.test(text))) ||
    (what !== 'appointment' &&
      (isOneWay || isAnswer || german.some((text) => isInACase(text) || mayDo.test(text))))
  return {
    act: actOf[what],
    duty: isLeft ? 'may' : 'must',
    says: [sentence],
    why: law ? say('why.law', { law }) : say(rights.includes(what) ? 'why.right' : 'why.day'),
    day,
    german,
    words: [],
    deadlines: [deadline],
    confidence: stated ? confidence : Math.min(confidence, 0.9),
  }
}

/** A day that a request names gets a reminder even if no finder found it. */
function deadlineFrom({ request, draft }: Asked, facts: Facts): Deadline | null {
  const named = dayIn(request)
  const what = kindFor[draft.act]
  if (!named || !what || draft.duty === 'may' || named.day < facts.today) return null
  return withId({
    what,
    date: named.day,
    time: named.time,
    stated: true,
    branch: null,
    law: null,
    ...arithmetic([say('day.named')]),
    needs: null,
    // nothing but the request confirms it
    confidence: Math.min(draft.confidence, mostUnsure),
    evidence: evidenceOf(request.words, facts.letter.words),
  })
}

/** Whether a computed day is also printed: then it is one deadline. */
const isPrinted = ({ what, date }: Deadline, { deadlines }: Facts) =>
  deadlines.some((other) => other.stated && other.what === what && other.date === date)

const isOther = (
  deadline: Deadline,
): deadline is Deadline & { what: Exclude<DeadlineKind, 'pay'> } => deadline.what !== 'pay'

/**
 * Combines requests with their days, and adds a step for each deadline without a request. `asked`: the requests that are not about money.
 * Each deadline belongs to one step.
 */
export function withDeadlines(facts: Facts, asked: Asked[]): StepDraft[] {
  const open = [...asked]
  const alone: StepDraft[] = []
  for (const deadline of facts.deadlines.filter(isOther)) {
    if (!deadline.stated && isPrinted(deadline, facts)) continue
    if (deadline.what === 'appointment' && isNotNeeded(facts, wordsOf(facts, deadline))) continue
    const [best] = open
      .map((one) => ({ one, score: fit(facts, deadline, one) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
    if (!best) {
      alone.push(fromDeadline(deadline, facts))
      continue
    }
    const { draft } = best.one
    draft.day = stepDayOf(deadline)
    draft.deadlines.push(deadline)
  }
  for (const one of open) {
    if (one.draft.day) continue
    const deadline = deadlineFrom(one, facts)
    if (!deadline) continue
    one.draft.day = stepDayOf(deadline)
    one.draft.deadlines.push(deadline)
  }
  // `pünktlich erscheinen` without a day or place is no step; collecting something is
  const kept = open.filter(
    ({ draft: { act, day, place, says } }) =>
      act !== 'attend' || day || place || says.some(({ id }) => id === 'ask.things'),
  )
  return [...kept.map(({ draft }) => draft), ...alone].map((draft) => {
    const [deadline] = draft.deadlines
    if (draft.act !== 'attend' || !deadline) return draft
    return isOptionalVisit(facts, wordsOf(facts, deadline)) ? { ...draft, duty: 'may' } : draft
  })
}
