import { beginnings, kindsOf } from './read.ts'
import type { Frame, Frames, FrameStep } from './read.ts'
import { beginning, isColour, isWord, spelledWords } from './words.ts'

/** The contents of a frame's slots: masked values and the English of list entries. */
type Held = ReadonlyMap<string, string>
type Next = (at: number, held: Held) => string | null

/** Most search steps per sentence, so that no input can make the search run away. */
const mostSteps = 6000
/** A section of law in brackets, which may end any sentence. */
const citation = /\s?\((<ref\d>)\)(?=[.,;:]?$)/

/**
 * Creates a search that translates a whole masked sentence; null if no frame covers all of its words. Only commas, inflections and filler
 * words may differ from the frame.
 */
export function createFrameSearch({ sentences, lists }: Frames): (masked: string) => string | null {
  const byStart = new Map<string, Frame[]>()
  for (const frame of sentences)
    for (const start of beginnings(frame.steps, lists).starts)
      byStart.set(start, [...(byStart.get(start) ?? []), frame])

  return (masked) => {
    const cited = citation.exec(masked)
    const spelled = spelledWords(cited ? masked.replace(citation, '') : masked)
    while (spelled.length && isColour(spelled[0]!.word)) spelled.shift()
    const words = spelled.map(({ word }) => word)
    if (words.length < 2) return null
    const walk = createWalk(
      words,
      spelled.map(({ spelling }) => spelling),
      lists,
    )
    for (const frame of byStart.get(beginning(words[0]!)) ?? []) {
      const english = walk(frame, 0, (at, text) => (at === words.length ? text : null))
      if (english !== null) return voiced(tidyUp(english), words) + (cited ? ` (${cited[1]})` : '')
    }
    return null
  }
}

function createWalk(
  words: readonly string[],
  spellings: readonly string[],
  lists: Map<string, Frame[]>,
) {
  let left = mostSteps
  const follow = (
    steps: readonly FrameStep[],
    i: number,
    at: number,
    held: Held,
    next: Next,
  ): string | null => {
    if (left-- <= 0) return null
    const step = steps[i]
    if (!step) return next(isColour(words[at] ?? '') ? at + 1 : at, held)
    return take(step, at, held, (then, now) => follow(steps, i + 1, then, now, next))
  }
  const take = (step: FrameStep, at: number, held: Held, next: Next): string | null => {
    const word = words[at] ?? ''
    if (step.is === 'ways') return firstOf(step.ways, (way) => follow(way, 0, at, held, next))
    if (step.is === 'part') {
      const found = firstOf(lists.get(step.list) ?? [], (frame) =>
        walk(frame, at, (then, text) => next(then, new Map([...held, [step.name, text]]))),
      )
      return found ?? (step.optional ? next(at, new Map([...held, [step.name, '']])) : null)
    }
    if (step.is === 'value' && step.kind === 'own') {
      // the place name of an authority stays German
      const own = spellings[at] ?? ''
      const isName = /^\p{Lu}[\p{L}-]+$/u.test(own) && /\p{Ll}/u.test(own)
      return isName ? next(at + 1, new Map([...held, [step.name, own]])) : null
    }
    const fits =
      step.is === 'word'
        ? isWord(step.word, word)
        : kindsOf(step.kind).some((kind) => word.startsWith(`<${kind}`))
    if (fits) return next(at + 1, step.is === 'word' ? held : new Map([...held, [step.name, word]]))
    return isColour(word) ? take(step, at + 1, held, next) : null
  }
  const walk = (
    frame: Frame,
    at: number,
    next: (at: number, english: string) => string | null,
  ): string | null =>
    follow(frame.steps, 0, at, new Map(), (then, held) =>
      next(
        then,
        frame.english.replace(/<\w+>|\[\w+\]/g, (slot) => held.get(slot) ?? ''),
      ),
    )
  return walk
}

function firstOf<T>(all: readonly T[], search: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = search(one)
    if (found !== null) return found
  }
  return null
}

/** Changes "we" of the frame to "I" if the German text says "ich". */
function voiced(english: string, german: readonly string[]): string {
  if (!german.some((word) => /^(?:ich|mich|mir|mein\p{L}*)$/u.test(word))) return english
  if (german.some((word) => /^(?:wir|uns|unser\p{L}*)$/u.test(word))) return english
  return english
    .replace(/\b[Ww]e are\b/g, 'I am')
    .replace(/\b[Ww]e\b/g, 'I')
    .replace(/\bus\b/g, 'me')
    .replace(/\bour\b/g, 'my')
    .replace(/\bOur\b/g, 'My')
}

function tidyUp(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .replace(/\b([Aa]) (?=[aeio])/g, '$1n ')
    .replace(
      /\b(arrears|fees|costs) (is|was|rises|falls)\b/g,
      (_, many: string, verb: string) =>
        `${many} ${{ is: 'are', was: 'were', rises: 'rise', falls: 'fall' }[verb]}`,
    )
    .trim()
}
