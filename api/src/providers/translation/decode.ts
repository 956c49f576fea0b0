import { setImmediate } from 'node:timers/promises'
import { Tensor } from '@xenova/transformers'

/** The two graphs (encoder and decoder) of a sequence-to-sequence model in onnxruntime. */
export type ModelSession = {
  inputNames: string[]
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}

export type Graphs = {
  encoder: ModelSession
  decoder: ModelSession
  /** Token ids and sizes from config.json. */
  start: number
  eos: number
  pad: number
  heads: number
  headSize: number
}

/** `logProb`: the mean over the tokens. `cut`: the sentence did not end, or it repeated itself. */
export type Decoded = { ids: number[]; logProb: number; cut: boolean }

/**
 * An unfinished translation. `sum`: of the logarithms of its probabilities; `guard`: how often each guarded token may still be used;
 * `row`: where the last step had the translation that it extends.
 */
type Beam = { ids: number[]; sum: number; guard: Map<number, number>; row: number }
/** The beams of one sentence, and its finished translations. */
type Search = { longest: number; beams: Beam[]; finished: Decoded[] }
type Choice = { from: Beam; row: number; id: number; sum: number }

/**
 * Beam search over a batch with cached keys and values: up to `width` translations for each sentence, the most probable first.
 * transformers.js 2.17 decodes sentences one by one and keeps no probabilities, so this project has its own loop. `budget` limits how
 * often each guarded token may be used; the end is allowed from the second token on.
 */
export async function decodeBeams(
  graphs: Graphs,
  batch: number[][],
  width: number,
  budget: (sentence: number) => Map<number, number>,
): Promise<Decoded[][]> {
  const searches = batch.map((ids, i): Search => ({
    longest: Math.min(400, Math.ceil(ids.length * 1.7) + 8),
    beams: [{ ids: [], sum: 0, guard: budget(i), row: i }],
    finished: [],
  }))
  const source = await encode(graphs, batch)
  const cache = emptyCache(graphs, batch.length)
  for (let step = 0; ; step++) {
    const rows = searches.flatMap(({ beams }) => beams)
    if (!rows.length) break
    // A step blocks the event loop. In between, the process must be able to receive the order to end.
    await setImmediate()
    const last = rows.map(({ ids }) => ids.at(-1) ?? graphs.start)
    const result = await graphs.decoder.run({
      ...source,
      ...cache,
      input_ids: int64(last, [rows.length, 1]),
      use_cache_branch: new Tensor('bool', [step > 0], [1]),
    })
    keep(cache, result, step === 0)
    const logits = result['logits']!.data as Float32Array
    const size = logits.length / rows.length
    const owners = searches.flatMap((search) => search.beams.map(() => search))
    let row = 0
    for (const search of searches) {
      const choices = search.beams.flatMap((beam) => {
        const own = logits.subarray(row * size, (row + 1) * size)
        return likeliest(beam, row++, own, graphs, width + 1)
      })
      advance(search, choices, graphs.eos, width)
    }
    const order = searches.flatMap(({ beams }) => beams.map((beam) => beam.row))
    const isWhole = order.length === rows.length
    if (isWhole && order.every((from, i) => from === i)) continue
    const isSameSource = isWhole && order.every((from, i) => owners[from] === owners[i])
    for (const name of Object.keys(cache))
      if (!isSameSource || name.includes('.decoder.')) cache[name] = gather(cache[name]!, order)
    if (!isSameSource) for (const name of sourceNames) source[name] = gather(source[name], order)
  }
  return searches.map(({ finished }) => finished.toSorted((a, b) => b.logProb - a.logProb))
}

/** Replaces the beams of a sentence by their most probable extensions; no beams remain when enough translations are finished. */
function advance(search: Search, choices: Choice[], eos: number, width: number): void {
  const beams: Beam[] = []
  const ranked = choices.toSorted((a, b) => b.sum - a.sum)
  for (const [rank, { from, row, id, sum }] of ranked.entries()) {
    if (beams.length === width) break
    const ids = id === eos ? from.ids : [...from.ids, id]
    const cut = id !== eos && (ids.length >= search.longest || isLooping(ids))
    if (id !== eos && !cut) {
      const guard = new Map(from.guard)
      const left = guard.get(id)
      if (left !== undefined) guard.set(id, left - 1)
      beams.push({ ids, sum, guard, row })
    } else if (rank < width) {
      search.finished.push({ ids, logProb: sum / (from.ids.length + 1), cut })
    }
  }
  search.beams = search.finished.length < width ? beams : []
}

