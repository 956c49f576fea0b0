/** Scores of a word for a typed one; 0 is no match. `slip`: a typing error. */
export const fits = { exact: 1, prefix: 0.7, inside: 0.45, slip: 0.3, none: 0 } as const

/** Shorter words are not matched with typing errors: "Amt" would match "Arm". */
const shortestWithSlip = 5
/** Shorter words are not matched inside other words, where they occur by chance. */
export const shortestInside = 4

/** `=word` matches the whole word, `^word` its beginning; without a sign it matches anywhere. */
export type Sought = { word: string; whole: boolean; start: boolean }

export function soughtOf(typed: string): Sought {
  const whole = typed.startsWith('=')
  const start = whole || typed.startsWith('^')
  return { word: start ? typed.slice(1) : typed, whole, start }
}

/** Scores `word` for a typed one, both folded; typing errors are handled by `isSlip`. */
export function fitOf(sought: string, word: string): number {
  const { word: typed, whole, start } = soughtOf(sought)
  if (whole) return typed === word ? fits.exact : fits.none
  if (start && !word.startsWith(typed)) return fits.none
  const at = word.indexOf(typed)
  if (at < 0) return fits.none
  if (at === 0) return typed.length === word.length ? fits.exact : fits.prefix
  return typed.length >= shortestInside ? fits.inside : fits.none
}

/** Whether typing errors are allowed: not in numbers, where every digit matters. */
export function maySlip(typed: string): boolean {
  return typed.length >= shortestWithSlip && !/^[=^]|\p{N}/u.test(typed)
}

/** Whether the typed text is the word (or its beginning) with one letter wrong, missing, added, or two swapped. */
export function isSlip(typed: string, word: string): boolean {
  if (word.length < typed.length - 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  // while the user is typing, the last letter may be anything
  if (at >= typed.length - 1) return Math.abs(word.length - typed.length) <= 1
  const rest = (from: number, to: number) => word.startsWith(typed.slice(from), to)
  return (
    rest(at + 1, at + 1) ||
    rest(at + 1, at) ||
    rest(at, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && rest(at + 2, at + 2))
  )
}
