import { toast } from 'react-hot-toast/headless'

/** Display time and how long a dismissed toast is remembered, in milliseconds. Source: specification, section 9. */
const shownFor = 5000
const removedAfter = 1_000_000

/** Shows one toast; the one before it goes. */
export function notify(title: string, text?: string, action?: ToastAction): void {
  show(title, text, 'plain', action)
}

/** Something that can still be done about what was just done. */
export type ToastAction = { label: string; act: () => void }

/** Shows a failure in the destructive style. */
export function notifyFailure(title: string, text?: string): void {
  show(title, text, 'destructive')
}

/** The library keeps a class name with each toast: it carries the tone. */
function show(
  title: string,
  text: string | undefined,
  tone: 'plain' | 'destructive',
  action?: ToastAction,
): void {
  toast.dismiss()
  toast(
    <>
      <p className="font-semibold">{title}</p>
      {text && <p>{text}</p>}
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
}
