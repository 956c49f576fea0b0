import { AppError } from '@brieflotse/contract'

export type Slots = ReturnType<typeof createSlots>

/** Work that only so much of may be done at once, and only so much for one key, such as a user. Throws `busy` where there is no slot. */
export function createSlots({ most, mostPerKey }: { most: number; mostPerKey: number }) {
  const taken = new Map<string | number, number>()
  let all = 0
  return async <T>(key: string | number, work: () => Promise<T>): Promise<T> => {
    const mine = taken.get(key) ?? 0
    if (all >= most || mine >= mostPerKey) throw new AppError('busy')
    taken.set(key, mine + 1)
    all += 1
    try {
      return await work()
    } finally {
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
      all -= 1
    }
  }
}
