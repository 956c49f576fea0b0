import { Tensor } from '@xenova/transformers'
import { expect, test } from 'vitest'
import { decodeBeams, type Graphs } from './decode.ts'

const [eos, pad, start] = [0, 1, 2]
const words = 7

/** The probabilities of the next token after a text, different for each source sentence; the end is impossible at first and likely after five tokens. */
function nextOf(source: number, text: number[]): number[] {
  const seed = text.reduce((sum, id, i) => sum + id * (i + 3), source * 5)
  const weights = Array.from({ length: words }, (_, id) => ((seed + id * 11) % 13) + 1)
  weights[pad] = 0
  weights[eos] = text.length > 5 ? 40 : Math.min(1, text.length)
  const all = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / all)
}

/** A model that knows its source and its text only from the caches, as the real one does. */
const graphs: Graphs = {
  eos,
  pad,
  start,
  heads: 1,
  headSize: 1,
  encoder: {
    inputNames: [],
    run: async ({ input_ids }) => ({
      last_hidden_state: new Tensor(
        'float32',
        Float32Array.from(input_ids!.data as BigInt64Array, Number),
        input_ids!.dims,
      ),
    }),
  },
  decoder: {
    inputNames: ['past_key_values.0.decoder.key', 'past_key_values.0.encoder.key'],
    async run({ input_ids, encoder_hidden_states, use_cache_branch, ...cache }) {
      const rows = input_ids!.dims[0]!
      const isFirst = !use_cache_branch!.data[0]
      const source = isFirst ? encoder_hidden_states! : cache['past_key_values.0.encoder.key']!
      const old = cache['past_key_values.0.decoder.key']!
      const texts = Array.from({ length: rows }, (_, row) => [
        ...rowOf(old, row),
        Number(input_ids!.data[row]),
      ])
      const logits = texts.map((text, row) =>
        nextOf(rowOf(source, row)[0]!, text.slice(1)).map((one) => Math.log(one || 1e-9)),
      )
      return {
        logits: new Tensor('float32', Float32Array.from(logits.flat()), [rows, 1, words]),
        'present.0.decoder.key': new Tensor('float32', Float32Array.from(texts.flat()), [
          rows,
          1,
          texts[0]!.length,
          1,
        ]),
        'present.0.encoder.key': isFirst ? source : new Tensor('float32', new Float32Array(0), [0]),
      }
    },
  },
}

const rowOf = ({ data, dims: [rows = 1] }: Tensor, row: number) => {
  const size = data.length / rows
  return Array.from(data.slice(row * size, (row + 1) * size), Number)
}

/** The mean logarithm of the probabilities of a finished translation. */
function meanOf(source: number, ids: number[]): number {
  const sum = [...ids, eos].reduce(
    (all, id, i) => all + Math.log(nextOf(source, ids.slice(0, i))[id]!),
    0,
  )
  return sum / (ids.length + 1)
}

const batch = [[3, 3, 3, 3, 3, 3, 3, 3, 3], [4], [5, 5, 5], [6]]
const free = () => new Map<number, number>()

test('every sentence gets its most probable translations, best first', async () => {
  const found = await decodeBeams(graphs, batch, 4, free)
  expect(found).toHaveLength(batch.length)
  for (const [i, some] of found.entries()) {
    expect(some.length).toBeGreaterThanOrEqual(4)
    const whole = some.filter(({ cut }) => !cut)
    for (const { ids, logProb } of whole) expect(logProb).toBeCloseTo(meanOf(batch[i]![0]!, ids), 4)
    expect(new Set(some.map(({ ids }) => ids.join())).size).toBe(some.length)
    expect(some).toEqual(some.toSorted((a, b) => b.logProb - a.logProb))
  }
})

test('one beam takes the most probable token each time', async () => {
  const found = await decodeBeams(graphs, batch, 1, free)
  for (const [i, [only]] of found.entries())
    for (const [at, id] of only!.ids.entries()) {
      const next = nextOf(batch[i]![0]!, only!.ids.slice(0, at))
      expect(next[id]).toBe(Math.max(...next))
    }
})

test('a guarded token is used no more often than its budget allows, in no beam', async () => {
  const found = await decodeBeams(graphs, batch, 4, (i) => new Map([[3, i]]))
  for (const [i, some] of found.entries())
    for (const { ids } of some) expect(ids.filter((id) => id === 3).length).toBeLessThanOrEqual(i)
})
