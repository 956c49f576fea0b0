// npx tsx packages/reading/witness/train.ts <weak labels>   writes src/witness/weights.ts; see README.md
import { readFileSync, writeFileSync } from 'node:fs'
import { featuresOf } from '../src/witness/features.ts'
import { heads } from '../src/witness/heads.ts'
import { shortHash } from '../src/witness/witness.ts'
import { learn, type Example, type Learnt } from './learn.ts'

const leastSentences = 4
const keptFeatures = 28_000
/** What a label that somebody has read counts, beside one that patterns gave. */
const readWeight = 5

type Sentence = { labels: string; hashes: number[]; weight: number }

function sentencesIn(path: string | URL, weight: number, columns: number[]): Map<string, Sentence> {
  const rows = readFileSync(path, 'utf8').trimEnd().split('\n')
  return new Map(
    rows.map((row) => {
      const cells = row.split('\t')
      const [letter, labels, leadIn, text] = columns.map((at) => cells[at] ?? '')
      const hashes = [...featuresOf(text!, leadIn)].map(shortHash)
      return [`${letter} ${text}`, { labels: labels!, hashes: [...new Set(hashes)], weight }]
    }),
  )
}

function examplesOf(sentences: Sentence[], index: Map<number, number>): Example[] {
  return sentences.map(({ labels, hashes, weight }) => {
    const held = new Set(labels.split(' '))
    return {
      features: Int32Array.from(hashes.flatMap((hash) => index.get(hash) ?? [])),
      holds: Uint8Array.from(heads, (head) => Number(held.has(head))),
      weight,
    }
  })
}

const indexOf = (hashes: Iterable<number>) => new Map([...hashes].map((hash, at) => [hash, at]))

/** The features that move the heads most, by the sum of their weights over the sentences that have them. */
function strongest(index: Map<number, number>, { weights }: Learnt, seen: Map<number, number>) {
  const strength = (hash: number) => {
    const row = weights.subarray(
      index.get(hash)! * heads.length,
      (index.get(hash)! + 1) * heads.length,
    )
    return Math.hypot(...row) * Math.sqrt(seen.get(hash)!)
  }
  return [...index.keys()]
    .map((hash) => ({ hash, strength: strength(hash) }))
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, keptFeatures)
    .map(({ hash }) => hash)
    .toSorted((a, b) => a - b)
}

function write(hashes: number[], { weights, bias }: Learnt): void {
  const scales = heads.map((_, head) => {
    const most = hashes.reduce(
      (max, _hash, row) => Math.max(max, Math.abs(weights[row * heads.length + head]!)),
      0,
    )
    return most / 127
  })
  const bytes = new Uint8Array(hashes.length * (3 + heads.length))
  hashes.forEach((hash, row) => bytes.set([hash >> 16, (hash >> 8) & 255, hash & 255], row * 3))
  for (let cell = 0; cell < hashes.length * heads.length; cell++)
    bytes[hashes.length * 3 + cell] =
      Math.round(weights[cell]! / (scales[cell % heads.length]! || 1)) & 255
  const packed = Buffer.concat([bytes, Buffer.alloc((3 - (bytes.length % 3)) % 3)]).toString(
    'base64',
  )
  const numbers = (list: Iterable<number>) =>
    [...list].map((one) => Number(one.toPrecision(6))).join(', ')
  writeFileSync(
    new URL('../src/witness/weights.ts', import.meta.url),
    `// Written by witness/train.ts; do not edit.\nexport const count = ${hashes.length}\nexport const biases = [${numbers(bias)}]\nexport const scales = [${numbers(scales)}]\nexport const packed =\n  '${packed}'\n`,
  )
}

const read = sentencesIn(new URL('labels.tsv', import.meta.url), readWeight, [0, 2, 3, 4])
const all = [...new Map([...sentencesIn(process.argv[2]!, 1, [0, 1, 2, 3]), ...read]).values()]
const seen = new Map<number, number>()
for (const { hashes } of all) for (const hash of hashes) seen.set(hash, (seen.get(hash) ?? 0) + 1)
const often = indexOf([...seen].flatMap(([hash, times]) => (times >= leastSentences ? hash : [])))
console.log(`${all.length} sentences, ${read.size} of them read; ${often.size} features`)
const kept = strongest(often, learn(examplesOf(all, often), often.size, { rounds: 2 }), seen)
write(kept, learn(examplesOf(all, indexOf(kept)), kept.length, { rounds: 5 }))
