import type { Finding, FindingKind, Word } from './types.ts'

/** Kinds of findings of which a letter can have several values. For all others one value is chosen. */
const many = new Set<FindingKind>([
  'reference',
  'customer-number',
  'deadline',
  'appointment',
  'action',
  'consequence',
  'instalment',
  'discount',
])

/** Least confidence by kind. A wrong amount, account or day does harm; a missing one only makes the user look at the page. */
const needed: Partial<Record<FindingKind, number>> = {
  'amount-total': 0.6,
  'amount-outstanding': 0.6,
  'amount-late-fee': 0.6,
  iban: 0.6,
  bic: 0.6,
  'due-date': 0.6,
  'credit-balance': 0.6,
  'amount-foreign': 0.6,
  instalment: 0.6,
  discount: 0.6,
  deadline: 0.5,
}
const usuallyNeeded = 0.5
const closeCall = 0.05

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Merges findings with the same value: mentions in different places raise the confidence. */
export function merge(findings: Finding[]): Finding[] {
  const merged: Finding[] = []
  for (const finding of findings) {
    const at = merged.findIndex((m) => m.kind === finding.kind && same(m.value, finding.value))
    const twin = merged[at]
    if (!twin) {
      merged.push({ ...finding, words: [...new Set(finding.words)] })
      continue
    }
    const apart = finding.words.length > 0 && !finding.words.some((w) => twin.words.includes(w))
    const best = twin.confidence >= finding.confidence ? twin : finding
    const joint = 1 - (1 - twin.confidence) * (1 - finding.confidence)
    merged[at] = {
      ...best,
      words: [...new Set([...twin.words, ...finding.words])],
      stated: twin.stated || finding.stated,
      confidence: apart ? Math.min(0.99, joint) : best.confidence,
    }
  }
  return merged
}

/** Kinds without any check, such as check digits or sums. */
const unchecked = new Set<FindingKind>([
  'sender',
  'recipient',
  'recipient-address',
  'letter-date',
  'due-date',
  'deadline',
  'appointment',
  'reference',
  'case-file',
  'customer-number',
  'payee',
  'purpose',
])
const doubtfulWord = 0.5
/**
 * In our scans and photos, 19 of 20 correct words have a confidence above 0.9, but only half of the wrong ones. A number with a word below
 * this limit is shown, but never as certain.
 */
export const unsureWord = 0.84
/** Highest confidence of a well-read value that nothing else on the page confirms. */
export const mostUnsure = 0.78
/** Highest confidence of a value with a doubtful word: the user should compare it with the page. */
export const mostDoubtful = 0.7

/** Kinds of findings of the sender's address, which nothing else on the page confirms. */
const placed = new Set<FindingKind>([
  'sender-street',
  'sender-house-number',
  'sender-zip',
  'sender-city',
])

/** Words below this confidence are badly read; a page is, if they are more than a fifth. */
const poorWord = 0.7
const poorShare = 0.2
/** Amounts above this confidence are confirmed by sums or second mentions. */
const vouched = 0.95

/** Whether so much of a letter is badly read that no value in it counts as certain. */
export function isPoorlyRead(words: Word[]): boolean {
  const poor = words.filter((word) => word.confidence < poorWord).length
  return words.length > 0 && poor / words.length > poorShare
}

/** Adds to the reason of a finding which of its words a second OCR pass has replaced. */
function withMends(finding: Finding, words: Word[]): Finding {
  const mended = finding.words.flatMap((index) => {
    const { text, before } = words[index] ?? {}
    return before === undefined ? [] : [`“${before}” was read again, larger, as “${text ?? ''}”`]
  })
  return mended.length === 0 ? finding : { ...finding, why: [finding.why, ...mended].join('; ') }
}

/** Lowers the confidence of names, numbers and days with a badly read word; on a bad page of all numbers and days. */
export function doubt(findings: Finding[], words: Word[]): Finding[] {
  const poor = isPoorlyRead(words)
  return findings.map((plain) => {
    const finding = withMends(plain, words)
    if (finding.by === 'user') return finding
    const read = Math.min(1, ...finding.words.map((word) => words[word]?.confidence ?? 1))
    const isAmount = finding.kind.startsWith('amount-') && finding.confidence < vouched
    const hard = unchecked.has(finding.kind) && read < doubtfulWord
    const isNumber = unchecked.has(finding.kind) || placed.has(finding.kind) || isAmount
    const isName = finding.kind === 'sender' || finding.kind === 'recipient'
    const page = poor && ((unchecked.has(finding.kind) && !isName) || isAmount)
    const unsure = isNumber && !isName && read < unsureWord && finding.confidence > mostDoubtful
    if (!hard && !page) {
      if (!unsure) return finding
      return {
        ...finding,
        confidence: mostDoubtful,
        why: `${finding.why}; part of it may be misread`,
      }
    }
    const why = `${finding.why}; ${hard ? 'part of it is' : 'the page is'} hard to read`
    return { ...finding, confidence: finding.confidence * (hard ? 0.7 : 0.8), why }
  })
}

/** The value of a kind; null if none was found or its confidence is too low. Takes merged findings. */
export function choose(findings: Finding[], kind: FindingKind): Finding | null {
  const [best, rival] = findings
    .filter((finding) => finding.kind === kind)
    .toSorted((a, b) => b.confidence - a.confidence)
  if (!best) return null
  const doubt = rival && best.confidence - rival.confidence < closeCall ? 0.85 : 1
  const confidence = best.confidence * doubt
  return confidence < (needed[kind] ?? usuallyNeeded) ? null : { ...best, confidence }
}

/** All values of a kind with enough confidence, in the order found. Takes merged findings. */
export function chooseAll(findings: Finding[], kind: FindingKind): Finding[] {
  return findings.filter(
    (finding) => finding.kind === kind && finding.confidence >= (needed[kind] ?? usuallyNeeded),
  )
}

/** The facts of a letter: one finding for each single-valued kind, all for kinds with several values. */
export function chooseFacts(findings: Finding[]): Finding[] {
  const merged = merge(findings)
  const kinds = [...new Set(merged.map((finding) => finding.kind))]
  return kinds.flatMap((kind) => {
    if (many.has(kind)) return chooseAll(merged, kind)
    const chosen = choose(merged, kind)
    return chosen ? [chosen] : []
  })
}