/** All tokens together whose logarithm is this far below the best one's change its probability by less than a hundredth of a percent. */
const negligible = -20

/** The `count` most probable allowed next tokens of a beam, with the probability of the whole beam. */
function likeliest(
  from: Beam,
  row: number,
  logits: Float32Array,
  { pad, eos }: Graphs,
  count: number,
): Choice[] {
  for (const [id, left] of from.guard) if (left <= 0) logits[id] = -1e9
  logits[pad] = -1e9
  if (!from.ids.length) logits[eos] = -1e9
  const top: number[] = []
  let least = -Infinity
  for (let id = 0; id < logits.length; id++) {
    const logit = logits[id]!
    if (logit <= least) continue
    const place = top.findIndex((other) => logits[other]! < logit)
    top.splice(place < 0 ? top.length : place, 0, id)
    if (top.length > count) top.pop()
    if (top.length === count) least = logits[top.at(-1)!]!
  }
  const most = logits[top[0]!]!
  let total = 0
  for (let id = 0; id < logits.length; id++) {
    const below = logits[id]! - most
    if (below > negligible) total += Math.exp(below)
  }
  const base = from.sum - most - Math.log(total)
  return top.map((id) => ({ from, row, id, sum: base + logits[id]! }))
}

/** Whether the last tokens repeat the tokens before them three times. */
function isLooping(ids: number[]): boolean {
  for (let size = 1; size <= 8; size++) {
    const needed = size === 1 ? 4 : 3
    if (ids.length < size * needed) continue
    const tail = ids.slice(-size * needed)
    if (tail.every((id, i) => id === tail[i % size])) return true
  }
  return false
}

const sourceNames = ['encoder_hidden_states', 'encoder_attention_mask'] as const

async function encode({ encoder, pad }: Graphs, batch: number[][]) {
  const width = Math.max(...batch.map((ids) => ids.length))
  const dims = [batch.length, width]
  const padded = (row: number[], by: number) => [
    ...row,
    ...Array<number>(width - row.length).fill(by),
  ]
  const attention_mask = int64(
    batch.flatMap((row) =>
      padded(
        row.map(() => 1),
        0,
      ),
    ),
    dims,
  )
  const input_ids = int64(
    batch.flatMap((row) => padded(row, pad)),
    dims,
  )
  const encoded = await encoder.run({ input_ids, attention_mask })
  return {
    encoder_hidden_states: encoded['last_hidden_state']!,
    encoder_attention_mask: attention_mask,
  }
}

function emptyCache(graphs: Graphs, rows: number): Record<string, Tensor> {
  const names = graphs.decoder.inputNames.filter((name) => name.startsWith('past_key_values.'))
  const dims = [rows, graphs.heads, 0, graphs.headSize]
  return Object.fromEntries(
    names.map((name) => [name, new Tensor('float32', new Float32Array(0), dims)]),
  )
}

/** Keys and values of the source come only from the first step; later steps return them empty. */
function keep(cache: Record<string, Tensor>, result: Record<string, Tensor>, first: boolean): void {
  for (const name of Object.keys(cache)) {
    const present = result[name.replace('past_key_values', 'present')]
    if (present && (first || name.includes('.decoder.'))) cache[name] = present
  }
}

/** The given rows of a tensor, in this order. */
function gather({ type, data, dims: [rows = 1, ...rest] }: Tensor, order: number[]): Tensor {
  const size = data.length / rows
  const moved = new (data.constructor as Float32ArrayConstructor)(order.length * size)
  order.forEach((row, i) =>
    moved.set((data as Float32Array).subarray(row * size, (row + 1) * size), i * size),
  )
  return new Tensor(type, moved, [order.length, ...rest])
}

function int64(values: number[], dims: number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), dims)
}
