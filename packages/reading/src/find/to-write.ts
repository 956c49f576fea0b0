import { referenceKind } from '../german/label-cues.ts'
import type { Layout } from '../layout/types.ts'
import {
  isBeginning,
  isNumber,
  numberKey,
  numberShape,
  singleMention,
  type Reference,
} from './one-number.ts'
import { bodySentences } from './body-sentences.ts'
import { wordsAt } from './words-at.ts'

const toWrite = new RegExp(
  String.raw`(?:[Vv]erwendungsz|Z)weck(?:e?s)?(?:\sbitte)?(?:\snur)?(?:\s?[:=]|\slautet:?)?\s?[„“"]?(?<value>${numberShape})`,
  'gu',
)

/** Unlabelled numbers that the text asks the reader to write on a transfer. */
export function purposesOf(letter: Layout): Reference[] {
  const kind = referenceKind('Zahlungsreferenz')
  return bodySentences(letter).flatMap((said) =>
    [...said.text.matchAll(toWrite)].flatMap((match): Reference[] => {
      const value = match.groups?.value?.replace(/[.,;]$/, '') ?? ''
      if (!kind || !isNumber(value) || value.length < 4) return []
      const start = match.index + match[0].lastIndexOf(value)
      const words = wordsAt(said, start, start + value.length)
      const label = 'Verwendungszweck'
      return [{ label, value, words, zone: 'body', kind, quoted: false, ...singleMention }]
    }),
  )
}

/** Whether a purpose is a reference without the writer's initials: `0417/25` for `0417/25 Qu/mo`. */
const isShortFor = (purpose: string, sign: string) =>
  numberKey(purpose).length > 4 &&
  sign.startsWith(purpose) &&
  /^\s\p{L}{1,3}\/\p{L}{1,3}$/u.test(sign.slice(purpose.length))

/** Adds purposes to the references; a purpose that equals a known reference marks it. */
export function withPurposes(all: Reference[], purposes: Reference[]): Reference[] {
  const out = [...all]
  for (const purpose of purposes) {
    const key = numberKey(purpose.value)
    const at = out.findIndex(({ value }) => {
      const other = numberKey(value)
      return isBeginning(key, other) || isBeginning(other, key)
    })
    const known = out[at]
    if (!known) {
      out.push(purpose)
      continue
    }
    const short = isShortFor(purpose.value, known.value) ? purpose.value : undefined
    out[at] = { ...known, short, quoted: true, mentions: known.mentions + 1 }
  }
  return out
}
