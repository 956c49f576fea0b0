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
