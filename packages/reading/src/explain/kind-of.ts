import { valueOf, type Facts } from './facts.ts'
import type { GeneralKind, LetterKind } from './kind.ts'
import { generalKinds } from './kinds.ts'
import { whichKind } from './which-kind.ts'

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
