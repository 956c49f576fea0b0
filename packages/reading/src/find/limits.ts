/**
 * Longest texts that finders look at, in characters. No printed line or paragraph is longer; what is longer was made to slow
 * the reader down.
 */
export const maxLine = 400
export const maxBlock = 20_000
