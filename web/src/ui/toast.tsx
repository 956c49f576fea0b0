import { toast } from 'react-hot-toast/headless'

/** Display time and how long a dismissed toast is remembered, in milliseconds. Source: specification, section 9. */
const shownFor = 5000
const removedAfter = 1_000_000

/** Shows one toast; the one before it goes. */
export function notify(title: string, text?: string): void {
  show(title, text, 'plain')
}

/** Shows a failure in the destructive style. */
export function notifyFailure(title: string, text?: string): void {
  show(title, text, 'destructive')
}

/** The library keeps a class name with each toast: it carries the tone. */
function show(title: string, text: string | undefined, tone: 'plain' | 'destructive'): void {
  toast.dismiss()
  toast(
    <>
      <p className="font-semibold">{title}</p>
      {text && <p>{text}</p>}
    </>,
    { className: tone, duration: shownFor, removeDelay: removedAfter },
  )
}
