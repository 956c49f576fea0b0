import type { PlainDate } from '@brieflotse/rules'
import { askedIn } from '../explain/asked.ts'
import type { Facts } from '../explain/facts.ts'
import { isAskable } from '../find/requests-of.ts'
import { sentencesOf, type Said } from '../find/said.ts'
import { allWords } from '../find/words-at.ts'
import type { DayTold } from '../said/pay-sentences.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import { hear, type Heard } from '../witness/witness.ts'
import type { Requested } from './requested.ts'

type Told = 'send' | 'bring' | 'attend' | 'reply' | 'fill-in' | 'call'

/** What is said of a request of which only the act is known; its German sentence stands beside it. */
const sayings: Record<Told, (day: DayTold | null) => Saying> = {
  send: (day) => say('step.send-documents', { day }),
  bring: () => say('step.bring'),
  attend: (day) => say('step.attend', { day }),
  reply: (day) => say('step.reply', { day }),
  'fill-in': () => say('step.fill-in'),
  call: () => say('ask.call', { by: null }),
}
const told = Object.keys(sayings) as Told[]

/** From here on nine of ten sentences of letters that were not learnt from ask for it: `witness/README.md`. */
const sureFrom: Record<Told, number> = {
  send: 0.6,
  bring: 0.5,
  attend: 0.6,
  reply: 0.7,
  'fill-in': 0.5,
  call: 0.7,
}
const dutyFrom = 0.7

/** `Nehmen Sie Papiere und warme Kleidung mit`, `Vergesst nicht, feste Schuhe einzupacken` */
const carry =
  /(?:^|[,;]\s|(?<!\p{L})und\s)(?:(?:packen|nehmen|bringen)\s(?:sie|ihr)|packt|nehmt|bringt)\s[^.!?;]{3,200}\s(?:ein|mit)(?=[.,;!]|\sund\s|$)|(?<!\p{L})(?:vergessen\ssie|vergesst|vergiss)\snicht,?\s[^.!?;]{3,200}(?:einzupacken|mitzubringen|mitzunehmen)(?!\p{L})/iu
/** What one may bring, or must leave at home, and what holds only in a case. */
const mayCarry =
  /(?<!\p{L})(?:gerne?|ruhig|keine?n?|wenn|falls|sofern|sollten|können|könnt|dürfen|dürft|möchten|wer)(?!\p{L})/iu
const asksToCarry = (text: string) => carry.test(text) && !mayCarry.test(text)

function actIn(heard: Heard): Told | null {
  const [best] = told.toSorted((a, b) => heard[b] - heard[a])
  if (!best || heard[best] < sureFrom[best] || heard.must < dutyFrom) return null
  return heard.may > heard.must ? null : best
}

function requestIn(said: Said, letterDate: PlainDate | null): Requested | null {
  const heard = hear(said.text, said.leadIn)
  if (/(?<!\p{L})(?:gerne?|ruhig)(?!\p{L})/iu.test(said.text)) return null
  const isCarried = asksToCarry(said.text)
  const act = isCarried ? 'bring' : actIn(heard)
  if (!act) return null
  const { by, on } = askedIn(said.text, { letterDate })
  const named = on ?? (by !== null && by !== 'at-once' && 'day' in by ? by : null)
  const day = named ? { day: named.day, time: named.time, counted: false } : null
  return {
    act,
    duty: 'must',
    says: [sayings[act](day)],
    things: [],
    place: null,
    condition: null,
    confidence: isCarried ? 0.7 : Math.min(heard.must, heard[act]) * 0.8,
    german: said.text,
    words: allWords(said),
    by,
    on,
  }
}

/** Requests that no rule understood but that the witness is sure of. `known`: words of the requests that were understood. */
export function heardRequests(
  { letter }: Facts,
  known: ReadonlySet<number>,
  letterDate: PlainDate | null,
): Requested[] {
  return sentencesOf(letter)
    .filter((said) => isAskable(said) && !allWords(said).some((word) => known.has(word)))
    .flatMap((said) => requestIn(said, letterDate) ?? [])
}
