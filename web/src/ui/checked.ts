import { create } from 'zustand'

type Checked = { ids: ReadonlySet<number>; check: (documentId: number) => void }

/** Letters with a caution of which the reader said that they have asked the sender: until the app is opened anew. */
export const useChecked = create<Checked>()((set) => ({
  ids: new Set(),
  check: (documentId) => set(({ ids }) => ({ ids: new Set([...ids, documentId]) })),
}))
