/**
 * Longest texts that finders process, in characters. No printed line or paragraph is longer; longer ones may be an attempt to slow the
 * reader down.
 */
export const maxLine = 400
export const maxBlock = 20_000
