import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { text } from '../text/text.ts'
import { IconButton } from './button.tsx'
import { Icon } from './drawings/icon.tsx'
import { focusOn } from './focus-on.ts'
import { useBackCloses } from './use-back-closes.ts'

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
  /** `sheet` fills a phone's screen, `wide` nearly every screen; `list` is as high as what it lists; `small` is for one question. */
  size?: keyof typeof panels
  role?: 'dialog' | 'alertdialog'
  /** It stands in the address, so that Back closes it already. */
  inAddress?: boolean
}

/** A dialog: rises from below on a phone, stands in the middle otherwise. It is there while it is rendered. */
export function Modal({
  title,
  onClose,
  children,
  size = 'small',
  role = 'dialog',
  inAddress,
}: Props) {
  // A notice from before would lie over the question.
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
 * Gives the focus back to what had it. The library does so as well, but loses it when the dialog was chosen in a menu. `KeepFocus` knows
 * much of the same; one code for both would be one more file before the first words (decision 032).
 */
function useFocusReturn() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!(before instanceof HTMLElement) || !before.isConnected) return
        const now = document.activeElement
        // also where it is back: what stands above may have grown meanwhile, and moved it below the bar
        if (now === document.body || now === before) focusOn(before)
      })
    },
    [before],
  )
}
