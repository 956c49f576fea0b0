import type { Evidence, Fact } from '@brieflotse/contract'
import type { CorrectableKind } from '@brieflotse/reading'
import { create } from 'zustand'

/** A fact in the editor below the page; `open`: the field is editable at once. */
export type Edited = { kind: CorrectableKind; fact: Fact | null; open: boolean }

type Shown = {
  page: number
  /** The marked boxes on the page, and their label. */
  mark: { label: string; boxes: Evidence['boxes'] } | null
  edited: Edited | null
  /** True while the user can select words of the page to correct them. */
  words: boolean
  /** Phones show the page in a dialog; wide screens show it beside the explanation. */
  dialog: boolean
  turnTo: (page: number) => void
  show: (label: string, evidence: Evidence) => void
  edit: (label: string, edited: Edited) => void
  /** Ends the correction. */
  endEdit: () => void
  setWords: (words: boolean) => void
  openDialog: () => void
  closeDialog: () => void
  reset: () => void
}

const nothing = { mark: null, edited: null, words: false }

/** The state of the page viewer: the current page, the marked place and the value being corrected. */
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
