import { AppError, type Saying, saying } from '@brieflotse/contract'

/** Says why a file cannot be taken over, in a sentence that the screens know in every language. */
export function refuse(why: Saying, values: Record<string, string> = {}): AppError {
  const sentence = saying('This file cannot be taken over: {why}', { why: saying(why, values) })
  return new AppError('transfer-invalid', sentence)
}

/** `what` is where in the file something stands that cannot be: the name of a file or of a column. */
export const invalid = (what: string) => refuse('something in it is not valid ({what}).', { what })
