import { AppError } from '@brieflotse/contract'
import { lettersIn, referenceOf, stateOf, timeOf, type PingenLetter } from './pingen-letter.ts'
import type { PingenCalls } from './pingen-calls.ts'

/** Older letters are not searched: an order with a lost response is looked up within minutes, and within days at most. */
const lookBackMs = 30 * 86_400_000
const perPage = 100

export const isGone = (letter: PingenLetter): boolean => /canceled|refused/.test(stateOf(letter))

/**
 * Searches all letters, newest first, for the one with our reference, because the API's own search lags behind. If there are
 * several, an active one is returned.
 */
export async function findLetter(
  ask: PingenCalls['ask'],
  path: string,
  reference: string,
  signal: AbortSignal,
  now: number,
): Promise<PingenLetter | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    let gone: PingenLetter | undefined
    let isWhole = true
    let first: number | undefined
    for (let page = 1; ; page += 1) {
      const query = `?page%5Bnumber%5D=${page}&page%5Blimit%5D=${perPage}&sort=-created_at`
      const { letters, lastPage, total } = lettersIn(await ask('GET', `${path}${query}`, signal))
      const ours = letters.filter((letter) => referenceOf(letter) === reference)
      const living = ours.find((letter) => !isGone(letter))
      if (living) return living
      gone ??= ours[0]
      first ??= total
      isWhole &&= total === first
      if (letters.length === 0 || page === lastPage || isLongAgo(letters, now)) break
    }
    // If a letter was deleted meanwhile, another may have moved to a page that was already read.
    if (isWhole) return gone ?? null
  }
  throw new AppError('busy', undefined, { cause: 'the list of letters does not hold still' })
}

/** The list is sorted by age, so all further pages are older still. */
function isLongAgo(letters: PingenLetter[], now: number): boolean {
  const [newest, oldest] = [letters[0], letters.at(-1)].map((one) => timeOf(one?.created_at) ?? now)
  return newest! >= oldest! && oldest! < now - lookBackMs
}
