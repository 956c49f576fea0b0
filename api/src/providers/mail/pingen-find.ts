import { AppError } from '@brieflotse/contract'
import { lettersIn, referenceOf, stateOf, timeOf, type PingenLetter } from './pingen-letter.ts'
import type { PingenCalls } from './pingen-calls.ts'

/** Letters made longer ago are not looked at: an order whose answer was lost is asked for within minutes, and for days at most. */
const lookBackMs = 30 * 86_400_000
const perPage = 100

export const isGone = (letter: PingenLetter): boolean => /canceled|refused/.test(stateOf(letter))

/**
 * Looks through all letters, newest first, for the one with our reference: the search of the API lags behind what was just made. Of
 * several the living one counts.
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
    // While the list was read a letter was taken out, and another may have slipped from an unread page to a read one.
    if (isWhole) return gone ?? null
  }
  throw new AppError('busy', undefined, { cause: 'the list of letters does not hold still' })
}

/** Everything behind this page is older still, if the order is what was asked for. */
function isLongAgo(letters: PingenLetter[], now: number): boolean {
  const [newest, oldest] = [letters[0], letters.at(-1)].map((one) => timeOf(one?.created_at) ?? now)
  return newest! >= oldest! && oldest! < now - lookBackMs
}
