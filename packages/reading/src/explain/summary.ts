import { say } from '../said/say.ts'
import type { Saying, ThreatId } from '../said/saying.ts'
import type { Plan } from '../plan/types.ts'
import { all, letterDay, valueOf, type Facts } from './facts.ts'
import { generalKindOf, kindOf } from './kind-of.ts'

const maxSteps = 4

function opening(facts: Facts): Saying {
  const sender = valueOf(facts, 'sender')
  const day = letterDay(facts)
  if (sender)
    return day ? say('summary.sender-on', { sender, day }) : say('summary.sender', { sender })
  return day ? say('summary.written-on', { day }) : say('summary.no-sender')
}

function what(facts: Facts): Saying {
  const known = kindOf(facts) ?? generalKindOf(facts)
  if (known) return say('summary.kind', { kind: known.id })
  const subject = valueOf(facts, 'subject')
  return subject ? say('summary.subject', { subject }) : say('summary.no-kind')
}

/** The duties of the plan, and the rights that end on a day, as sentences. */
function toDo({ steps }: Plan): Saying[] {
  const named = steps.filter(({ duty, day }) => duty === 'must' || day !== null)
  // plans consist of sentences of the same table
  const all = named.slice(0, maxSteps).flatMap(({ says, day }) => {
    const rule = day?.date === null ? day.rule : []
    return [...says, ...rule] as Saying[]
  })
  // no list is below a summary
  return all.filter(({ id }) => id !== 'step.more-parts')
}

/** The most serious consequence, in general words. */
function ifNot(facts: Facts): Saying[] {
  const said = all(facts, 'consequence')
  const match = consequences.find(({ find }) => said.some(({ value }) => find.test(value)))
  return match ? [say(match.says)] : []
}

/**
 * Summarises the letter in a few plain sentences: who, what, how much, by when, what if not. Each sentence rests on a finding; missing
 * information is left out.
 */
export function summarySaid(facts: Facts, plan: Plan): Saying[] {
  const isEmpty = facts.letter.lines.length === 0
  if (isEmpty) return [say('summary.no-text')]
  const unclear = (plan.unclear?.says ?? []) as Saying[]
  return [opening(facts), what(facts), ...toDo(plan), ...ifNot(facts), ...unclear]
}

/** What can happen if the user does nothing, by words of the German sentence. `says` must be true for every sentence that matches. */
export const consequences: readonly { find: RegExp; says: ThreatId }[] = [
  {
    find: /(?:strom|gas|wasser|versorgung|anschluss|belieferung).{0,80}(?:unterbr|sperr|eingestellt)|sperrung/iu,
    says: 'threat.supply',
  },
  {
    find: /vollstreck|gerichtsvollzieher|pfänd/iu,
    says: 'threat.enforced',
  },
  {
    find: /(?<!\p{L})(?:ordnungs)?haft(?!\p{L})|vorgeführt|vorführung/iu,
    says: 'threat.by-force',
  },
  {
    find: /bußgeld(?!\p{L})|ordnungsgeld|zwangsgeld|geldbuße/iu,
    says: 'threat.fine',
  },
  {
    find: /geschätzt|schätz(?:en|ung)/iu,
    says: 'threat.estimate',
  },
  {
    find: /(?:leistung|antrag|wohngeld|bürgergeld|kindergeld|rente).{0,120}(?:versag|entz|ablehn|abgelehnt|einstell|eingestellt|gemindert|minder)/iu,
    says: 'threat.refused',
  },
  {
    find: /gericht|klage|klagen|mahnverfahren|rechtsanwalt|rechtliche schritte|einstweilige/iu,
    says: 'threat.court',
  },
  {
    find: /inkasso|auskunftei|schufa/iu,
    says: 'threat.collector',
  },
  {
    find: /kündig/iu,
    says: 'threat.contract',
  },
  {
    find: /säumniszuschl|mahn(?:gebühr|kosten)|verzug|zinsen|zusätzliche kosten|weitere kosten|kosten entstehen/iu,
    says: 'threat.costs-more',
  },
]
