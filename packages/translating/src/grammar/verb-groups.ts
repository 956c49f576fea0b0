import { finite } from './chains.ts'
import { participleOf } from './english.ts'
import type { Agent, Chain } from './chains.ts'
import { readSplitVerb, readVerb } from './lexicon.ts'
import type { Verb } from './lexicon.ts'

/** A verb with its auxiliaries; its English depends on subject and negation. */
export type Group = {
  verb: Verb
  kind: 'active' | 'passive' | 'state' | 'be'
  /** Possible subjects: 1, 3, p, as in the lexicon. */
  who: string
  /** The finite verb; null if the meaning would be a guess ("ist nicht zu zahlen"). */
  chain(agent: Agent, not: boolean): { chain: Chain; not: boolean } | null
  /** Set if a perfect with a date becomes past tense: "was sent", not "has been sent". */
  perfect?: { base: string }
  infinitive: string
  modal?: string
}

type Helper = {
  name: 'haben' | 'sein' | 'werden' | 'modal'
  who: string
  past: boolean
  modal?: string
}

const helpers = new Map<string, Helper[]>()
const help = (forms: string, name: Helper['name'], past: boolean, modal?: string) => {
  for (const pair of forms.split(' ')) {
    const [form = '', who = ''] = pair.split(':')
    helpers.set(form, [
      ...(helpers.get(form) ?? []),
      { name, who, past, ...(modal ? { modal } : {}) },
    ])
  }
}
help('habe:1 hat:3 haben:p', 'haben', false)
help('hatte:13 hatten:p', 'haben', true)
help('bin:1 ist:3 sind:p', 'sein', false)
help('war:13 waren:p', 'sein', true)
help('werde:1 wird:3 werden:p', 'werden', false)
help('wurde:13 wurden:p', 'werden', true)
help('würde:13 würden:p', 'modal', false, 'would')
help('muss:13 müssen:p', 'modal', false, 'must')
help('musste:13 mussten:p', 'modal', true, 'had to')
help('müsste:13 müssten:p', 'modal', false, 'would have to')
help('kann:13 können:p', 'modal', false, 'can')
help('konnte:13 konnten:p könnte:13 könnten:p', 'modal', false, 'could')
help('darf:13 dürfen:p', 'modal', false, 'may')
help('soll:13 sollen:p', 'modal', false, 'is to')
help('sollte:13 sollten:p', 'modal', false, 'should')
help('will:13 wollen:p', 'modal', false, 'want to')
help('möchte:13 möchten:p', 'modal', false, 'would like to')

export const helpersOf = (word: string) => helpers.get(word.replaceAll('ß', 'ss')) ?? []
export const isHelper = (word: string) => helpers.has(word)

const beVerb: Verb = { english: 'be', before: '', flags: new Set(['i', 'u']), preps: new Map() }

function modalChain(modal: string, base: string, agent: Agent, not: boolean) {
  const keep = (aux: string) => ({ chain: { aux, rest: base, base, past: false }, not })
  const make = (phrase: string, past: boolean, denied: boolean) => ({
    chain: finite(phrase, past, agent),
    not: denied,
  })
  if (modal === 'must') return not ? make(`have to ${base}`, false, true) : keep('must')
  if (modal === 'had to') return make(`have to ${base}`, true, not)
  if (modal === 'would have to') return not ? null : keep('would have to')
  if (modal === 'may') return not ? keep('must') : keep('may')
  if (modal === 'is to') return not ? keep('should') : make(`be to ${base}`, false, false)
  if (modal === 'want to') return make(`want to ${base}`, false, not)
  if (modal === 'would like to') return not ? null : keep('would like to')
  return keep(modal)
}

function simple(verb: Verb, base: string, past: boolean, who: string, kind: Group['kind']): Group {
  const denied = base.startsWith('not ')
  const phrase = base.replace(/^not /, '')
  return {
    verb,
    kind,
    who,
    infinitive: base,
    chain: (agent, not) =>
      denied && not ? null : { chain: finite(phrase, past, agent), not: denied || not },
  }
}

const passiveOf = (verb: Verb) =>
  /^(?:be|not) /.test(verb.english) ? null : `be ${participleOf(verb.english)}`

function withModal(verb: Verb, base: string | null, helper: Helper, kind: Group['kind']): Group[] {
  if (base === null || base.startsWith('not ') || !helper.modal) return []
  const modal = helper.modal
  return [
    {
      verb,
      kind,
      who: helper.who,
      infinitive: base,
      modal,
      chain: (agent, not) => modalChain(modal, base, agent, not),
    },
  ]
}

