import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { text } from '../text/text.ts'
import { IconButton } from './button.tsx'
import { Icon } from './drawings/icon.tsx'
import { focusOn } from './focus.ts'
import { steps } from './steps-back.ts'

const panels = {
  sheet: 'h-dvh w-full md:h-[min(56rem,calc(100dvh-4rem))] md:max-w-5xl md:rounded-sheet',
  wide: 'h-dvh w-full md:h-[calc(100dvh-4rem)] md:max-w-[84rem] md:rounded-sheet',
  list: 'max-h-[90dvh] min-h-[40dvh] w-full rounded-t-sheet md:min-h-0 md:max-w-xl md:rounded-sheet',
  small: 'max-h-[90dvh] w-full rounded-t-sheet md:max-w-md md:rounded-sheet',
} as const

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** `sheet` fills a phone's screen, `wide` nearly fills every screen, `list` is as high as its list, `small` is for one question. */
  size?: keyof typeof panels
  role?: 'dialog' | 'alertdialog'
  /** True if the URL contains the dialog, so that Back closes it already. */
  inAddress?: boolean
}

/** A dialog: slides up from below on a phone, and is centred on larger screens. Open while it is rendered. */
export function Modal({
  title,
  onClose,
  children,
  size = 'small',
  role = 'dialog',
  inAddress,
}: Props) {
  // An earlier notice would cover the dialog.
  useEffect(() => toast.dismiss(), [])
  useFocusReturn()
  useBackCloses(onClose, inAddress)
  return (
    <Dialog open onClose={onClose} role={role} className="fixed inset-0 z-40">
      <DialogBackdrop className="fixed inset-0 bg-shade" />
      <div className="fixed inset-0 flex items-end justify-center md:items-center md:p-8">
        <DialogPanel
          data-panel
          className={`flex animate-sheet flex-col overflow-hidden bg-surface pb-[env(safe-area-inset-bottom)] shadow-high ${panels[size]}`}
        >
          <header className="flex items-center justify-between gap-2 py-2 pe-2 ps-5 md:ps-6">
            <DialogTitle className="py-2 text-lead font-semibold">{title}</DialogTitle>
            {size !== 'small' && (
              <IconButton label={text.app.close} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            )}
          </header>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}

/**
 * Returns the focus to the previously focused element. The library also does this, but fails if a menu opened the dialog. `KeepFocus` does
 * similar work; shared code would add a file to the first load (decision 032).
 */
function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!(before instanceof HTMLElement) || !before.isConnected) return
        const now = document.activeElement
        // also scrolls if the focus is already back: content above may have grown and pushed the element below the bar
        if (now === document.body || now === before) focusOn(before)
      })
    },
    [before],
  )
}

/** The open overlays, topmost last, with their index in the browser history. */
const opened: { at: number | undefined; close: () => void }[] = []
/** The overlay whose history step is being undone. */
let returning: (typeof opened)[number] | null = null

/** React Router numbers its history entries; entries of in-page links have no number. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx

/** Handles Back for overlays and hides both steps (Back and its reversal) from the router. */
function step(event: PopStateEvent) {
  const upmost = opened.at(-1)
  if (returning) {
    // closes only now: the browser scrolls with each history step, and the focused element must be visible after that
    returning.close()
    returning = null
  } else if (upmost) {
    const to = placeIn(event.state)
    const back = upmost.at === undefined || to === undefined ? 1 : upmost.at - to
    returning = upmost
    history.go(back || 1)
  } else return
  event.stopImmediatePropagation()
}

/**
 * Makes Back close the topmost overlay without leaving the page below. The history step is undone afterwards; a history entry per overlay
 * would have to be removed again with every answer. `inAddress`: the URL contains the overlay, so Back closes it already.
 */
function useBackCloses(onClose: () => void, inAddress?: boolean): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (inAddress) return
    const own = { at: placeIn(history.state), close: () => close() }
    opened.push(own)
    // stays registered: a history step may still be pending when the overlay has closed
    steps.heard = step
    return () => void opened.splice(opened.indexOf(own), 1)
  }, [inAddress])
}
