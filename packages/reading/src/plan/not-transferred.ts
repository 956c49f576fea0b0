import { withId } from '../deadline-id.ts'
import { centsOf, one, type Facts } from '../explain/facts.ts'
import { bodySentences, type BodySentence } from '../find/body-sentences.ts'
import { allWords } from '../find/words-at.ts'
import { nothingAsked } from '../german/request-cues.ts'
import { say } from '../said/say.ts'
import type { Deadline, Finding } from '../types.ts'
import { asAmount, dueOf, euros, nextCents } from './due.ts'
import { isOfOther } from './money-said.ts'
import { dayOfMoney } from './paid-out.ts'
import { toldOf, type StepDraft } from './step.ts'

/** A deadline to pay in another way than by transfer becomes a deadline of kind `other`. */
const asOther = (deadline: Deadline): Deadline => withId({ ...deadline, what: 'other' })

export function debit(facts: Facts, found: Finding): StepDraft {
  const whole = centsOf(facts, 'amount-total') ?? centsOf(facts, 'amount-outstanding')
  const cents = whole === null ? null : nextCents(facts, whole)
  // a regular debit has its own days, which another day in the letter is not
  const said = bodySentences(facts.letter).find((one) =>
    allWords(one).some((word) => found.words.includes(word)),
  )
  const isRegular = /(?<!\p{L})jeweils(?!\p{L})/iu.test(said?.text ?? '')
  const { day, words } =
    isRegular && !one(facts, 'due-date') ? { day: null, words: [] } : dueOf(facts)
  const sum = cents === null ? null : euros(cents)
  return {
    act: 'be-debited',
    says: [say('step.taken', { sum, day: toldOf(day) })],
    why: say('why.debit'),
    amount: sum && asAmount(sum),
    day: day && { ...day, deadline: null },
    words: [...found.words, ...(one(facts, 'amount-total')?.words ?? []), ...words],
    // shown with its arithmetic, but without a reminder, because the sender acts
    deadlines: facts.deadlines.filter(({ what }) => what === 'pay'),
    confidence: found.confidence,
  }
}

export function foreignPayment(facts: Facts, found: Finding): StepDraft | null {
  const [, cents = '', currency = ''] = /^(\d+) ([A-Z]{3})$/.exec(found.value) ?? []
  if (!cents) return null
  const sum = { cents: Number(cents), currency }
  const { day, deadlines, words } = dueOf(facts)
  const others = deadlines.map(asOther)
  return {
    act: 'pay-otherwise',
    says: [say('step.pay-foreign', { sum, day: toldOf(day) })],
    why: say('why.foreign'),
    amount: asAmount(sum),
    day: day && { ...day, deadline: 'other', deadlineId: others[0]?.id },
    words: [...found.words, ...words],
    deadlines: others,
    confidence: found.confidence,
  }
}

/** The step of another way of payment: `card 14875`, `charged 14875`, `cash -`, `online 200`, `set-off -`. */
export function otherWay(facts: Facts, found: Finding): StepDraft {
  const [way = '', cents = '-'] = found.value.split(' ')
  const sum = /^\d+$/.test(cents) ? euros(Number(cents)) : null
  const due = dueOf(facts)
  const { day, deadlines, words } =
    sum && isOfOther(facts, { date: due.day?.date ?? null, words: due.words }, sum.cents)
      ? { day: null, deadlines: [], words: [] }
      : due
  const told = { sum, day: toldOf(day) }
  const base = {
    amount: sum && asAmount(sum),
    words: [...found.words, ...words],
    confidence: found.confidence,
  }
  if (way === 'set-off')
    return {
      ...base,
      act: 'nothing',
      says: [say('step.set-off')],
      why: say('why.says-so'),
      deadlines: [],
    }
  if (way === 'charged')
    return {
      ...base,
      act: 'be-debited',
      says: [say('step.taken-card', told)],
      why: say('why.card'),
      day: day && { ...day, deadline: null },
      deadlines: [],
    }
  const others = deadlines.map(asOther)
  return {
    ...base,
    act: 'pay-otherwise',
    says: [say(way === 'online' ? 'step.pay-online' : 'step.pay-there', told)],
    why: say('why.place'),
    day: day && { ...day, deadline: others.length > 0 ? 'other' : null, deadlineId: others[0]?.id },
    deadlines: others,
  }
}

/** `Das Guthaben rechnen wir auf die nächste Rechnung an` */
const isSetOff = ({ text }: BodySentence) =>
  /guthaben/iu.test(text) &&
  /(?<!\p{L})(?:rechnen wir [^!?]{1,80} an(?=[,.;])|verrechnen wir|wird [^!?]{0,80}(?:angerechnet|verrechnet))(?!\p{L})/iu.test(
    text,
  )

export function credit(facts: Facts, found: Finding): StepDraft {
  const sentences = bodySentences(facts.letter)
  if (sentences.some(isSetOff) && sentences.some(({ text }) => nothingAsked(text)))
    return {
      act: 'nothing',
      says: [say('step.set-off')],
      why: say('why.says-so'),
      words: found.words,
      deadlines: [],
      confidence: found.confidence,
    }
  const cents = centsOf(facts, 'credit-balance')
  const day = dayOfMoney(facts, found.words)
  const told = cents && { sum: euros(Math.abs(cents)), day: toldOf(day) }
  return {
    act: 'receive',
    day,
    says: [told ? say('step.receive', told) : say('step.receive-unread')],
    why: say('why.credit'),
    amount: cents ? asAmount(euros(Math.abs(cents))) : null,
    words: found.words,
    deadlines: [],
    confidence: found.confidence,
  }
}
