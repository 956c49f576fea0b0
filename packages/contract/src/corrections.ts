import { correctableKinds, maxFactCharacters, questions } from '@brieflotse/reading/facts'
import { isPlainDate } from '@brieflotse/rules'
import * as v from 'valibot'
import { Box } from './boxes.ts'
import { Day } from './shapes.ts'

/** Longest text a word can be corrected to, in characters. */
export const maxWordCharacters = 80

/** Most corrections one letter can have: every tenth word of fifty pages. */
export const maxCorrections = 2_000

// Line breaks, direction marks and the like would let one value pass for another.
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
  /** What had been read; null where nothing was. */
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

/** What the user says about a letter, as it is kept. `value: null`: it is not in the letter, or they do not know. */
export const Correction = v.variant('field', [
  v.object({ ...aboutFact, value: FactValue }),
  v.object({ ...aboutWord, value: WordValue }),
  v.object({ ...aboutAnswer, value: AnswerValue }),
])
export type Correction = v.InferOutput<typeof Correction>

const given = <S extends v.GenericSchema>(value: S) => v.nullable(v.object({ value }))

/** A correction as a change: `null` is none, so `to: null` takes it back. */
export const correctionChanges = [
  // whether a value is one of its kind is looked at by the server: the tables for it are no part of the first load
  v.object({ ...aboutFact, from: given(v.nullable(v.string())), to: given(FactValue) }),
  v.object({ ...aboutWord, from: given(v.string()), to: given(WordValue) }),
  v.object({ ...aboutAnswer, from: given(v.nullable(v.string())), to: given(AnswerValue) }),
] as const

export type CorrectionChange = v.InferOutput<(typeof correctionChanges)[number]>
