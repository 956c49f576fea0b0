import { numberWords } from '../grammar/determiners.ts'
import { concepts } from './concepts.ts'
import type { Concept } from './concepts.ts'
import words from './words.json' with { type: 'json' }

/** An error that can reverse the meaning: who must do what, by when, or in which direction money goes. */
export type Fault = { reason: string; grave: boolean }

/** English words that can translate "nicht": "sofern nicht" is "unless", "nicht erscheinen" is "fail to appear". */
const negationLike =
  /\b(?:unless|fail\w*|otherwise|until|only|lack\w*|missing|exclud\w*|refus\w*|declin\w*|un\w{3,}|ir\w{4,}|in(?:valid|complete|correct|effective|admissible)\w*)\b/i

const calendar = Object.entries(words.calendar)

/** Compares a masked sentence with its masked translation; empty if no error is found. */
export function compareDuties(german: string, told: string): Fault[] {
  const english = asForbidden(german, told)
  const bare = (text: string) => text.replace(/<(\w+)\d>/g, '<>')
  const ideas = concepts.flatMap((concept) => compareConcept(concept, bare(german), bare(english)))
  return [
    ...ideas,
    ...compareActors(german, english, new Set(ideas.map((fault) => fault.reason))),
    ...compareWords(bare(german), bare(english)),
    ...compareDates(german, english),
    ...compareConditions(german, english),
  ]
}

/** Rewrites "may not" as "must not" where German says "darf nicht", because the comparison is word by word. */
function asForbidden(german: string, english: string): string {
  const forbids = /\b(?:darf|dürfen)\b.*\b(?:nicht|kein\p{L}*)\b/iu.test(german)
  return forbids ? english.replace(/\bmust not\b/g, 'may not') : english
}

/** Who must act: "Senden Sie uns" must not become "We send", nor "wir" become "you". */
function compareActors(german: string, english: string, found: Set<string>): Fault[] {
  const swapped =
    (found.has('lost you') && found.has('added we')) ||
    (found.has('lost we') && (found.has('added you') || found.has('added invented you')))
  const isRequest = /^(?:(?:oder|und|bitte) )?\p{L}+en Sie\b/iu.test(german)
  if (swapped || (isRequest && /^(?:we|our|i|my)\b/i.test(english)))
    return [{ reason: 'somebody else acts', grave: true }]
  return []
}

/** A condition must stay one: "Zahlen Sie" must not become "If you pay", and "wenn" must not disappear. */
function compareConditions(german: string, english: string): Fault[] {
  const open =
    /\b(?:if|when|whenever|where|should|in case|unless|provided|insofar|as far|as long|extent|were|anyone|whoever|once|subject to|in the event)\b/i
  const said = /\b(?:wenn|falls|sofern|soweit|insoweit|sollten?|bei|wer|im fall\w*)\b/iu
  // "Wird die Rate nicht gezahlt, so ..." has no conjunction: a verb follows the comma
  const verbFirst =
    /,\s(?!(?:dass|der|die|das|dem|den|dessen|deren|um|weil|da|damit|ob|wie|welch\p{L}*|und|oder|aber|sondern|mit|ohne|wo|was)\s)\p{Ll}/u
  if (/^if\b/i.test(english) && !said.test(german) && !verbFirst.test(german))
    return [{ reason: 'request became condition', grave: true }]
  if (/\b(?:wenn|falls|sofern)\b/iu.test(german) && !open.test(english))
    return [{ reason: 'lost condition', grave: true }]
  return []
}

function compareConcept(concept: Concept, german: string, english: string): Fault[] {
  const inGerman = count(concept.german, german)
  const inEnglish = count(concept.english, english)
  if (concept.name === 'negation' && inGerman && !inEnglish && negationLike.test(english)) {
    // "nur an X, nicht an Y": the English "only" translates "nur", so "nicht" has no translation left
    const isSpent = /\bnur\b/iu.test(german) && negationLike.exec(english)?.[0] === 'only'
    return [{ reason: 'negation by another word', grave: isSpent }]
  }
  if (inGerman && !inEnglish && !/^(?:invented|a person)/.test(concept.name))
    return [{ reason: `lost ${concept.name}`, grave: concept.graveIfLost === true }]
  if (inEnglish && !inGerman && !concept.also?.test(german))
    return [{ reason: `added ${concept.name}`, grave: concept.graveIfInvented === true }]
  if (concept.name === 'negation' && inGerman !== inEnglish && inGerman && inEnglish)
    return [
      {
        reason: 'other number of negations',
        grave: inEnglish > inGerman && !concept.also?.test(german),
      },
    ]
  return []
}

function compareWords(german: string, english: string): Fault[] {
  const has = (text: string, word: string) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
  const faults: Fault[] = []
  for (const [word, translated] of Object.entries(numberWords)) {
    const ordinal = new RegExp(`(?<!\\p{L})${word}\\p{L}*|\\p{L}${word}(?!\\p{L})`, 'iu')
    if (has(german, word) && !has(english, translated))
      faults.push({ reason: `lost "${word}"`, grave: true })
    if (has(english, translated) && !ordinal.test(german))
      faults.push({ reason: `added "${translated}"`, grave: true })
  }
  for (const [word, translated] of calendar) {
    const inGerman = german.toLowerCase().includes(word)
    if (inGerman !== has(english, `${translated}s?`))
      faults.push({ reason: `calendar "${word}"`, grave: true })
  }
  return faults
}

/** "bis zum" is a deadline, "ab dem" a start: they must not be exchanged. */
function compareDates(german: string, english: string): Fault[] {
  const faults: Fault[] = []
  for (const [tag] of german.matchAll(/<date\d>/g)) {
    const before = lead(german, tag, 4)
    const after = lead(english, tag, 5)
    if (!english.includes(tag)) continue
    const isDeadline = /\b(?:bis|spätestens|vor)\b/iu.test(before)
    const saysDeadline = /\b(?:by(?! (?:you|us|me)\b)|until|till|before|later than)\b/i.test(after)
    if (isDeadline && !saysDeadline && !/\b(?:to|through|and)\b|-\s*$/i.test(after))
      faults.push({ reason: 'lost deadline', grave: true })
    if (saysDeadline && !isDeadline && !/frist|fällig|termin|durch\b/iu.test(german))
      faults.push({ reason: 'added deadline', grave: true })
    if (/\b(?:ab|seit|vom)(?: dem)?\s*$/iu.test(before) && saysDeadline && !isDeadline)
      faults.push({ reason: 'beginning became deadline', grave: true })
  }
  return faults
}

/** The words directly before a placeholder. */
function lead(text: string, tag: string, words: number): string {
  return text
    .slice(0, text.indexOf(tag))
    .split(' ')
    .slice(-words - 1)
    .join(' ')
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
