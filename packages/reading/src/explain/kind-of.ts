import { valueOf, type Facts } from './facts.ts'
import type { GeneralKind, LetterKind } from './kind.ts'
import { generalKinds, letterKinds } from './kinds.ts'

const first = (facts: Facts, kind: 'subject' | 'sender') =>
  facts.findings.find((finding) => finding.kind === kind)?.value ?? ''

const before = new WeakMap<Facts, LetterKind | null>()

/** The kind of a letter; null if not certain. Cached per letter. */
export function kindOf(facts: Facts): LetterKind | null {
  const known = before.get(facts)
  if (known !== undefined) return known
  const kind = lookFor(facts)
  before.set(facts, kind)
  return kind
}

function lookFor(facts: Facts): LetterKind | null {
  const { blocks } = facts.letter
  const subject = first(facts, 'subject')
  // Without a subject, the first headings are used instead.
  const headings = blocks.filter(({ role, page }) => role === 'heading' && page === 1).slice(0, 2)
  const letterhead = blocks
    .filter(({ zone, page }) => page === 1 && (zone === 'head' || zone === 'return-line'))
    .map((block) => block.text)
  const text = blocks
    .filter(({ zone }) => zone !== 'margin')
    .map((block) => block.text)
    .join('\n')
  return whichKind({
    subject: subject || headings.map((block) => block.text).join(' '),
    sender: [first(facts, 'sender'), ...letterhead].join('\n'),
    text,
  })
}

/** The general fallback for a letter of unknown kind; null if none fits. */
export function generalKindOf(facts: Facts): GeneralKind | null {
  const subject = first(facts, 'subject')
  const sender = valueOf(facts, 'sender') ?? ''
  return (
    generalKinds.find(
      ({ about, from, types }) =>
        (!about || about.test(subject)) &&
        (!from || from.test(sender)) &&
        (!types || types.includes(facts.type)),
    ) ?? null
  )
}

/** The German texts that decide the kind; `sender` includes the letterhead. Empty if nothing was read. */
type Signs = { subject: string; sender: string; text: string }

/** A kind that matches well enough, with its score. */
type Candidate = { kind: LetterKind; score: number }

// The subject must match, and the sender or the text as well: no sign is enough alone.
const bySubject = 5
const bySender = 3
const byText = 2
const enough = 9
const lead = 2
// A letter states its purpose in its first pages.
const longest = 20_000

function scoreOf(kind: LetterKind, { subject, sender, text }: Signs): number {
  if (!kind.subject.test(subject)) return 0
  const isFrom = kind.from?.test(sender) ?? false
  if (kind.only && !isFrom) return 0
  const signs = kind.text.filter((sign) => sign.test(text)).length
  const score = bySubject + (isFrom ? bySender : 0) + signs * byText
  if (score < enough) return 0
  return kind.never && (kind.never.test(subject) || kind.never.test(text)) ? 0 : score
}

/** The matching kinds, best first, without those that give way to a more specific one. */
export function candidates(signs: Signs, kinds: readonly LetterKind[] = letterKinds): Candidate[] {
  const start = { ...signs, text: signs.text.slice(0, longest) }
  const all = kinds
    .map((kind) => ({ kind, score: scoreOf(kind, start) }))
    .filter(({ score }) => score >= enough)
  return all
    .filter(
      ({ kind, score }) =>
        !all.some((other) => other.kind.over?.includes(kind.id) && other.score + lead > score),
    )
    .toSorted((a, b) => b.score - a.score)
}

/** The kind of a letter; null if none matches well, or two match about equally. */
export function whichKind(signs: Signs): LetterKind | null {
  const [best, next] = candidates(signs)
  if (!best || (next && best.score - next.score < lead)) return null
  return best.kind
}
