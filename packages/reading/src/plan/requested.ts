import { isPlainDate, type PlainDate } from '@brieflotse/rules'
import { nothingAsked } from '../german/request-cues.ts'
import { isAskable, requestsOf, type Asking } from '../find/requests-of.ts'
import { sentencesOf } from '../find/said.ts'
import { allWords } from '../find/words-at.ts'
import { actOf } from '../explain/act-of.ts'
import { askedIn } from '../explain/asked.ts'
import { isDirectDebit, valueOf, type Facts } from '../explain/facts.ts'
import { bindingsIn } from '../explain/signing.ts'
import { understand, type Understood } from '../explain/plain-action.ts'
import type { AskedDay, By } from '../said/ask-parts.ts'
import { english } from '../said/english.ts'
import { say } from '../said/say.ts'
import type { Saying } from '../said/saying.ts'
import { words as englishWords } from '../said/words.ts'
import type { Named } from '../explain/things.ts'
import type { Step, StepThing } from './types.ts'

/**
 * What one request of the letter asks for, before it is reconciled with money, days and kind of the letter. `by`: the last day, `on`: the day of an
 * appointment; `words` are the indexes of the words of the German sentence and of the list that belongs to it.
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

/** What the sentence of a step names is shown as a list too. */
const hasThings = (said: Saying[]) => said.some(({ id }) => id === 'ask.things')

function stepThing({ german, thing }: Named): StepThing {
  return thing
    ? { german, said: say('thing', { thing }), plain: englishWords.things[thing] }
    : { german, said: null, plain: null }
}

function conditionOf(only: Understood['only']): Saying | null {
  if (only === null) return null
  return only === 'unknown' ? say('only.unknown') : say('only.if', { only })
}

/** What the reader may leave. */
const isFree = new Set<Saying['id']>(['ask.sign-may', 'ask.agree', 'ask.object', 'ask.new-account'])

function stepOf(
  { said, sure, words }: Asking,
  part: Understood['parts'][number],
  only: Understood['only'],
): Requested | null {
  const [first] = part.said
  if (!first) return null
  const place = part.said.find((one) => one.id === 'ask.place')
  return {
    act: actOf(first),
    duty: only === null && !isFree.has(first.id) ? 'must' : 'may',
    says: part.said.filter((one) => one.id !== 'ask.place'),
    things: hasThings(part.said) ? part.asked.things.map(stepThing) : [],
    place: place && place.id === 'ask.place' ? place.values.place : null,
    condition: conditionOf(only),
    confidence: sure,
    german: said.text,
    words,
    by: part.asked.by,
    on: part.asked.on,
  }
}

/** The same thing asked for again is one step. */
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

/** `Nehmen Sie Papiere und warme Kleidung mit`, `Vergesst nicht, feste Schuhe einzupacken` */
const carry =
  /(?:^|[,;]\s|(?<!\p{L})und\s)(?:(?:packen|nehmen|bringen)\s(?:sie|ihr)|packt|nehmt|bringt)\s[^.!?;]{3,200}\s(?:ein|mit)(?=[.,;!]|\sund\s|$)|(?<!\p{L})(?:vergessen\ssie|vergesst|vergiss)\snicht,?\s[^.!?;]{3,200}(?:einzupacken|mitzubringen|mitzunehmen)(?!\p{L})/iu
/** What one may bring, or must leave at home, and what holds only in a case. */
const mayCarry =
  /(?<!\p{L})(?:gerne?|ruhig|keine?n?|wenn|falls|sofern|sollten|können|könnt|dürfen|dürft|möchten|wer)(?!\p{L})/iu

/** What to carry along, from sentences that no other rule understood. `known`: the words of the requests that were understood. */
function carried(
  facts: Facts,
  known: ReadonlySet<number>,
  letterDate: PlainDate | null,
): Requested[] {
  return sentencesOf(facts.letter)
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

/** Every request of the letter in its own order. A request whose content was not understood is in `unclear`, never half said. */
export function requestedSteps(facts: Facts): { steps: Requested[]; unclear: NotUnderstood[] } {
  const found = valueOf(facts, 'letter-date')
  const date = found && isPlainDate(found) ? found : null
  const bindings = bindingsIn(facts.letter.blocks.map(({ text }) => text).join('\n'))
  const isCollected = isDirectDebit(facts)
  const isRelaxed = sentencesOf(facts.letter).some(({ text }) => nothingAsked.test(text))
  const steps: Requested[] = []
  const unclear: NotUnderstood[] = []
  for (const asking of requestsOf(facts.letter)) {
    const { said, list, words } = asking
    if (isCollected && /zu zahlen/iu.test(said.text)) continue
    const { parts, only, rest } = understand(said.text, { letterDate: date, list, bindings })
    if (isRelaxed && asking.sure < 0.7) continue
    steps.push(...parts.flatMap((part) => stepOf(asking, part, only) ?? []))
    if (rest.length > 0)
      unclear.push({
        german: parts.length > 0 ? rest.join(' ') : said.text,
        words,
        confidence: asking.sure,
      })
  }
  const more = carried(facts, new Set(steps.flatMap(({ words }) => words)), date)
  const isCarried = new Set(more.flatMap(({ words }) => words))
  return {
    steps: joined([...steps, ...more]),
    unclear: unclear.filter(({ words }) => !words.some((word) => isCarried.has(word))),
  }
}
