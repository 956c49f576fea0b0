import { mostUnsure } from '../choose.ts'
import { typeCues } from '../german/type-cues.ts'
import type { Layout } from '../layout/types.ts'
import { documentTypes, type Finding } from '../types.ts'
import { maxBlock } from './limits.ts'
import { wordsAt } from './words-at.ts'

/** Least score of a type; below it the type is `other`. */
const threshold = 5

/** The type of the letter, by weighted words in subject and text; unclear letters are `other`. */
export function findDocumentType(letter: Layout, before: Finding[]): Finding[] {
  const subject = before.find(({ kind }) => kind === 'subject')
  const body = letter.blocks.filter(({ zone, text }) => zone === 'body' && text.length <= maxBlock)
  const scores = documentTypes.map((type) => ({
    type,
    score: 0,
    words: [] as number[],
    cues: [] as string[],
    inSubject: false,
  }))
  const note = (type: string, weight: number, words: number[], cue: string, inSubject = false) => {
    const score = scores.find((one) => one.type === type)
    if (!score) return
    score.score += weight
    score.words.push(...words)
    score.cues.push(cue)
    score.inSubject ||= inSubject
  }
  for (const [type, place, pattern, weight] of typeCues) {
    if (place === 'subject') {
      const match = pattern.exec(subject?.value ?? '')
      if (match) note(type, weight, subject?.words ?? [], match[0].trim(), true)
      continue
    }
    for (const block of body) {
      const match = pattern.exec(block.text)
      if (!match) continue
      note(
        type,
        weight,
        wordsAt(block, match.index, match.index + match[0].length),
        match[0].trim(),
      )
      break
    }
  }
  const [best, second] = scores.toSorted((a, b) => b.score - a.score)
  const clear = best && best.type !== 'other' && best.score >= threshold
  if (!best || !clear) {
    const sure = best?.type === 'other' && best.score > 0
    const why = sure ? `“${best.cues.join('”, “')}”` : 'no kind of letter stands out'
    const words = sure ? [...new Set(best.words)] : []
    return [
      {
        kind: 'document-type',
        value: 'other',
        words,
        stated: false,
        confidence: sure ? 0.85 : 0.6,
        why,
      },
    ]
  }
  const lead = best.score - (second?.score ?? 0)
  // One cue alone may mislead, unless the letter names itself so: many letters include a form, or mention reminders and contracts, without
  // being one.
  const isTold = best.inSubject || best.type === 'Bescheid'
  const named =
    (isTold && best.cues.length > 1) || /^(?:mahnung|rechnung|bescheid)/iu.test(best.cues[0] ?? '')
  const confidence = Math.min(named ? 0.95 : mostUnsure, 0.6 + 0.05 * lead + 0.02 * best.score)
  const why = `“${best.cues.slice(0, 4).join('”, “')}”`
  return [
    {
      kind: 'document-type',
      value: best.type,
      words: [...new Set(best.words)],
      stated: false,
      confidence,
      why,
    },
  ]
}
