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
 * Greedy decoding of a batch with cached keys and values. transformers.js 2.17 decodes sentences one by one and keeps no
 * probabilities, so this project has its own loop. `budget` limits how often each guarded token may still be used; the end of the
 * sentence is always allowed.
 */
export async function decodeGreedily(
  graphs: Graphs,
  batch: number[][],
  budget: (row: number) => Map<number, number>,
): Promise<Decoded[]> {
  const rows = batch.length
  const width = Math.max(...batch.map((ids) => ids.length))
  const ids = batch.map((row) => [...row, ...Array<number>(width - row.length).fill(graphs.pad)])
  const attention = int64(
    batch.flatMap((row) => ids[0]!.map((_, i) => (i < row.length ? 1 : 0))),
    [rows, width],
  )
  const encoded = await graphs.encoder.run({
    input_ids: int64(ids.flat(), [rows, width]),
    attention_mask: attention,
  })
  const states = encoded['last_hidden_state']!
  const cache = emptyCache(graphs, rows)
  const guards = batch.map((_, row) => budget(row))
  const output = batch.map((): Decoded => ({ ids: [], logProb: 0, cut: false }))
  const done = batch.map(() => false)
  const longest = batch.map((row) => Math.min(400, Math.ceil(row.length * 1.7) + 8))
  let last = batch.map(() => graphs.start)
  for (let step = 0; done.includes(false); step++) {
    // A step blocks the event loop. In between, the process must be able to receive the order to end.
    await setImmediate()
    const result = await graphs.decoder.run({
      ...cache,
      input_ids: int64(last, [rows, 1]),
      encoder_hidden_states: states,
      encoder_attention_mask: attention,
      use_cache_branch: new Tensor('bool', [step > 0], [1]),
    })
    keep(cache, result, step === 0)
    const logits = result['logits']!.data as Float32Array
    const size = logits.length / rows
    last = output.map((row, i) => {
      if (done[i]) return graphs.pad
      const choice = best(logits.subarray(i * size, (i + 1) * size), guards[i]!, graphs.pad)
      row.logProb += choice.logProb
      if (choice.id === graphs.eos) {
        done[i] = true
        return graphs.pad
      }
      row.ids.push(choice.id)
      const left = guards[i]!.get(choice.id)
      if (left !== undefined) guards[i]!.set(choice.id, left - 1)
      if (row.ids.length >= longest[i]! || isLooping(row.ids)) {
        done[i] = true
        row.cut = true
      }
      return choice.id
    })
  }
  return output.map((row) => ({ ...row, logProb: row.logProb / (row.ids.length + 1) }))
}

/** The most probable allowed token, and the logarithm of its probability among all. */
function best(logits: Float32Array, guard: Map<number, number>, pad: number) {
  for (const [id, left] of guard) if (left <= 0) logits[id] = -1e9
  logits[pad] = -1e9
  let id = 0
  for (let i = 1; i < logits.length; i++) if (logits[i]! > logits[id]!) id = i
  const top = logits[id]!
  let sum = 0
  for (let i = 0; i < logits.length; i++) sum += Math.exp(logits[i]! - top)
  return { id, logProb: -Math.log(sum) }
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

function emptyCache(graphs: Graphs, rows: number): Record<string, Tensor> {
  const cache: Record<string, Tensor> = {}
  for (const name of graphs.decoder.inputNames) {
    if (!name.startsWith('past_key_values.')) continue
    cache[name] = new Tensor('float32', new Float32Array(0), [
      rows,
      graphs.heads,
      0,
      graphs.headSize,
    ])
  }
  return cache
}

/** Keys and values of the source come only from the first step; later steps return them empty. */
function keep(cache: Record<string, Tensor>, result: Record<string, Tensor>, first: boolean): void {
  for (const name of Object.keys(cache)) {
    const present = result[name.replace('past_key_values', 'present')]
    if (present && (first || name.includes('.decoder.'))) cache[name] = present
  }
}

function int64(values: number[], dims: number[]): Tensor {
  return new Tensor('int64', BigInt64Array.from(values, BigInt), dims)
}
