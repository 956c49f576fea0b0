import { participleOf, ingOf, pluralOf } from './english.ts'
import nouns from './nouns.json' with { type: 'json' }
import verbs from './verbs.json' with { type: 'json' }
import lists from './words.json' with { type: 'json' }

export type Gender = 'm' | 'f' | 'n' | 'x'
/** One reading of a noun form: number, possible cases (letters of "nagd") and English. */
export type NounReading = {
  num: 's' | 'p'
  cases: string
  gender: Gender
  english: string
  agrees: 's' | 'p'
  preps: ReadonlyMap<string, string>
  person: boolean
  guessed: boolean
}
export type Verb = {
  english: string
  before: string
  flags: ReadonlySet<string>
  preps: ReadonlyMap<string, string>
}
export type VerbReading = {
  verb: Verb
  form: 'infinitive' | 'participle' | 'present' | 'past'
  /** Possible subjects of a finite form: 1 for "ich", 3 for "er", p for plurals and "Sie". */
  who: string
}

/** The rows of a table; a word with several readings has a list of them. */
const rowsOf = (table: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(table).flatMap(([german, readings]) =>
    [readings].flat().map((english) => [german, english] as const),
  )
export const plainGerman = (word: string) => word.toLowerCase().replaceAll('ß', 'ss')

function add<T>(map: Map<string, T[]>, key: string, value: T) {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function prepsOf(text = ''): Map<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='))
  return new Map(pairs.map((pair) => pair.split('=') as [string, string]))
}

const nounForms = new Map<string, NounReading[]>()
for (const [german, right] of rowsOf(nouns)) {
  const [meaning = '', preps] = right.split(/;(.*)/su)
  const [word = '', kind = 'f', plural = kind === 'p' ? word : `${word}en`] = german.split(' ')
  const person = meaning.endsWith(' h')
  const [one = '', many] = meaning.replace(/ h$/, '').split('/')
  const mass = one.endsWith('~')
  const always = one.endsWith('+')
  const bare = one.replace(/[~+]$/, '')
  const read = (form: string, num: 's' | 'p', cases: string, gender: Gender) => {
    const english = num === 's' || mass || always ? bare : (many ?? pluralOf(bare))
    const agrees = always ? 'p' : mass ? 's' : num
    const common = { preps: prepsOf(preps), person, guessed: false }
    add(nounForms, plainGerman(form), { num, cases, gender, english, agrees, ...common })
  }
  if (kind.endsWith('!')) {
    const stem = word.slice(0, -1)
    read(word, 's', 'n', 'm')
    read(stem, 's', 'na', 'f')
    read(stem, 's', 'n', 'm')
    read(stem, 'p', 'na', 'x')
    read(`${stem}n`, 's', 'agd', 'm')
    read(`${stem}n`, 'p', 'nagd', 'x')
    continue
  }
  if (kind === 'p') {
    read(word, 'p', 'nag', 'x')
    read(/[ns]$/.test(word) ? word : `${word}n`, 'p', 'd', 'x')
    continue
  }
  if (kind === 'w') {
    read(word, 's', 'n', 'm')
    read(plural, 's', 'agd', 'm')
    if (/e$/.test(word)) read(`${plural}s`, 's', 'g', 'm')
  } else {
    const gender = kind as Gender
    read(word, 's', gender === 'f' ? 'nagd' : 'nad', gender)
    if (gender !== 'f')
      for (const end of /(?:s|ss|ß|z|x)$/.test(word) ? ['es'] : ['s', 'es'])
        read(word.replace(/nis$/, 'niss') + end, 's', 'g', gender)
  }
  if (plural === '-') continue
  read(plural, 'p', 'nag', 'x')
  read(/[ns]$/.test(plural) ? plural : `${plural}n`, 'p', 'd', 'x')
}

const firsts = new Map(Object.entries(lists.firstParts))
const bare = (english: string) => english.replace(/ \(.*?\)/g, '')

function firstPart(part: string): string | undefined {
  if (firsts.has(part) || firsts.has(`${part}s`)) return firsts.get(part) ?? firsts.get(`${part}s`)
  for (const end of ['', 's', 'es', 'n', 'en', 'er']) {
    if (end && !part.endsWith(end)) continue
    const found = nounForms.get(end ? part.slice(0, -end.length) : part)?.[0]
    if (found) return bare(found.english)
  }
  return undefined
}

/** The readings of a noun; compounds that are not listed are built from their parts. */
export function readNoun(word: string): readonly NounReading[] {
  const form = plainGerman(word)
  const known = nounForms.get(form)
  if (known) return known
  const joined = (from: number, first: string): NounReading[] =>
    (nounForms.get(form.slice(from)) ?? []).map((head) => ({
      ...head,
      english: `${first} ${head.english}`,
      guessed: true,
    }))
  const hyphen = form.lastIndexOf('-')
  if (hyphen > 0) {
    const before = word.slice(0, hyphen)
    const first =
      firstPart(plainGerman(before)) ?? (/^[A-Z0-9-]{2,}$/.test(before) ? before : undefined)
    return first ? joined(hyphen + 1, first) : []
  }
  if (form.length > 40) return []
  // prefer the split "Grundsteuer-bescheid" over "Grund-steuerbescheid"
  for (let cut = form.length - 3; cut >= 3; cut--) {
    if (!nounForms.has(form.slice(cut)) || isCutOff(form, cut)) continue
    const first = firstPart(form.slice(0, cut))
    if (first) return joined(cut, first)
  }
  return []
}

/** Whether a split is wrong because it cuts a prefix: "Gewerbesteuer-erklärung", not "Gewerbesteuerer-klärung". */
function isCutOff(form: string, cut: number): boolean {
  return ['er', 'ver', 'be', 'ent'].some(
    (prefix) => form.slice(0, cut).endsWith(prefix) && nounForms.has(prefix + form.slice(cut)),
  )
}

/** Verb forms in one word, and finite forms of separable verbs without their prefix. */
const verbForms = new Map<string, VerbReading[]>()
const splitForms = new Map<string, VerbReading[]>()
const strong = new Map(Object.entries(verbs.strong))
const unstressed = /^(?:be|er|ver|ent|emp|ge|zer|miss|über|unter|wider)(?=.{3})/

for (const [german, right] of rowsOf(verbs.verbs)) {
  const [meaning = '', marks = ''] = right.split(/;(.*)/su)
  const [before, base] = german.includes('|') ? german.split('|') : ['', german]
  if (base === undefined || before === undefined) continue
  const verb: Verb = {
    english: meaning,
    before: plainGerman(before),
    flags: new Set(marks.split(',').filter((mark) => !mark.includes('='))),
    preps: prepsOf(marks),
  }
  const { third, first, past, participle } = formsOf(base)
  const many = /[^e]n$/.test(past) ? past : past.endsWith('e') ? `${past}n` : `${past}en`
  const finite: [string, VerbReading['form'], string][] = [
    [third, 'present', '3'],
    [first, 'present', '1'],
    [base, 'present', 'p'],
    [past, 'past', '13'],
    [many, 'past', 'p'],
  ]
  for (const [form, name, who] of finite) {
    add(verbForms, plainGerman(before + form), { verb, form: name, who })
    if (before) add(splitForms, plainGerman(form), { verb, form: name, who })
  }
  add(verbForms, plainGerman(before + participle), { verb, form: 'participle', who: '' })
  add(verbForms, plainGerman(before + base), { verb, form: 'infinitive', who: '' })
  if (before)
    add(verbForms, plainGerman(`${before}zu${base}`), { verb, form: 'infinitive', who: 'zu' })
}

function formsOf(base: string) {
  const prefix = strong.has(base) ? '' : (unstressed.exec(base)?.[0] ?? '')
  const inf = base.slice(prefix.length)
  const found = strong.get(inf)
  if (found) {
    const [third = '', past = '', participle = ''] = found.split(' ')
    return {
      third: prefix + third,
      first: prefix + inf.replace(/e?n$/, 'e'),
      past: prefix + past,
      participle: prefix + (prefix ? participle.replace(/^ge(?=.{3})/, '') : participle),
    }
  }
  const stem = base.replace(/e?n$/, '')
  const e = /[dt]$|[^lrhaeiouäöünm][nm]$/.test(stem) ? 'e' : ''
  const ge = unstressed.test(base) || base.endsWith('ieren') ? '' : 'ge'
  return {
    third: `${stem}${e}t`,
    first: `${stem}e`,
    past: `${stem}${e}te`,
    participle: `${ge}${stem}${e}t`,
  }
}

export const readVerb = (word: string) => verbForms.get(word) ?? []
/** Readings of a separable verb's finite form ("reiche ... ein"), whose prefix stands at the end of the clause. */
export const readSplitVerb = (word: string) => splitForms.get(word) ?? []

const adjectiveStems = new Map(
  Object.entries(lists.adjectives).map(([german, english]) => [plainGerman(german), english]),
)

/** An adjective; `behind`: it follows the noun in English ("applied for"). */
export type Adjective = { english: string; behind: boolean; verb?: Verb }

const single = (english: string) => !english.includes(' ')

/** The English of an adjective or participle, with or without an inflectional ending. */
export function readAdjective(word: string, withEnding: boolean): Adjective | null {
  const stems = withEnding
    ? ['en', 'er', 'es', 'em', 'e'].flatMap((end) =>
        word.endsWith(end) ? [word.slice(0, -end.length)] : [],
      )
    : [word]
  for (const stem of stems) {
    const known = adjectiveStems.get(stem)
    if (known) return { english: known, behind: !single(known) && known.includes(' of ') }
    if (!withEnding) continue
    const done = verbForms.get(stem)?.find(({ form }) => form === 'participle')
    if (done) {
      if (/^(?:be|not) /.test(done.verb.english)) return null
      const english = participleOf(done.verb.english)
      return { english, behind: !single(english), verb: done.verb }
    }
    const going = stem.endsWith('d')
      ? verbForms.get(stem.slice(0, -1))?.find(({ form }) => form === 'infinitive')
      : undefined
    if (going && !/^(?:be|not) /.test(going.verb.english)) {
      const english =
        going.who === 'zu' ? `to be ${participleOf(going.verb.english)}` : ingOf(going.verb.english)
      return { english, behind: !single(english), verb: going.verb }
    }
  }
  return null
}

export type Adverb = { words: string[]; english: string; place: 'mid' | 'focus' | 'neg' | 'end' }
export const adverbsByStart = new Map<string, Adverb[]>()
for (const [german, right] of rowsOf(lists.adverbs)) {
  const [english = '', place = 'end'] = right.split(';')
  const words = plainGerman(german).split(' ')
  add(adverbsByStart, words[0]!, { words, english, place: place as Adverb['place'] })
}

export type Preposition = { words: string[]; name: string; english: string }
export const prepositionsByStart = new Map<string, Preposition[]>()
for (const [name, english] of rowsOf(lists.prepositions)) {
  const words = plainGerman(name).split(' ')
  add(prepositionsByStart, words[0]!, { words, name, english })
}
for (const map of [adverbsByStart, prepositionsByStart])
  for (const list of map.values()) list.sort((a, b) => b.words.length - a.words.length)
