import type { Evidence, Fact } from '@brieflotse/contract'
import type { CorrectableKind } from '@brieflotse/reading'
import { create } from 'zustand'

/** A fact that can be corrected below the page; `open`: its field is there at once. */
export type Edited = { kind: CorrectableKind; fact: Fact | null; open: boolean }

type Shown = {
  page: number
  /** What is marked on the page, and its name. */
  mark: { label: string; boxes: Evidence['boxes'] } | null
  edited: Edited | null
  /** Words can be chosen on the page, to be corrected. */
  words: boolean
  /** On a phone the page opens in a dialog; at a desk it stands beside the explanation. */
  dialog: boolean
  turnTo: (page: number) => void
  show: (label: string, evidence: Evidence) => void
  edit: (label: string, edited: Edited) => void
  /** What was being corrected is done. */
  endEdit: () => void
  setWords: (words: boolean) => void
  openDialog: () => void
  closeDialog: () => void
  reset: () => void
}

const nothing = { mark: null, edited: null, words: false }

/** Which page of the letter is shown, what is marked on it, and what is being corrected. */
export const useShown = create<Shown>()((set) => ({
  page: 1,
  ...nothing,
  dialog: false,
  turnTo: (page) => set(({ words }) => ({ ...nothing, words, page })),
  show: (label, { page, boxes }) => set({ ...nothing, page, mark: { label, boxes }, dialog: true }),
  edit: (label, edited) =>
    set(({ page }) => {
      const place = edited.fact?.evidence[0]
      const boxes = place?.boxes ?? []
      return { ...nothing, page: place?.page ?? page, mark: { label, boxes }, edited, dialog: true }
    }),
  endEdit: () => set({ ...nothing, dialog: false }),
  setWords: (words) => set({ ...nothing, words }),
  openDialog: () => set({ ...nothing, dialog: true }),
  closeDialog: () => set({ dialog: false }),
  reset: () => set({ ...nothing, page: 1, dialog: false }),
}))
