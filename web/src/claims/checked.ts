import { create } from 'zustand'

type Checked = { ids: ReadonlySet<number>; check: (documentId: number) => void }

/** Ids of the letters with a caution for which the reader confirmed to have asked the sender. Kept until the app is reloaded. */
export const useChecked = create<Checked>()((set) => ({
  ids: new Set(),
  check: (documentId) => set(({ ids }) => ({ ids: new Set([...ids, documentId]) })),
}))