/** The verb groups that an auxiliary forms with the words at the end of the clause (`tail`, in lower case). */
export function groupsOf(helper: Helper, tail: readonly string[]): Group[] {
  const [last = '', second = '', third] = tail
  if (third !== undefined) return []
  const participles = readVerb(last).filter(({ form }) => form === 'participle')
  const infinitives = readVerb(last).filter(({ form }) => form === 'infinitive')
  const found: Group[] = []
  if (helper.name === 'haben' && second === '')
    for (const { verb } of participles.filter(({ verb: { flags } }) => !flags.has('s')))
      found.push(perfect(verb, verb.english, helper, 'active'))
  if (helper.name === 'sein' && (second === '' || second === 'worden'))
    for (const { verb } of participles) {
      const passive = passiveOf(verb)
      if (second === 'worden') {
        if (passive) found.push(perfect(verb, passive, helper, 'passive'))
      } else if (verb.flags.has('s')) found.push(perfect(verb, verb.english, helper, 'active'))
      else if (passive && !verb.flags.has('i'))
        found.push(simple(verb, passive, helper.past, helper.who, 'state'))
    }
  if (helper.name === 'werden' && second === '') {
    for (const { verb } of participles) {
      const passive = passiveOf(verb)
      if (passive && (!verb.flags.has('i') || verb.flags.has('d')))
        found.push(simple(verb, passive, helper.past, helper.who, 'passive'))
    }
    if (!helper.past)
      for (const { verb, who } of infinitives.filter((one) => one.who !== 'zu'))
        found.push(
          ...withModal(
            verb,
            verb.english,
            { ...helper, modal: 'will', who: helper.who + who },
            'active',
          ),
        )
  }
  if (helper.name === 'modal') {
    if (second === '')
      for (const { verb } of infinitives.filter((one) => one.who !== 'zu'))
        found.push(...withModal(verb, verb.english, helper, 'active'))
    if (second === 'werden')
      for (const { verb } of participles)
        if (!verb.flags.has('i')) found.push(...withModal(verb, passiveOf(verb), helper, 'passive'))
    if (last === 'sein' && second === '') found.push(...withModal(beVerb, 'be', helper, 'be'))
  }
  const zu = zuOf(tail)
  if (zu && (helper.name === 'haben' || helper.name === 'sein'))
    for (const verb of zu) {
      const base = helper.name === 'haben' ? verb.english : passiveOf(verb)
      const kind = helper.name === 'haben' ? 'active' : 'passive'
      if (base === null || (kind === 'passive' && verb.flags.has('i'))) continue
      const modal = helper.past ? 'had to' : 'must'
      found.push(
        // "ist nicht zu zahlen" can mean "must not" or "need not"
        ...withModal(verb, base, { ...helper, modal }, kind).map((group) => ({
          ...group,
          chain: (agent: Agent, not: boolean) => (not ? null : group.chain(agent, false)),
        })),
      )
    }
  return found
}

/** The verbs of a "zu" infinitive: "zu zahlen", "einzureichen". */
export function zuOf(tail: readonly string[]): Verb[] | null {
  const [first = '', second, third] = tail
  if (third !== undefined) return null
  const wanted = second === undefined ? 'zu' : ''
  const word = second === undefined ? first : first === 'zu' ? second : null
  if (word === null) return null
  const found = readVerb(word).filter(({ form, who }) => form === 'infinitive' && who === wanted)
  return found.length ? found.map(({ verb }) => verb) : null
}

function perfect(verb: Verb, base: string, helper: Helper, kind: Group['kind']): Group {
  const rest = participleOf(base.replace(/^not /, ''))
  const denied = base.startsWith('not ')
  return {
    verb,
    kind,
    who: helper.who,
    infinitive: base,
    ...(helper.past || denied ? {} : { perfect: { base } }),
    chain: ({ num, person }, not) => {
      const aux = helper.past ? 'had' : num === 's' && person === 3 ? 'has' : 'have'
      return denied && not ? null : { chain: { aux, rest, base, past: false }, not: denied || not }
    },
  }
}

/** A main verb without auxiliary; `particle` is its separable prefix at the end of the clause, or empty. */
export function fullVerbs(word: string, particle: string): Group[] {
  const readings = particle
    ? readSplitVerb(word).filter(({ verb }) => verb.before === particle)
    : readVerb(word).filter(({ verb }) => verb.before === '')
  return readings
    .filter(({ form }) => form === 'present' || form === 'past')
    .map(({ verb, form, who }) => simple(verb, verb.english, form === 'past', who, 'active'))
}

/** A finite main verb in one word at the end of a subordinate clause. */
export function lastVerbs(word: string): Group[] {
  return readVerb(word)
    .filter(({ form }) => form === 'present' || form === 'past')
    .map(({ verb, form, who }) => simple(verb, verb.english, form === 'past', who, 'active'))
}

/** Groups of "ist", "war", "wird" with an adjective or noun. */
export function beGroups(helper: Helper): Group[] {
  if (helper.name === 'sein') return [simple(beVerb, 'be', helper.past, helper.who, 'be')]
  if (helper.name === 'werden')
    return [simple({ ...beVerb, english: 'become' }, 'become', helper.past, helper.who, 'be')]
  return []
}
