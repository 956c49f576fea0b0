import type { Caution, Plan } from '@brieflotse/contract'
import { create } from 'zustand'

type Checked = { ids: ReadonlySet<number>; check: (documentId: number) => void }

/** Letters with a caution of which the reader said that they have asked the sender: until the app is opened anew. */
export const useChecked = create<Checked>()((set) => ({
  ids: new Set(),
  check: (documentId) => set(({ ids }) => ({ ids: new Set([...ids, documentId]) })),
}))

/** The caution that keeps the reader from paying before they have asked the sender; null where nothing does. */
export const heldBy = (plan: Plan | undefined): Caution | null => plan?.caution ?? null
