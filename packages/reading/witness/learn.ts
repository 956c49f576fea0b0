import { heads } from '../src/witness/heads.ts'

/** A sentence to learn from: indexes of its features, which heads hold, and how much it counts. */
export type Example = { features: Int32Array; holds: Uint8Array; weight: number }

/** Weights of each feature for each head, and what is added for each head. */
export type Learnt = { weights: Float32Array; bias: Float32Array }

const width = heads.length

/** A sequence of numbers from 0 to 1 that is the same each time. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** How sure each head is of a sentence, from 0 to 1. */
export function predict({ weights, bias }: Learnt, features: Int32Array): Float64Array {
  const sums = Float64Array.from(bias)
  const scale = 1 / Math.sqrt(features.length || 1)
  for (const feature of features)
    for (let head = 0; head < width; head++) sums[head]! += weights[feature * width + head]! * scale
  return sums.map((sum) => 1 / (1 + Math.exp(-sum)))
}

/** One logistic regression for each head, learnt together by AdaGrad. `decay` keeps weights small. */
export function learn(
  examples: Example[],
  count: number,
  { rounds = 8, rate = 0.5, decay = 1e-6, seed = 7 } = {},
): Learnt {
  const weights = new Float32Array(count * width)
  const squares = new Float32Array(count * width).fill(1e-4)
  const bias = new Float32Array(width).fill(-3)
  const biasSquares = new Float32Array(width).fill(1)
  const random = randomFrom(seed)
  const order = Int32Array.from(examples.keys())
  const gradient = new Float64Array(width)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const kept = order[at]!
      order[at] = order[other]!
      order[other] = kept
    }
    for (const index of order) {
      const { features, holds, weight } = examples[index]!
      const scale = 1 / Math.sqrt(features.length || 1)
      const said = predict({ weights, bias }, features)
      for (let head = 0; head < width; head++) {
        const slope = (said[head]! - holds[head]!) * weight
        gradient[head] = slope
        biasSquares[head]! += slope * slope
        bias[head]! -= (0.1 * slope) / Math.sqrt(biasSquares[head]!)
      }
      // most heads are right about most sentences already
      const active = heads.flatMap((_, head) => (Math.abs(gradient[head]!) > 0.01 ? head : []))
      for (const feature of features) {
        for (const head of active) {
          const cell = feature * width + head
          const slope = gradient[head]! * scale + decay * weights[cell]!
          squares[cell]! += slope * slope
          weights[cell]! -= (rate * slope) / Math.sqrt(squares[cell]!)
        }
      }
    }
  }
  return { weights, bias }
}
