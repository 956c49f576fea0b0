import { maxStepKeyCharacters } from '@brieflotse/reading/facts'
import * as v from 'valibot'

/** Longest name a user can give a document, in characters. */
export const maxTitleCharacters = 200
/** Longest tag, in characters, and how many a document can have. */
export const maxTagCharacters = 40
export const maxTags = 20

// Line breaks and direction marks are refused, because they can make two different names look the same.
const oneLine = v.regex(/^[^\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]*$/u)

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.normalize('NFC'), v.minLength(1), v.maxLength(most), oneLine)

/** A name the user gives a document. */
export const GivenTitle = line(maxTitleCharacters)

/** The key of a step of the plan (`stepKey`). */
export const StepKey = line(maxStepKeyCharacters)

/** How many steps of one document can be marked as done. */
export const maxDoneSteps = 100

export const Tag = line(maxTagCharacters)

/** The tags of a document, in the order they were added, without duplicates. */
export const Tags = v.pipe(
  v.array(Tag),
  v.transform((tags) => [...new Set(tags)]),
  v.maxLength(maxTags),
)
