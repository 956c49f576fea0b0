import { beginning, isColour, frameWordsOf } from './words.ts'

/** A step of a frame: a word, a value, an entry of a list, or alternatives. */
export type FrameStep =
  | { is: 'word'; word: string }
  | { is: 'value'; kind: string; name: string }
  | { is: 'part'; list: string; name: string; optional: boolean }
  | { is: 'ways'; ways: FrameStep[][] }

export type Frame = { german: string; english: string; steps: FrameStep[] }

/** `lists` holds the lists by name, `sentences` the frames of whole sentences. */
export type Frames = { sentences: Frame[]; lists: Map<string, Frame[]>; faults: string[] }

/** Entries of a data file: German to English. docs/translation.md describes the notation. */
export type Entries = Readonly<Record<string, string>>

/** Parses frames and lists. */
export function readFrames(
  sentences: readonly Entries[],
  parts: Readonly<Record<string, Entries>>,
): Frames {
  const faults: string[] = []
  const read = (entries: Entries) =>
    Object.entries(entries).map(([german, english]) => readFrame(german, english, faults))
  const lists = new Map(Object.entries(parts).map(([name, entries]) => [name, read(entries)]))
  const found = sentences.flatMap(read)
  for (const frame of [...found, ...[...lists.values()].flat()])
    for (const part of partsOf(frame.steps))
      if (!lists.has(part)) faults.push(`${frame.german}: no list ${part}`)
  return { sentences: found, lists, faults }
}

function readFrame(german: string, english: string, faults: string[]): Frame {
  if (slots(german) !== slots(english)) faults.push(german)
  return { german, english, steps: readSteps(german) }
}

/** The slots of one side, to compare both sides; a value in several German alternatives counts once. */
function slots(text: string): string {
  const found = text.replaceAll('?]', ']').match(/<\w+>|\[\w+\]/g) ?? []
  return [...new Set(found)].toSorted().join()
}

function readSteps(text: string): FrameStep[] {
  const open = text.indexOf('{')
  if (open < 0) return wordsOf(text).map(stepOf)
  let close = open + 1
  const cuts = [open]
  for (let depth = 1; depth && close < text.length; close++) {
    if (text[close] === '{') depth++
    else if (text[close] === '}') depth--
    if ((depth === 1 && text[close] === '|') || !depth) cuts.push(close)
  }
  const ways = cuts.slice(1).map((end, i) => readSteps(text.slice(cuts[i]! + 1, end)))
  return [
    ...wordsOf(text.slice(0, open)).map(stepOf),
    { is: 'ways', ways },
    ...readSteps(text.slice(close)),
  ]
}

/** The words without filler words, which the search skips anywhere. */
function wordsOf(text: string): string[] {
  return frameWordsOf(text).filter((word) => !isColour(word))
}

function stepOf(word: string): FrameStep {
  const [, kind] = /^<([a-z]+)\d?>$/.exec(word) ?? []
  if (kind) return { is: 'value', kind, name: word }
  const [, list, number = '', optional] = /^\[([a-z]+)(\d?)(\??)\]$/.exec(word) ?? []
  if (!list) return { is: 'word', word }
  return { is: 'part', list, name: `[${list}${number}]`, optional: Boolean(optional) }
}

function partsOf(steps: FrameStep[]): string[] {
  return steps.flatMap((step) => {
    if (step.is === 'ways') return step.ways.flatMap(partsOf)
    return step.is === 'part' ? [step.list] : []
  })
}

/** The possible first words of these steps; `open` if they can match nothing. */
export function beginnings(
  steps: FrameStep[],
  lists: Map<string, Frame[]>,
): { starts: Set<string>; open: boolean } {
  const starts = new Set<string>()
  for (const step of steps) {
    if (step.is === 'word') starts.add(beginning(step.word))
    if (step.is === 'value')
      for (const kind of kindsOf(step.kind)) starts.add(beginning(`<${kind}>`))
    if (step.is === 'word' || step.is === 'value') return { starts, open: false }
    const ways =
      step.is === 'ways' ? step.ways : (lists.get(step.list) ?? []).map((frame) => frame.steps)
    const inner = ways.map((way) => beginnings(way, lists))
    for (const one of inner) for (const start of one.starts) starts.add(start)
    const mayMiss = step.is === 'part' && step.optional
    if (!mayMiss && !inner.some((one) => one.open)) return { starts, open: false }
  }
  return { starts, open: true }
}

export function kindsOf(kind: string): string[] {
  return kind === 'any' ? ['ref', 'num', 'date', 'amt', 'name'] : [kind]
}
