import type { Document } from '@brieflotse/contract'
import { canPay, type Planned, questionOf, type ShownStep } from '@brieflotse/letter'
import { senderNumber } from './call.ts'
import { isFact } from './plan.ts'

/** The action of the main button of a letter. */
export type MainAct =
  | 'pay'
  | 'enter-date'
  | 'object'
  | 'call'
  | 'calendar'
  | 'look'
  | 'respond'
  | 'helper'
  | 'translation'

export type Main = { act: MainAct; step: ShownStep | null }

type Steps = { duties: ShownStep[]; options: ShownStep[] }

/** The main button belongs to the first open step; duties come before options, and facts after other duties. If no step is open, it shows the translation, or the page for a helper. */
export function mainOf(document: Document, explanation: Planned, steps: Steps): Main {
  const isOpen = ({ done }: ShownStep) => !done
  const duties = steps.duties.filter(isOpen)
  const step = duties.find((one) => !isFact(one)) ?? duties[0] ?? steps.options.find(isOpen) ?? null
  const canAnswer = document.status === 'completed'
  if (!step) return { act: explanation.plan.unclear ? 'helper' : 'translation', step: null }
  const act = actFor(step, document, explanation)
  const isAnswer = act === 'respond' || act === 'object'
  return { act: isAnswer && !canAnswer ? 'translation' : act, step }
}

function actFor(step: ShownStep, document: Document, explanation: Planned): MainAct {
  const hasDay = Boolean(step.day?.date)
  const isOpen = questionOf(step) !== null
  switch (step.act) {
    case 'pay':
      if (!canPay(document, explanation)) return 'translation'
      return step.amount ? 'pay' : 'look'
    case 'attend':
    case 'bring':
    case 'be-debited':
    case 'pay-otherwise':
    case 'pay-further':
      return hasDay ? 'calendar' : 'translation'
    case 'object':
      return isOpen ? 'enter-date' : 'object'
    case 'sign':
      if (explanation.plan.caution) return 'translation'
      return isOpen ? 'enter-date' : 'respond'
    case 'fill-in':
      // a form is not answered with a letter
      return isOpen ? 'enter-date' : hasDay ? 'calendar' : 'look'
    case 'send':
    case 'reply':
      return isOpen ? 'enter-date' : 'respond'
    case 'do':
      return isOpen ? 'enter-date' : hasDay ? 'calendar' : 'translation'
    case 'call':
      return senderNumber(explanation) ? 'call' : 'translation'
    case 'receive':
    case 'keep':
    case 'check':
    case 'wait':
    case 'nothing':
      return 'translation'
  }
}
