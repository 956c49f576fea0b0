import { AppError } from '@brieflotse/contract'

export type Slots = ReturnType<typeof createSlots>

/** Limits how much work runs at the same time, in total and for one key such as a user. Throws `busy` if no slot is free. */
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
