import { toast } from 'react-hot-toast/headless'
import type { Shown } from './message-text.tsx'

/** Display time and how long a dismissed toast is remembered, in milliseconds. Source: specification, section 9. */
const shownFor = 5000
const removedAfter = 1_000_000

/** Shows a toast; it replaces the one before. */
export function notify(title: string, text?: string | Shown, action?: ToastAction): void {
  show(title, text, 'plain', action)
}

/** An action on the finished change, such as undo. */
export type ToastAction = { label: string; act: () => void }

/** Shows a failure in the destructive style. */
export function notifyFailure(title: string, text?: string | Shown): void {
  show(title, text, 'destructive')
}

let lastNotice: string | null = null

/** Dismisses a success notice when the user continues with content that it may cover. Failures and notices with an action stay. */
export function putNoticeAway(): void {
  if (lastNotice !== null) toast.dismiss(lastNotice)
}

/** The library stores a class name with each toast; it is used here for the tone. */
function show(
  title: string,
  said: string | Shown | undefined,
  tone: 'plain' | 'destructive',
  action?: ToastAction,
): void {
  toast.dismiss()
  const { text, lang }: Partial<Shown> = typeof said === 'string' ? { text: said } : (said ?? {})
  const id = toast(
    <>
      <p className="font-semibold">{title}</p>
      {text && <p lang={lang}>{text}</p>}
      {action && (
        <button
          type="button"
          className="-mb-2 -ms-2 min-h-11 rounded-small px-2 font-semibold text-accent hover:bg-accent-wash"
          onClick={() => {
            toast.dismiss()
            action.act()
          }}
        >
          {action.label}
        </button>
      )}
    </>,
    { className: tone, duration: shownFor, removeDelay: removedAfter },
  )
  lastNotice = tone === 'plain' && !action ? id : null
}
