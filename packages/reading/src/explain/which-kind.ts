import type { LetterKind } from './kind.ts'
import { letterKinds } from './kinds.ts'

/** What a kind is told by; `sender` with its letterhead. All German, empty where nothing was read. */
export type Signs = { subject: string; sender: string; text: string }

/** `score` of a kind that fits well enough to be named. */
export type Candidate = { kind: LetterKind; score: number }

// The subject must name the kind, and who sent the letter or what stands in it must agree: no sign alone is enough.
const bySubject = 5
const bySender = 3
const byText = 2
const enough = 9
const lead = 2
// A letter says in its first pages what it is.
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

/** The kinds that fit, the best first; what a more special one gives way to is left out. */
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

/** The kind of a letter; null when nothing fits well, or two kinds fit about as well as each other. */
export function whichKind(signs: Signs): LetterKind | null {
  const [best, next] = candidates(signs)
  if (!best || (next && best.score - next.score < lead)) return null
  return best.kind
}
