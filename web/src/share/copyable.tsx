import { forwardingText as words } from '../text/forwarding.ts'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../ui/use-copy.ts'

type Props = { value: string; name: string; button: string; said?: string; numbers?: boolean }

/** A value with a copy button, shown as plain text and never as a link. */
export function Copyable({ value, name, button, said = words.copied, numbers }: Props) {
  const copy = useCopy(value, { ...words, copied: said })
  const look = numbers ? 'numbers text-lead font-semibold tracking-wider' : 'font-semibold'
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-box border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-small text-muted">{name}</p>
        <code className={`block wrap-anywhere select-all ${look}`}>{value}</code>
      </div>
      <Button onClick={() => void copy()}>{button}</Button>
    </div>
  )
}
