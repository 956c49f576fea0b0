/** Longer ones are no sentences; the rest of the text would not change what is asked. */
const maxCharacters = 600
const maxWords = 70
const maxLeadWords = 16

const token = /\p{L}+(?:-\p{L}+)*|\d+(?:[.,:/-]\d+)*|[€%§?!:;,.–]/gu
const polite = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/

// Words that carry the structure of a sentence; of all others the skeleton keeps the ending.
const closed = new Set(
  (
    'der die das den dem des ein eine einen einem einer eines und oder aber sondern denn nicht nichts kein keine keinen keinem keiner nie ohne in im ' +
    'ins an am auf aus bei beim bis für gegen durch mit nach seit über um unter von vom vor zu zum zur zwischen innerhalb binnen spätestens ab wegen ' +
    'trotz pro je es wir uns ich mir mich er sie ihm ihr ihnen du dir dich sich man wer unser unsere unseren unserem ist sind war waren sei wird ' +
    'werden wurde wurden würde würden hat haben hatte hätte hätten kann können könnte könnten muss müssen müssten soll sollen sollte sollten darf ' +
    'dürfen dürfte will wollen möchte möchten mag lassen lässt braucht brauchen bitte bitten wenn falls sofern soweit dass ob damit weil da als wie ' +
    'sobald solange bevor nachdem so dann also daher deshalb auch noch nur schon bereits erst sonst andernfalls hier hiermit hierfür dafür dazu davon ' +
    'dabei darauf daran darüber dieser diese dieses diesen diesem welche was wann wo warum alle allen alles jeder jede selbst gern gerne jederzeit ' +
    'sofort unverzüglich umgehend gilt gelten steht stehen bleibt bleiben fällig verpflichtet zurück'
  ).split(' '),
)

const prime = 0x01000193

/** FNV-1a over UTF-16 code units, from `state`. */
function hash(text: string, state: number, from = 0, to = text.length): number {
  let mixed = state
  for (let at = from; at < to; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), prime)
  return mixed
}

const joined = (a: number, b: number) => Math.imul((a ^ (b >>> 13)) + b, prime) ^ (a >>> 7)
const closedOff = (mixed: number) => (mixed ^ (mixed >>> 15)) >>> 0

// One beginning for each sort of feature, so that the same text in two of them differs.
const sorts = {
  word: 1,
  pair: 2,
  gap: 3,
  triple: 4,
  bones: 5,
  part: 6,
  frame: 7,
  end: 8,
  lead: 9,
  leads: 10,
}

type Word = { word: string; hash: number; bone: number }

const beginning = 0x811c9dc5
const hashed = (word: string, bone: string): Word => ({
  word,
  hash: hash(word, beginning),
  bone: hash(bone, beginning),
})

function wordOf(printed: string): Word {
  const first = printed.charCodeAt(0)
  if (first >= 48 && first <= 57) return hashed('0', '0')
  if (polite.test(printed)) return hashed(printed, printed)
  const word = printed.toLowerCase()
  if (closed.has(word) || word === word.toUpperCase()) return hashed(word, word)
  const isNoun = printed !== word && !word.endsWith('en')
  return hashed(word, isNoun ? 'N' : `_${word.slice(-2)}`)
}

const wordsOf = (text: string, most: number) =>
  (text.slice(0, maxCharacters).match(token) ?? []).slice(0, most).map(wordOf)

const edges = [hashed('^', '^'), hashed('$', '$')] as const

/**
 * The features of a German sentence as hashes: words and their neighbours, parts of long words, and the skeleton of function words and endings.
 * `leadIn` is the sentence that a list item completes. Amounts and dates are masked.
 */
export function featuresOf(text: string, leadIn = ''): Set<number> {
  const found = new Set<number>()
  const add = (sort: number, mixed: number) => found.add(closedOff(joined(sort, mixed)))
  const words = [edges[0], ...wordsOf(text, maxWords), edges[1]]
  for (let at = 0; at < words.length; at++) {
    const one = words[at]!
    const [before, first] = [words[at - 1]?.hash, words[at - 2]?.hash]
    add(sorts.word, one.hash)
    if (before !== undefined) add(sorts.pair, joined(before, one.hash))
    if (before !== undefined && first !== undefined) {
      add(sorts.gap, joined(first, one.hash))
      add(sorts.triple, joined(joined(first, before), one.hash))
    }
    for (let size = 2, bones = one.bone; size <= 4 && at + size <= words.length; size++) {
      bones = joined(bones, words[at + size - 1]!.bone)
      add(sorts.bones, bones)
    }
    if (one.word.length > 5) addParts(`<${one.word}>`, add)
  }
  const last = words.length - 2
  if (last > 1) {
    add(sorts.frame, joined(joined(words[1]!.bone, words[2]!.bone), words[last]!.bone))
    add(sorts.end, joined(words[1]!.bone, words[last - 1]!.hash))
  }
  const lead = wordsOf(leadIn, maxLeadWords)
  for (const [at, one] of lead.entries()) {
    add(sorts.lead, one.hash)
    if (at > 0) add(sorts.leads, joined(lead[at - 1]!.hash, one.hash))
  }
  return found
}

function addParts(padded: string, add: (sort: number, mixed: number) => void): void {
  for (const size of [4, 6])
    for (let from = 0; from + size <= padded.length; from++)
      add(sorts.part, hash(padded, beginning, from, from + size))
}
