import type { Facts } from '../explain/facts.ts'
import { sentencesOf } from '../find/said.ts'
import { allWords } from '../find/words-at.ts'
import { say } from '../said/say.ts'
import { arithmetic } from '../said/arithmetic.ts'
import type { Deadline, DeadlineKind } from '../types.ts'
import type { Requested } from './requested.ts'
import { dayOf, toldOf, type Draft } from './step.ts'
import type { Act } from './types.ts'

/** Acts that a deadline of a kind can be about, the closest first. */
const actsFor: Record<Exclude<DeadlineKind, 'pay'>, Act[]> = {
  object: ['object'],
  sue: ['object'],
  reply: ['reply', 'fill-in', 'sign', 'call', 'send', 'check'],
  'send-documents': ['send', 'fill-in', 'sign', 'reply', 'bring'],
  consent: ['sign', 'reply', 'fill-in', 'send'],
  appointment: ['attend', 'bring'],
  terminate: ['reply'],
  other: ['send', 'reply', 'fill-in', 'sign', 'check', 'call', 'keep', 'attend', 'bring'],
}

/** What a deadline without a request of its own is. */
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

/** The kind of deadline that an act has, where a request names a day that no finder has found. */
const kindFor: Partial<Record<Act, DeadlineKind>> = {
  send: 'send-documents',
  'fill-in': 'reply',
  sign: 'consent',
  reply: 'reply',
  call: 'reply',
  attend: 'appointment',
  object: 'object',
}

const rights: DeadlineKind[] = ['object', 'sue', 'terminate']

type Asked = { request: Requested; draft: Draft }

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

/** How well a request fits a deadline: the same sentence, the same day, the same kind of act; 0 where it does not. */
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
  // a visit is a step of its own, unless the day stands with what is brought to it
  if (deadline.what === 'appointment' && draft.act === 'bring' && !isSameSentence) return 0
  if (deadline.what === 'other' && !isSameSentence && !isSameDay) return 0
  return (isSameSentence ? 20 : 0) + (isSameDay ? 10 : 0) + (acts.length - at) / 10
}

function fromDeadline(deadline: Deadline & { what: Exclude<DeadlineKind, 'pay'> }): Draft {
  const { what, law, stated, confidence } = deadline
  const day = dayOf(deadline)
  const told = { day: toldOf(day) }
  return {
    act: actOf[what],
    duty: rights.includes(what) ? 'may' : 'must',
    says: [what === 'appointment' ? say('step.attend', told) : say(`step.${what}`, told)],
    why: law ? say('why.law', { law }) : say(rights.includes(what) ? 'why.right' : 'why.day'),
    day,
    words: [],
    deadlines: [deadline],
    confidence: stated ? confidence : Math.min(confidence, 0.9),
  }
}

/** A day that a request names and no finder has found is followed all the same. */
function deadlineFrom({ request, draft }: Asked, facts: Facts): Deadline | null {
  const named = dayIn(request)
  const what = kindFor[draft.act]
  if (!named || !what || draft.duty === 'may' || named.day < facts.today) return null
  return {
    what,
    date: named.day,
    time: named.time,
    stated: true,
    branch: null,
    law: null,
    ...arithmetic([say('day.named')]),
    needs: null,
    confidence: draft.confidence,
    evidence: [],
  }
}

/** What one may go to: meetings, evenings and feasts, and a day that is only proposed. */
const optional =
  /versammlung(?!\p{L})|(?:info|informations|eltern)abend|basar(?!\p{L})|(?:sommer|herbst|schul|kinder|vereins|straßen)fest(?!\p{L})|(?:weihnachts|advents|jubiläums)feier|tag der offenen tür|bieten (?:wir|ich)(?!\p{L})|schlag(?:e|en) (?:wir|ich)(?!\p{L})/iu

/** Whether what stands about a day invites to something that one may leave. */
function isOptional({ letter }: Facts, words: ReadonlySet<number>): boolean {
  const sentences = sentencesOf(letter)
  const at = sentences.findIndex((said) => allWords(said).some((word) => words.has(word)))
  const said = sentences[at]
  if (!said) return false
  // a day on a line of its own belongs to the sentence above it
  const lead = /[.!?]$/u.test(said.text) ? '' : sentences[at - 1]?.text
  return optional.test([said.heading, said.text, lead].join(' '))
}

/** A counted day that the letter also prints is one deadline. */
const isPrinted = ({ what, date }: Deadline, { deadlines }: Facts) =>
  deadlines.some((other) => other.stated && other.what === what && other.date === date)

const isOther = (
  deadline: Deadline,
): deadline is Deadline & { what: Exclude<DeadlineKind, 'pay'> } => deadline.what !== 'pay'

/**
 * Requests with the days that belong to them, and a step for each deadline that no request speaks of. `asked` are the requests that are not
 * about money. Each deadline belongs to one step.
 */
export function withDeadlines(facts: Facts, asked: Asked[]): Draft[] {
  const open = [...asked]
  const alone: Draft[] = []
  for (const deadline of facts.deadlines.filter(isOther)) {
    if (!deadline.stated && isPrinted(deadline, facts)) continue
    const [best] = open
      .map((one) => ({ one, score: fit(facts, deadline, one) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
    if (!best) {
      alone.push(fromDeadline(deadline))
      continue
    }
    const { draft } = best.one
    draft.day = dayOf(deadline)
    draft.deadlines.push(deadline)
  }
  for (const one of open) {
    if (one.draft.day) continue
    const deadline = deadlineFrom(one, facts)
    if (!deadline) continue
    one.draft.day = dayOf(deadline)
    one.draft.deadlines.push(deadline)
  }
  // `pünktlich erscheinen` without a day or a place is how to behave, not where to go
  const kept = open.filter(({ draft }) => draft.act !== 'attend' || draft.day || draft.place)
  return [...kept.map(({ draft }) => draft), ...alone].map((draft) => {
    const [deadline] = draft.deadlines
    if (draft.act !== 'attend' || !deadline) return draft
    return isOptional(facts, wordsOf(facts, deadline)) ? { ...draft, duty: 'may' } : draft
  })
}
