import type { LetterKind } from './kind.ts'
import { letterKinds } from './kinds.ts'

/** The German texts that decide the kind; `sender` includes the letterhead. Empty if nothing was read. */
export type Signs = { subject: string; sender: string; text: string }

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
