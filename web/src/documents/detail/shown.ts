import type { Evidence } from '@brieflotse/contract'
import { create } from 'zustand'

type Shown = {
  page: number
  /** What is marked on the page, and its name. */
  mark: { label: string; boxes: Evidence['boxes'] } | null
  /** On a phone the page opens in a dialog; at a desk it stands beside the explanation. */
  dialog: boolean
  turnTo: (page: number) => void
  show: (label: string, evidence: Evidence) => void
  openDialog: () => void
  closeDialog: () => void
  reset: () => void
}

/** Which page of the letter is shown, and what is marked on it. */
export const useShown = create<Shown>()((set) => ({
  page: 1,
  mark: null,
  dialog: false,
  turnTo: (page) => set({ page, mark: null }),
  show: (label, { page, boxes }) => set({ page, mark: { label, boxes }, dialog: true }),
  openDialog: () => set({ dialog: true, mark: null }),
  closeDialog: () => set({ dialog: false }),
  reset: () => set({ page: 1, mark: null, dialog: false }),
}))
