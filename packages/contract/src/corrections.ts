import { correctableKinds, maxFactCharacters, questions } from '@brieflotse/reading/facts'
import { isPlainDate } from '@brieflotse/rules'
import * as v from 'valibot'
import { Box } from './boxes.ts'
import { Day } from './shapes.ts'

/** Longest corrected text of one word, in characters. */
export const maxWordCharacters = 80

/** Most corrections of one letter: about every tenth word of fifty pages. */
export const maxCorrections = 2_000

// Line breaks and direction marks are refused, because they can make two different values look the same.
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.normalize('NFC'),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]*$/u),
  )

const aboutFact = {
  field: v.literal('fact'),
  kind: v.picklist(correctableKinds),
  /** The value that was read; null if none was read. */
  was: v.nullable(v.pipe(v.string(), v.maxLength(2_000))),
}
const aboutWord = {
  field: v.literal('word'),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
  box: Box,
  was: v.pipe(v.string(), v.maxLength(500)),
}
const aboutAnswer = { field: v.literal('answer'), question: v.picklist(questions) }

const FactValue = v.nullable(line(maxFactCharacters))
const WordValue = line(maxWordCharacters)
const AnswerValue = v.nullable(v.pipe(Day, v.check(isPlainDate)))

/** A stored correction by the user. `value: null`: the letter does not contain it, or the user does not know it. */
export const Correction = v.variant('field', [
  v.object({ ...aboutFact, value: FactValue }),
  v.object({ ...aboutWord, value: WordValue }),
  v.object({ ...aboutAnswer, value: AnswerValue }),
])
export type Correction = v.InferOutput<typeof Correction>

const given = <S extends v.GenericSchema>(value: S) => v.nullable(v.object({ value }))

/** A change of a correction from one state to the next; `null` means no correction, so `to: null` undoes it. */
export const correctionChanges = [
  // the server checks each value against its kind: those tables would make the first load of a device larger
  v.object({ ...aboutFact, from: given(v.nullable(v.string())), to: given(FactValue) }),
  v.object({ ...aboutWord, from: given(v.string()), to: given(WordValue) }),
  v.object({ ...aboutAnswer, from: given(v.nullable(v.string())), to: given(AnswerValue) }),
] as const

export type CorrectionChange = v.InferOutput<(typeof correctionChanges)[number]>
