/** BLEU as sacreBLEU computes it (13a tokens, exponential smoothing, whole corpus) and chrF2 (up to 6 characters). */

export function bleu(hypotheses: string[], references: string[]): number {
  const matched = [0, 0, 0, 0]
  const total = [0, 0, 0, 0]
  let ours = 0
  let theirs = 0
  hypotheses.forEach((hypothesis, i) => {
    const h = tokens(hypothesis)
    const r = tokens(references[i]!)
    ours += h.length
    theirs += r.length
    for (let n = 1; n <= 4; n++) {
      matched[n - 1]! += overlap(grams(h, n), grams(r, n))
      total[n - 1]! += Math.max(0, h.length - n + 1)
    }
  })
  let smooth = 1
  let logs = 0
  for (let n = 0; n < 4; n++) {
    if (!total[n]) return 0
    logs += Math.log(matched[n] ? matched[n]! / total[n]! : 1 / ((smooth *= 2) * total[n]!))
  }
  return 100 * (ours > theirs ? 1 : Math.exp(1 - theirs / ours)) * Math.exp(logs / 4)
}

export function chrf(hypotheses: string[], references: string[]): number {
  const precision: number[] = []
  const recall: number[] = []
  for (let n = 1; n <= 6; n++) {
    let inOurs = 0
    let inTheirs = 0
    let matched = 0
    hypotheses.forEach((hypothesis, i) => {
      const h = grams([...hypothesis.replace(/\s/g, '')], n)
      const r = grams([...references[i]!.replace(/\s/g, '')], n)
      inOurs += sum(h)
      inTheirs += sum(r)
      matched += overlap(h, r)
    })
    if (!inOurs || !inTheirs) continue
    precision.push(matched / inOurs)
    recall.push(matched / inTheirs)
  }
  const p = mean(precision)
  const r = mean(recall)
  return p + r ? (100 * 5 * p * r) / (4 * p + r) : 0
}

function tokens(text: string): string[] {
  return ` ${text} `
    .replace(/([{-~[-` -&(-+:-@/])/g, ' $1 ')
    .replace(/([^0-9])([.,])/g, '$1 $2 ')
    .replace(/([.,])([^0-9])/g, ' $1 $2')
    .replace(/([0-9])(-)/g, '$1 $2 ')
    .split(/\s+/)
    .filter(Boolean)
}

function grams(parts: string[], n: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i + n <= parts.length; i++) {
    const gram = parts.slice(i, i + n).join('\u0001')
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
  }
  return counts
}

function overlap(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0
  for (const [gram, count] of a) shared += Math.min(count, b.get(gram) ?? 0)
  return shared
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)
const mean = (values: number[]) =>
  values.length ? values.reduce((a, b) => a + b, 0) / values.length : 0
